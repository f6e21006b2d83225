<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** The corners of a theme's buttons as those of cards. A pill is for buttons alone, and `min()` does not take a zero without a unit. */
function card_radius( $value ): string {
	$css = css_value( $value );
	return '' === $css ? '' : 'min(' . ( preg_match( '/^[0.]+$/', $css ) ? '0px' : $css ) . ',1em)';
}

/** Some declarations for elements, where there are any. */
function rule( string $selector, array $values ): string {
	$css = '';
	foreach ( array_filter( $values, 'strlen' ) as $name => $value ) {
		$css .= "$name:$value;";
	}
	return '' === $css ? '' : "$selector{{$css}}";
}

/** The theme's colors, corners and gap, as the elements' custom properties. Text, its color and font are the page's anyway. */
function theme_css(): string {
	$styles = wp_get_global_styles();
	$button = theme_button( $styles );
	$all    = ':where(' . implode( ',', array_keys( manifest()['elements'] ) ) . ')';
	// What has its own surface is not on the page's.
	$on_page = "$all:where(:not([theme=light i],[theme=dark i]))";
	$colors  = theme_colors();
	$css     = rule(
		$all,
		array(
			'--ws-radius' => card_radius( $button['border']['radius'] ?? '' ),
			'--ws-gap'    => css_value( $styles['spacing']['blockGap'] ?? '' ),
		)
	);
	// Of the posts in it before there is a script: a wide one widens no page.
	$css    .= rule(
		"$all table",
		array(
			'display'    => 'block',
			'overflow-x' => 'auto',
		)
	);
	$css    .= rule(
		$on_page,
		array(
			'--ws-link'   => is_legible( $colors['link'], $colors['page'] ) ? $colors['link'] : '',
			'--ws-accent' => is_legible( $colors['button'], $colors['page'] ) ? $colors['button'] : '',
		)
	);
	if ( is_legible( $colors['button_text'], $colors['button'] ) ) {
		// A pair, which is legible everywhere.
		$pair = array(
			'background'   => $colors['button'],
			'border-color' => $colors['button'],
			'color'        => $colors['button_text'],
		);
		foreach ( array( 'more', 'action', 'consent-button', 'fresh' ) as $part ) {
			$css .= rule( "$all::part($part)", $pair );
		}
	}
	return $css;
}

function register_scripts(): void {
	wp_register_script( HANDLE, plugins_url( is_admin() ? 'editor/load.js' : 'dist/ws-widgets.js', FILE ), array(), manifest()['version'], false );
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
		if ( HANDLE !== $handle || is_admin() ) {
			return $tag;
		}
		$plain = preg_replace( '/\stype=(["\'])(text\/javascript|module)\1/', '', $tag );
		return str_replace( '<script ', '<script type="module" ', $plain );
	},
	10,
	2
);
