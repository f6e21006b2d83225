<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// The posts that an editor chooses from by their names: to pin them, or to hide them.

/** The attributes that say where the posts of an element come from, and what they are called there. */
const SOURCE = array( 'feed-id', 'embed-id', 'org', 'field-map' );

/** Words of a text that name a post without a title. */
const NAME_WORDS = 8;

/** What a post is called in a list. */
function post_name( array $post ): string {
	$words = '' !== $post['title'] ? $post['title'] : first_words( text_html( $post['text'], 'auto', '_self', false ), NAME_WORDS );
	return '' !== $words ? $words : $post['id'];
}

/** Whether a screen reader can say something of an image. The name of a file says nothing; many systems send it where nobody wrote anything. */
function is_described( array $media ): bool {
	$words = strtolower( trim( $media['alt'] ) );
	$name  = (string) strtok( basename( strtolower( $media['src'] ) ), '.?#' );
	return '' !== $words && $words !== $name && ! preg_match( '/\.(avif|gif|heic|jpe?g|png|svg|webp)$/D', $words );
}

/** The images of a post that have no description, by their places among its images and videos. */
function undescribed_images( array $post ): array {
	$images = array();
	foreach ( $post['media'] as $index => $media ) {
		if ( 'image' === $media['type'] && ! is_described( $media ) ) {
			$images[] = array(
				'index' => $index,
				'src'   => $media['src'],
			);
		}
	}
	return $images;
}

/**
 * The newest posts of the source of an element, whatever it hides.
 *
 * @return array|null Of each, `id`, `name` and `undescribed` images; null where the service does not answer.
 */
function choosable_posts( string $tag, array $source, string $base_url ): ?array {
	$all     = array( 'limit' => (string) PAGE_MAX, 'page-size' => (string) PAGE_MAX ) + $source;
	$answers = first_answers( $tag, $all, $base_url );
	if ( null === $answers ) {
		return null;
	}
	$posts = array();
	foreach ( posts_of( $tag, $all, $answers ) as $post ) {
		if ( '' !== $post['id'] ) { // without one, nothing can be said of it alone
			$posts[] = array(
				'id'          => $post['id'],
				'name'        => post_name( $post ),
				'undescribed' => undescribed_images( $post ),
			);
		}
	}
	return $posts;
}

add_editor_route(
	'/posts',
	array(
		'tag' => array(
			'type'     => 'string',
			'required' => true,
			'enum'     => array_keys( manifest()['elements'] ),
		),
	) + array_fill_keys(
		SOURCE,
		array(
			'type'      => 'string',
			'maxLength' => 2000,
		)
	),
	function ( \WP_REST_Request $asked ) {
		$source = array_intersect_key( $asked->get_query_params(), array_flip( SOURCE ) );
		$posts  = choosable_posts( $asked['tag'], $source, options()['base_url'] );
		return $posts ?? new \WP_Error( 'ws_widgets_service', __( 'The service is not answering.', 'ws-widgets' ), array( 'status' => 502 ) );
	}
);
