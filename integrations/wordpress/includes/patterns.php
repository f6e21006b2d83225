<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// What an author finds under Patterns: blocks that are set up for a place. Their workspace is that of the site.

/** A block of the plugin, as WordPress writes it. */
function block_markup( string $name, array $attributes ): string {
	return "<!-- wp:ws-widgets/$name " . wp_json_encode( $attributes ) . ' /-->';
}

function register_patterns(): void {
	register_block_pattern_category( 'ws-widgets', array( 'label' => __( 'WS Widgets', 'ws-widgets' ) ) );
	$heading  = function ( string $text ): string {
		return "<!-- wp:heading -->\n<h2>" . esc_html( $text ) . "</h2>\n<!-- /wp:heading -->\n";
	};
	$patterns = array(
		'latest'  => array(
			__( 'Three latest posts', 'ws-widgets' ),
			$heading( __( 'Latest news', 'ws-widgets' ) ) . block_markup( 'public-posts', array( 'layout' => 'grid', 'limit' => '3', 'align' => 'wide' ) ),
		),
		'wall'    => array(
			__( 'A wall of posts with search', 'ws-widgets' ),
			block_markup( 'feed', array( 'layout' => 'masonry', 'search' => 'true', 'lightbox' => 'true', 'align' => 'full' ) ),
		),
		'sidebar' => array(
			__( 'Posts for a sidebar', 'ws-widgets' ),
			$heading( __( 'Latest news', 'ws-widgets' ) ) . block_markup( 'public-posts', array( 'layout' => 'compact', 'limit' => '5' ) ),
		),
	);
	foreach ( $patterns as $name => list( $title, $content ) ) {
		register_block_pattern(
			"ws-widgets/$name",
			array(
				'title'      => $title,
				'categories' => array( 'ws-widgets' ),
				'content'    => $content,
			)
		);
	}
}
