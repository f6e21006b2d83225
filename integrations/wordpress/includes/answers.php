<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** Workspaces of an element that are asked, at most, as the elements themselves do: each is a request of its own. */
const WORKSPACES_MAX = 20;

/** Words separated by spaces, each once. */
function words( string $written ): array {
	return array_values( array_unique( preg_split( '/\s+/', $written, -1, PREG_SPLIT_NO_EMPTY ) ) );
}

/** A whole number as the elements read it. */
function whole_number( string $written, int $min, int $max, int $fallback ): int {
	return preg_match( '/^\s*[+-]?\d+\s*$/', $written ) ? (int) min( max( (float) $written, $min ), $max ) : $fallback;
}

/** The attributes that choose from posts by rules that the elements alone know. */
function choosing_attributes( string $tag ): array {
	$chooses = static function ( array $facts ): bool {
		return isset( $facts['chooses'] );
	};
	return array_keys( array_filter( manifest()['elements'][ $tag ]['attributes'], $chooses ) );
}

/** How many posts an element shows first. */
function first_count( string $tag, array $attributes ): int {
	if ( 'ws-public-posts' === $tag ) {
		return whole_number( $attributes['limit'] ?? '', 1, PAGE_MAX, 10 );
	}
	$page = whole_number( $attributes['page-size'] ?? '', 1, PAGE_MAX, 10 );
	return min( $page, max_posts( $attributes ) );
}

/** How many posts an element shows in all. */
function max_posts( array $attributes ): int {
	return whole_number( $attributes['max-posts'] ?? '', 1, PHP_INT_MAX, PHP_INT_MAX );
}

/** How many posts of a workspace an element requests first. */
function asked_count( string $tag, array $attributes ): int {
	$is_chosen = says_any( $attributes, array_merge( choosing_attributes( $tag ), array( 'pin', 'hide-posts' ) ) );
	return $is_chosen || page_number( $attributes ) > 1 ? PAGE_MAX : first_count( $tag, $attributes );
}

/** Whether one of some attributes says anything. */
function says_any( array $attributes, array $names ): bool {
	foreach ( $names as $name ) {
		if ( '' !== trim( $attributes[ $name ] ?? '' ) ) {
			return true;
		}
	}
	return false;
}

/**
 * What is kept of an answer: the workspaces of an `embed`, so many posts of a `list` or of a `page`; null where it has an
 * unknown shape.
 *
 * @param mixed $answer
 * @return array|object|null
 */
function read_answer( $answer, string $kind, int $count ) {
	if ( 'embed' === $kind ) {
		return is_object( $answer ) && is_array( $answer->feedIds ?? null ) ? $answer : null;
	}
	$is_list = 'list' === $kind;
	$items   = $is_list ? $answer : ( is_object( $answer ) ? $answer->items ?? null : null );
	if ( ! is_array( $items ) ) {
		return null;
	}
	$used = array_slice( $items, 0, $count );
	return $is_list ? $used : (object) array( 'items' => $used );
}

/**
 * The answers that an element begins with, by their URLs, as far as they are there; null where there is none that has posts.
 *
 * @return array|null Of each `answer`, `until` and, where it holds posts, `feed_id`.
 */
function first_answers( string $tag, array $attributes, string $base_url ): ?array {
	$answers  = array();
	$feed_ids = array_slice( words( $attributes['feed-id'] ?? '' ), 0, WORKSPACES_MAX );
	$org      = $attributes['org'] ?? '';
	if ( 'ws-embed' === $tag ) {
		$embed_id = $attributes['embed-id'] ?? '';
		if ( '' === $embed_id || '' === $org ) {
			return null;
		}
		$url   = embed_url( $base_url, $embed_id, $org );
		$embed = ask( $url, 'embed', 0 );
		if ( ! $embed ) {
			return null;
		}
		$answers[ $url ] = $embed;
		$named           = array_filter(
			$embed['answer']->feedIds,
			function ( $id ) {
				return is_string( $id ) && '' !== trim( $id );
			}
		);
		$feed_ids = array_slice( array_values( array_unique( $named ) ), 0, WORKSPACES_MAX );
	}
	$count    = asked_count( $tag, $attributes );
	$order_by = count( $feed_ids ) > 1 ? '' : $attributes['order-by'] ?? '';
	foreach ( $feed_ids as $feed_id ) {
		$is_list = 'ws-public-posts' === $tag;
		$url     = $is_list
			? public_posts_url( $base_url, $feed_id, $count )
			: posts_url( $base_url, $feed_id, $count, $attributes['filter'] ?? '', $order_by );
		$found   = ask( $url, $is_list ? 'list' : 'page', $count );
		if ( $found ) {
			$answers[ $url ] = $found + array( 'feed_id' => $feed_id );
		}
	}
	return $answers && ( ! $feed_ids || array_column( $answers, 'feed_id' ) ) ? $answers : null;
}

/** What some JSON says by name; nothing where it is no object. */
function json_object( string $json ): array {
	$said = json_decode( $json );
	return is_object( $said ) ? (array) $said : array();
}

/** A post whose images and videos have the alternative texts that its owner wrote: one, or a list. */
function with_alt_texts( array $post, array $texts ): array {
	$own = $texts[ $post['id'] ] ?? array();
	$own = is_array( $own ) ? $own : array( $own );
	if ( count( array_filter( $own, 'is_string' ) ) < count( $own ) ) {
		return $post;
	}
	foreach ( $post['media'] as $i => $media ) {
		$post['media'][ $i ]['alt'] = ( $own[ $i ] ?? '' ) ?: $media['alt'];
	}
	return $post;
}

/** The posts of some answers that are on a page of an element, in the order in which it shows them. */
function posts_of( string $tag, array $attributes, array $answers, int $page = 1 ): array {
	if ( says_any( $attributes, choosing_attributes( $tag ) ) ) {
		return array();
	}
	$field_map = array_filter( json_object( $attributes['field-map'] ?? '' ), 'is_string' );
	$alt_texts = json_object( $attributes['alt-texts'] ?? '' );
	$hidden    = words( $attributes['hide-posts'] ?? '' );
	$pinned    = words( $attributes['pin'] ?? '' );
	$posts     = array();
	$feeds     = array_filter( $answers, function ( $one ) { return isset( $one['feed_id'] ); } );
	foreach ( $feeds as $found ) {
		foreach ( is_array( $found['answer'] ) ? $found['answer'] : $found['answer']->items as $item ) {
			$post = read_post( $item, $field_map, $found['feed_id'] );
			if ( $post && ! in_array( $post['id'], $hidden, true ) ) {
				$posts[] = with_alt_texts( $post, $alt_texts ) + array( 'raw' => $item );
			}
		}
	}
	if ( count( $feeds ) > 1 ) {
		$posts = in_order( $posts, function ( $post ) { return $post['publishedAt'] ? -(float) $post['publishedAt']->format( 'U.u' ) : INF; } );
	}
	if ( $pinned ) {
		$posts = in_order(
			$posts,
			function ( $post ) use ( $pinned ) {
				$rank = array_search( $post['id'], $pinned, true );
				return false === $rank ? count( $pinned ) : $rank;
			}
		);
	}
	return array_slice( $posts, ...page_bounds( $tag, $attributes, $page ) );
}

/** Sorts by a number, and leaves equal ones as they were, which PHP 7.4 by itself does not. */
function in_order( array $posts, callable $rank ): array {
	$places = array_keys( $posts );
	array_multisort( array_map( $rank, $posts ), SORT_NUMERIC, $places, SORT_NUMERIC, $posts );
	return $posts;
}
