<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** The elements and their attributes, made from the manifest of the elements, and the version of the plugin. */
function manifest(): array {
	static $manifest;
	$manifest = $manifest ?? require __DIR__ . '/elements-manifest.php';
	return $manifest;
}

/** What people read of an attribute, in their language. */
function in_words( array $facts ): array {
	$say = function ( string $text ): string {
		// phpcs:ignore WordPress.WP.I18n -- the texts are those of the manifest, which the template for translators has.
		return '' === $text ? '' : translate( $text, 'ws-widgets' );
	};
	$facts['label'] = $say( $facts['label'] );
	$facts['help']  = $say( $facts['help'] );
	if ( isset( $facts['words'] ) ) {
		$facts['words'] = array_map( $say, $facts['words'] );
	}
	return $facts;
}
