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
	$words = '' !== $post['title'] ? $post['title'] : wp_trim_words( $post['text'], NAME_WORDS, '…' );
	return '' !== $words ? $words : $post['id'];
}

/**
 * The newest posts of the source of an element, whatever it hides.
 *
 * @return array|null Of each, `id` and `name`; null where the service does not answer.
 */
function choosable_posts( string $tag, array $source, string $base_url ): ?array {
	$all     = array( 'limit' => (string) PAGE_MAX, 'page-size' => (string) PAGE_MAX ) + $source;
	$answers = first_answers( $tag, $all, $base_url );
	return null === $answers ? null : array_map(
		function ( $post ) {
			return array(
				'id'   => $post['id'],
				'name' => post_name( $post ),
			);
		},
		posts_of( $tag, $all, $answers )
	);
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
