<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// A workspace from what its owner has: its id, or the address of a page of it.

/** How many parts of an address are tried as an id. */
const CANDIDATES_MAX = 4;

/** Answers of a service that has no such workspace. */
const NO_WORKSPACE = array( 400, 404, 410, 422 );

/** What in an address may be the id of a workspace, the likeliest first. */
function ids_in_address( string $address ): array {
	$parts = wp_parse_url( preg_match( '~^https?://~i', $address ) ? $address : "https://$address" );
	if ( ! $parts || empty( $parts['host'] ) ) {
		return array();
	}
	wp_parse_str( $parts['query'] ?? '', $query );
	$path = array_map( 'rawurldecode', preg_split( '~/~', $parts['path'] ?? '', -1, PREG_SPLIT_NO_EMPTY ) );
	$feed = array_search( 'feeds', $path, true );
	$ids  = array( $query['feed-id'] ?? '', $query['feedId'] ?? '', false === $feed ? '' : $path[ $feed + 1 ] ?? '' );
	$ids  = array_merge( $ids, array_reverse( $path ) );
	return array_slice( array_values( array_unique( array_filter( $ids, function ( $id ) { return is_string( $id ) && '' !== $id; } ) ) ), 0, CANDIDATES_MAX );
}

/**
 * The workspace of an id.
 *
 * @return array|\WP_Error `id`, `name` and `image`, of which the last two are empty where it has no posts; an error of
 *                         the code `ws_widgets_id` or `ws_widgets_service`.
 */
function workspace_of( string $base_url, string $id ) {
	$answer = request( public_posts_url( $base_url, $id, 1 ) );
	if ( is_array( $answer ) ) {
		$post = read_post( $answer[0] ?? null, array(), $id );
		return array(
			'id'    => $id,
			'name'  => $post['feedName'] ?? '',
			'image' => $post['feedImageUrl'] ?? '',
		);
	}
	if ( is_wp_error( $answer ) && in_array( $answer->get_error_data(), NO_WORKSPACE, true ) ) {
		/* translators: %s: an id. */
		return new \WP_Error( 'ws_widgets_id', sprintf( __( 'The service has no workspace with the id “%s”.', 'ws-widgets' ), $id ), array( 'status' => 404 ) );
	}
	$why = is_wp_error( $answer ) ? $answer->get_error_message() : __( 'Its answer is not JSON.', 'ws-widgets' );
	/* translators: 1: the address of the service. 2: what went wrong. */
	return new \WP_Error( 'ws_widgets_service', sprintf( __( 'The service at %1$s does not answer as it should: %2$s', 'ws-widgets' ), $base_url, $why ), array( 'status' => 502 ) );
}

/**
 * The workspace of an id, or of an address in which an id is.
 *
 * @return array|\WP_Error As `workspace_of`; an error of the code `ws_widgets_address` besides.
 */
function find_workspace( string $base_url, string $written ) {
	$text = trim( $written );
	if ( false === strpos( $text, '/' ) ) {
		return workspace_of( $base_url, $text );
	}
	foreach ( ids_in_address( $text ) as $id ) {
		$found = workspace_of( $base_url, $id );
		if ( ! is_wp_error( $found ) || 'ws_widgets_service' === $found->get_error_code() ) {
			return $found;
		}
	}
	/* translators: %s: an address. */
	return new \WP_Error( 'ws_widgets_address', sprintf( __( 'No workspace was found in the address “%s”. Paste the address of its public page, or its id.', 'ws-widgets' ), $text ), array( 'status' => 404 ) );
}

add_editor_route(
	'/workspace',
	array(
		'written' => array(
			'type'      => 'string',
			'required'  => true,
			'minLength' => 1,
			'maxLength' => 2000,
		),
	),
	function ( \WP_REST_Request $asked ) {
		$base_url = options()['base_url'];
		if ( '' === $base_url ) {
			return new \WP_Error( 'ws_widgets_service', __( 'An administrator has to set up the address of the service first.', 'ws-widgets' ), array( 'status' => 502 ) );
		}
		return find_workspace( $base_url, (string) $asked['written'] );
	}
);
