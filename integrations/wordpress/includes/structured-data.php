<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// What the printed posts say, as schema.org has it: `conformance/structured-data.json` in the sources has what of which post.

/** What one post displays, printed and on the element's card; what either leaves out is not told. */
function posting_of( array $post, array $attributes, bool $is_of_one_feed ): array {
	$hidden   = hidden_parts( $attributes );
	$first    = $post['media'][0] ?? null;
	$heads    = '' !== ( $attributes['heading'] ?? '' ) || 'compact' === read_word( $attributes, 'layout' );
	$has_feed = '' !== $post['feedName'] && ! in_array( 'feed', $hidden, true ) && ! ( $heads && $is_of_one_feed );
	// Behind a video, some looks hide an image.
	$has_image = $first && 'image' === $first['type'] && loads_media( $attributes ) && ! in_array( 'image', $hidden, true );
	$author    = $has_feed ? array( '@type' => 'Organization', 'name' => $post['feedName'] ) : null;
	$claps     = $post['claps'] > 0 && ! in_array( 'claps', $hidden, true ) ? $post['claps'] : null;
	$posting   = array(
		'headline'             => '' === $post['title'] ? null : $post['title'],
		'datePublished'        => $post['publishedAt'] && ! in_array( 'date', $hidden, true ) ? $post['publishedAt']->format( 'Y-m-d\TH:i:s.v\Z' ) : null,
		'author'               => '' === $post['author'] ? $author : array( '@type' => 'Person', 'name' => $post['author'] ),
		'image'                => $has_image ? safe_url( $first['src'] ) : null,
		'url'                  => links_to_post( $post, $hidden ) ? safe_url( with_utm( $post['url'], $attributes ) ) : null,
		'interactionStatistic' => null === $claps ? null : array(
			'@type'                => 'InteractionCounter',
			'interactionType'      => 'https://schema.org/LikeAction',
			'userInteractionCount' => $claps,
		),
	);
	return array( '@type' => 'SocialMediaPosting' ) + array_filter( $posting, function ( $value ) { return null !== $value; } ); // a title may be a nought
}

/** The script that says it; nothing where there are no posts, or where the settings turn it off. */
function structured_data_html( array $posts, array $attributes ): string {
	if ( ! $posts || ! options()['structured_data'] ) {
		return '';
	}
	$is_of_one_feed = count( array_unique( array_column( $posts, 'feedId' ) ) ) < 2;
	$items          = array();
	foreach ( $posts as $i => $post ) {
		$items[] = array( '@type' => 'ListItem', 'position' => $i + 1, 'item' => posting_of( $post, $attributes, $is_of_one_feed ) );
	}
	$list = array( '@context' => 'https://schema.org', '@type' => 'ItemList', 'itemListElement' => $items );
	return '<script type="application/ld+json">' . json_html( $list ) . '</script>';
}
