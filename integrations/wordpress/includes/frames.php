<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// Links to frames of an edge. WordPress puts what it does not trust into a sandbox, in which no link opens.

const FRAME_HANDLE = 'ws-widgets-frame';

/** Has the links to frames of the edge of the settings embedded as those of a provider that is known. */
function register_frames(): void {
	wp_register_script( FRAME_HANDLE, plugins_url( 'dist/ws-frame.js', FILE ), array(), manifest()['version'], true );
	$edge_url = options()['edge_url'];
	if ( '' !== $edge_url ) {
		wp_oembed_add_provider( "$edge_url/frame?*", "$edge_url/oembed" );
	}
}

// A frame gets the height of its posts from a script of the page around it.
add_filter(
	'embed_oembed_html',
	function ( $html, $url ) {
		$edge_url = options()['edge_url'];
		if ( '' !== $edge_url && is_string( $html ) && 0 === strpos( (string) $url, "$edge_url/frame?" ) ) {
			wp_enqueue_script( FRAME_HANDLE );
		}
		return $html;
	},
	10,
	2
);
