<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// The posts that an editor chooses from by their names: to pin them, or to hide them.

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

add_action(
	'rest_api_init',
	function () {
		$text = array(
			'type'      => 'string',
			'maxLength' => 2000,
		);
		register_rest_route(
			'ws-widgets/v1',
			'/posts',
			array(
				'methods'             => 'GET',
				'permission_callback' => function () {
					return current_user_can( 'edit_posts' );
				},
				'args'                => array(
					'tag'       => array(
						'type'     => 'string',
						'required' => true,
						'enum'     => array_keys( manifest()['elements'] ),
					),
					'feed-id'   => $text,
					'embed-id'  => $text,
					'org'       => $text,
					'field-map' => $text,
				),
				'callback'            => function ( \WP_REST_Request $asked ) {
					$tag    = $asked['tag'];
					$source = array_map( 'strval', array_intersect_key( $asked->get_query_params(), manifest()['elements'][ $tag ]['attributes'] ) );
					$posts  = choosable_posts( $tag, $source, options()['base_url'] );
					return $posts ?? new \WP_Error( 'ws_widgets_service', __( 'The service is not answering. Visitors see the last posts that were kept.', 'ws-widgets' ), array( 'status' => 502 ) );
				},
			)
		);
	}
);
