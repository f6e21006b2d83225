<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// With `more="links"` the address says which page of posts is displayed: see src/features/page-links of the elements.
// PHP prints those of the first thirty posts, which one request for each workspace brings, whatever a visitor writes.

/** The parameter of the address. */
function page_key( array $attributes ): string {
	$key = $attributes['page-key'] ?? '';
	return '' === $key ? 'ws-page' : $key;
}

/** The same as PHP names it. */
function page_key_of_php( array $attributes ): string {
	return strtr( page_key( $attributes ), '. ', '__' );
}

/** Whether pages have links: a reader of feeds has no address of its own for them. */
function has_page_links( array $attributes ): bool {
	return 'links' === read_word( $attributes, 'more' ) && ! is_feed();
}

/** The number of the page, from 1 on. */
function page_number( array $attributes ): int {
	$written = has_page_links( $attributes ) ? $_GET[ page_key_of_php( $attributes ) ] ?? '' : ''; // phpcs:ignore WordPress.Security -- it changes nothing.
	return is_string( $written ) && preg_match( '/^[1-9]\d{0,2}$/D', $written ) ? (int) $written : 1;
}

/** Where a page begins among the posts, and how many it has at most. */
function page_bounds( string $tag, array $attributes, int $page ): array {
	$size  = first_count( $tag, $attributes );
	$begin = ( $page - 1 ) * $size;
	$end   = min( $begin + $size, max_posts( $attributes ), PAGE_MAX );
	return array( $begin, max( 0, $end - $begin ) );
}

/** Whether PHP prints another page behind this one. */
function has_next_page( string $tag, array $attributes, array $answers ): bool {
	$next = page_number( $attributes ) + 1;
	if ( 0 === page_bounds( $tag, $attributes, $next )[1] ) {
		return false;
	}
	$asked = asked_count( $tag, $attributes );
	foreach ( $answers as $found ) {
		// The first page asks for no more than it displays: a full answer may have more behind it.
		if ( $asked < PAGE_MAX && isset( $found['feed_id'] ) && count( $found['answer']->items ) === $asked ) {
			return true;
		}
	}
	return (bool) posts_of( $tag, $attributes, $answers, $next );
}

/** The links below the posts, to the page before this one and to the one behind it. */
function page_links_html( string $tag, array $attributes, array $answers, bool $is_phrasing ): string {
	$page   = page_number( $attributes );
	$others = array_diff_key( wp_unslash( $_GET ), array( page_key_of_php( $attributes ) => '' ) ); // phpcs:ignore WordPress.Security -- they stay in the address.
	$link   = function ( int $number, string $rel, string $label ) use ( $attributes, $others ): string {
		$query = $others + ( $number > 1 ? array( page_key( $attributes ) => $number ) : array() );
		return tag_html( 'a', array( 'href' => '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ), 'rel' => $rel ), escape( $label ), false );
	};
	$links  = array();
	if ( $page > 1 ) {
		$links[] = $link( $page - 1, 'prev', __( 'Previous posts', 'ws-widgets' ) );
	}
	if ( has_next_page( $tag, $attributes, $answers ) ) {
		$links[] = $link( $page + 1, 'next', __( 'Next posts', 'ws-widgets' ) );
	}
	return $links ? tag_html( 'p', array(), implode( ' ', $links ), $is_phrasing ) : '';
}
