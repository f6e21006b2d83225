<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * A route that the editor asks: for those who may edit posts.
 *
 * @param array    $args     What it is asked with, as WordPress describes it.
 * @param callable $callback Of the request.
 */
function add_editor_route( string $path, array $args, callable $callback ): void {
	add_action(
		'rest_api_init',
		function () use ( $path, $args, $callback ) {
			register_rest_route(
				'ws-widgets/v1',
				$path,
				array(
					'methods'             => 'GET',
					'permission_callback' => function () {
						return current_user_can( 'edit_posts' );
					},
					'args'                => $args,
					'callback'            => $callback,
				)
			);
		}
	);
}
