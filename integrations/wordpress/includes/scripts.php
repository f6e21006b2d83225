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

/** The corners of a theme's buttons as those of cards. A pill is for buttons alone, and `min()` takes no nought without a unit. */
function card_radius( $value ): string {
	$css = css_value( $value );
	return '' === $css ? '' : 'min(' . ( preg_match( '/^[0.]+$/', $css ) ? '0px' : $css ) . ',1em)';
}

/** The theme's colours, corners and gap, as the elements' custom properties. Text, its colour and font are the page's anyway. */
function theme_css(): string {
	$styles = wp_get_global_styles();
	// Themes before WordPress 6.1 style the block of buttons.
	$button = array_replace_recursive( $styles['blocks']['core/button'] ?? array(), $styles['elements']['button'] ?? array() );
	$values = array(
		'--ws-link'   => css_value( $styles['elements']['link']['color']['text'] ?? '' ),
		'--ws-accent' => css_value( $button['color']['background'] ?? '' ),
		'--ws-radius' => card_radius( $button['border']['radius'] ?? '' ),
		'--ws-gap'    => css_value( $styles['spacing']['blockGap'] ?? '' ),
	);
	$css = '';
	foreach ( array_filter( $values, 'strlen' ) as $name => $value ) {
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
