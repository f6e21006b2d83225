<?php
/**
 * Plugin Name:       WS Widgets
 * Plugin URI:        https://example.org/ws-widgets
 * Description:       Shows a workspace's public posts: three blocks, three shortcodes, readable without a script.
 * Version:           0.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            ws-widgets
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       ws-widgets
 * Domain Path:       /languages
 *
 * The license is compatible with the GPL, version 2 and later.
 */

namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

const OPTION = 'ws_widgets';
const HANDLE = 'ws-widgets';

define( __NAMESPACE__ . '\FILE', __FILE__ );

foreach ( array( 'manifest', 'options', 'languages', 'settings', 'urls', 'service', 'renewal', 'texts', 'posts', 'answers', 'pages', 'editor-routes', 'workspaces', 'choosable-posts', 'tags', 'markup', 'fetch-image', 'images', 'structured-data', 'notices', 'fallback', 'fields', 'fill-template', 'elements', 'colors', 'scripts', 'frames', 'health', 'privacy', 'blocks', 'patterns' ) as $part ) {
	require_once __DIR__ . "/includes/$part.php";
}

register_deactivation_hook(
	__FILE__,
	function ( $is_network_wide ) {
		$sites = $is_network_wide ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array();
		foreach ( $sites as $site_id ) {
			switch_to_blog( $site_id );
			wp_unschedule_hook( RENEWAL );
			wp_unschedule_hook( IMAGES );
			restore_current_blog();
		}
		if ( ! $sites ) {
			wp_unschedule_hook( RENEWAL );
			wp_unschedule_hook( IMAGES );
		}
	}
);

add_action(
	'init',
	function () {
		load_plugin_textdomain( 'ws-widgets', false, dirname( plugin_basename( FILE ) ) . '/languages' );
		register_scripts();
		register_frames();
		register_consent();
		foreach ( array_keys( manifest()['elements'] ) as $tag ) {
			foreach ( shortcodes_of( $tag ) as $name ) {
				add_shortcode( $name, shortcode_of( $tag ) );
			}
		}
		register_blocks();
		register_patterns();
	}
);
