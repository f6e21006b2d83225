<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** The name of an attribute as blocks have it: `feed-id` is `feedId`. */
function property_of( string $name ): string {
	return lcfirst( str_replace( '-', '', ucwords( $name, '-' ) ) );
}

/**
 * The attributes of an element out of what was written, with the defaults of the site; what it does not know is left out.
 *
 * @param array $written By the name in the manifest; true is a flag.
 */
function read_attributes( string $tag, array $written ): array {
	$options    = options();
	$known      = manifest()['elements'][ $tag ]['attributes'];
	$attributes = array();
	foreach ( $known as $name => $facts ) {
		$value = $written[ $name ] ?? $options['defaults'][ $name ] ?? '';
		if ( is_bool( $value ) ) {
			$value = $value ? 'true' : 'false';
		}
		if ( ! is_scalar( $value ) || '' === (string) $value ) {
			continue;
		}
		$attributes[ $name ] = wp_check_invalid_utf8( (string) $value );
	}
	// No author takes back what the site asks of its visitors' browsers.
	if ( 'none' !== $options['consent'] ) {
		$attributes['consent'] = $options['consent'];
		$attributes           += array( 'consent-storage' => $options['consent_storage'] );
	}
	$attributes += array( 'base-url' => $options['base_url'] );
	return $attributes;
}

/** Whether the element requests nothing before the visitor agrees: whatever is not a plain "none" holds back. */
function holds_back( array $attributes ): bool {
	return ! in_array( strtolower( trim( $attributes['consent'] ?? 'none' ) ), array( 'none' ), true );
}

/** An element, with its posts in it as far as they are at hand. */
function element_html( string $tag, array $attributes ): string {
	$base_url = options()['base_url'];
	$content  = '';
	// PHP asks the address of the settings alone: that which an author writes may lead into the server's own network.
	if ( '' !== $base_url && read_base_url( $attributes['base-url'] ) === $base_url && ! holds_back( $attributes ) ) {
		$attributes['base-url'] = $base_url;
		$answers                = first_answers( $tag, $attributes, $base_url );
		if ( $answers ) {
			$posts   = posts_of( $tag, $attributes, $answers );
			$content = implode( '', array_map( function ( $post ) use ( $attributes ) { return post_html( $post, $attributes ); }, $posts ) );
			// What is never to be displayed is not handed in, either.
			if ( ! is_feed() && ! says_any( $attributes, array( 'hide-posts' ) ) ) {
				$content .= answers_html( $answers );
			}
		}
	}
	return "<$tag" . attributes_html( $attributes ) . ">$content</$tag>";
}

/** What is written in a shortcode: `[ws_feed feed-id="abc" layout="grid" search]`. */
function shortcode_of( string $tag ): callable {
	return function ( $written ) use ( $tag ) {
		$attributes = array();
		foreach ( is_array( $written ) ? $written : array() as $name => $value ) {
			// A word without a value is numbered; an underscore is easier to remember beside that of the shortcode.
			$key                = is_int( $name ) ? $value : $name;
			$attributes[ strtr( strtolower( $key ), '_', '-' ) ] = is_int( $name ) ? 'true' : html_entity_decode( str_replace( '&#13;', "\r", $value ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
		wp_enqueue_script( HANDLE );
		wp_enqueue_style( HANDLE );
		$html = element_html( $tag, read_attributes( $tag, $attributes ) );
		return is_feed() ? $html : phrasing( $html ); // a feed reader has no styles
	};
}

// Quotes and dashes of posts stay as they were written.
add_filter(
	'no_texturize_tags',
	function ( $tags ) {
		return array_merge( $tags, array_keys( manifest()['elements'] ) );
	}
);
