<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** A CSS value of a theme, in the form that a style sheet takes; an empty string for anything else. */
function css_value( $value ): string {
	if ( ! is_string( $value ) ) {
		return '';
	}
	$css = preg_replace_callback(
		'/^var:([\w|-]+)$/',
		function ( $found ) {
			return 'var(--wp--' . str_replace( '|', '--', $found[1] ) . ')';
		},
		$value
	);
	return preg_match( '/^[\w#(),.%\s\/-]+$/', $css ) ? $css : '';
}

/** The theme's colours, radius and gap, as the elements' custom properties. Text and font are the page's anyway. */
function theme_css(): string {
	$styles = wp_get_global_styles();
	$values = array(
		'--ws-link'   => $styles['elements']['link']['color']['text'] ?? '',
		'--ws-accent' => $styles['elements']['button']['color']['background'] ?? $styles['blocks']['core/button']['color']['background'] ?? '',
		'--ws-gap'    => $styles['spacing']['blockGap'] ?? '',
	);
	$css = '';
	foreach ( array_filter( array_map( __NAMESPACE__ . '\css_value', $values ) ) as $name => $value ) {
		$css .= "$name:$value;";
	}
	return '' === $css ? '' : ':where(' . implode( ',', array_keys( manifest()['elements'] ) ) . "){{$css}}";
}

function register_scripts(): void {
	wp_register_script( HANDLE, plugins_url( 'dist/ws-widgets.js', FILE ), array(), manifest()['version'], false );
	wp_register_style( HANDLE, false, array(), manifest()['version'] );
	$css = theme_css();
	if ( '' !== $css ) {
		wp_add_inline_style( HANDLE, $css );
	}
}

// WordPress 6.5 has modules of its own; in those before, the tag is told that it is one.
add_filter(
	'script_loader_tag',
	function ( $tag, $handle ) {
		if ( HANDLE !== $handle ) {
			return $tag;
		}
		$plain = preg_replace( '/\stype=(["\'])(text\/javascript|module)\1/', '', $tag );
		return str_replace( '<script ', '<script type="module" ', $plain );
	},
	10,
	2
);
