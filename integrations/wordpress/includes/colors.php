<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// The colors of a theme and of a block, as the elements take them: by contrast, because what a theme has as the background
// of its buttons may not be a color that can be read.

/** The contrast that text needs, by WCAG 2.2, 1.4.3. */
const CONTRAST_MIN = 4.5;

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

/** A color from the palette: the site's own before the theme's before WordPress's. */
function palette_color( string $slug ): string {
	$found = '';
	foreach ( array( 'default', 'theme', 'custom' ) as $origin ) {
		foreach ( (array) ( wp_get_global_settings( array( 'color', 'palette' ) )[ $origin ] ?? array() ) as $one ) {
			if ( is_array( $one ) && _wp_to_kebab_case( (string) ( $one['slug'] ?? '' ) ) === $slug ) {
				$found = (string) ( $one['color'] ?? '' );
			}
		}
	}
	return $found;
}

/** Red, green and blue of a hue in degrees, and of saturation and lightness up to 1. */
function rgb_of_hsl( float $hue, float $saturation, float $lightness ): array {
	$channel = function ( int $n ) use ( $hue, $saturation, $lightness ): float {
		$k = fmod( $n + $hue / 30, 12 );
		return 255 * ( $lightness - $saturation * min( $lightness, 1 - $lightness ) * max( -1, min( $k - 3, 9 - $k, 1 ) ) );
	};
	return array( $channel( 0 ), $channel( 8 ), $channel( 4 ) );
}

/** Red, green and blue of an opaque color, up to 255; null for what cannot be measured here. */
function rgb_of( string $css ): ?array {
	$color = strtolower( trim( $css ) );
	if ( preg_match( '/^var\(--wp--preset--color--([\w-]+)\)$/', $color, $found ) ) {
		$color = strtolower( trim( palette_color( $found[1] ) ) );
	}
	$color = array( 'white' => '#fff', 'black' => '#000' )[ $color ] ?? $color;
	if ( preg_match( '/^#([\da-f])([\da-f])([\da-f])f?$/', $color, $found ) ) {
		$color = "#$found[1]$found[1]$found[2]$found[2]$found[3]$found[3]";
	}
	if ( preg_match( '/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:ff)?$/', $color, $found ) ) {
		return array_map( 'hexdec', array_slice( $found, 1 ) );
	}
	$opaque = '(?:\s*[,\/]\s*(?:1|1\.0+|100%))?\s*\)$';
	if ( preg_match( "/^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)$opaque/", $color, $found ) ) {
		return array_map( function ( $channel ) { return min( 255, (int) $channel ); }, array_slice( $found, 1, 3 ) );
	}
	if ( preg_match( "/^hsla?\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%[\s,]+([\d.]+)%$opaque/", $color, $found ) ) {
		return rgb_of_hsl( (float) $found[1], min( 1, $found[2] / 100 ), min( 1, $found[3] / 100 ) );
	}
	return null;
}

/** The relative luminance of a color, by WCAG 2.2. */
function luminance( array $rgb ): float {
	$linear = array_map(
		function ( $channel ) {
			$share = $channel / 255;
			return $share <= 0.04045 ? $share / 12.92 : ( ( $share + 0.055 ) / 1.055 ) ** 2.4;
		},
		$rgb
	);
	return 0.2126 * $linear[0] + 0.7152 * $linear[1] + 0.0722 * $linear[2];
}

/** Whether text of one color can be read on the other. What cannot be measured is not taken. */
function is_legible( string $text, string $background ): bool {
	$one     = rgb_of( $text );
	$another = rgb_of( $background );
	if ( ! $one || ! $another ) {
		return false;
	}
	$found = array( luminance( $one ), luminance( $another ) );
	return ( max( $found ) + 0.05 ) / ( min( $found ) + 0.05 ) >= CONTRAST_MIN;
}

/** What a theme says of its buttons: themes before WordPress 6.1 style the block of buttons. */
function theme_button( array $styles ): array {
	return array_replace_recursive( $styles['blocks']['core/button'] ?? array(), $styles['elements']['button'] ?? array() );
}

/** The colors of a theme: those of the page, of links and of buttons, each an empty string where it has none. */
function theme_colors(): array {
	$styles = wp_get_global_styles();
	$button = theme_button( $styles );
	$page   = css_value( $styles['color']['background'] ?? '' );
	return array(
		'page'        => '' === $page ? '#fff' : $page,
		'link'        => css_value( $styles['elements']['link']['color']['text'] ?? '' ),
		'button'      => css_value( $button['color']['background'] ?? '' ),
		'button_text' => css_value( $button['color']['text'] ?? '' ),
	);
}

/** What a block itself says of a color: one of the palette by its name, or any. */
function block_color( array $written, string $name, string $kind ): string {
	$slug = $written[ $name ] ?? '';
	if ( is_string( $slug ) && preg_match( '/^[\w-]+$/', $slug ) ) {
		return 'var(--wp--preset--color--' . _wp_to_kebab_case( $slug ) . ')';
	}
	return css_value( $written['style']['color'][ $kind ] ?? '' );
}

/**
 * The colors of a block, as a style of its element: its own link color, and on its own background those of the theme
 * only where they can be read. Its text and its background are those of the element's parent, and reach it by themselves.
 */
function block_style( array $written ): string {
	$link       = css_value( $written['style']['elements']['link']['color']['text'] ?? '' );
	$background = block_color( $written, 'backgroundColor', 'background' );
	$has_own    = '' !== $background || isset( $written['gradient'] ) || isset( $written['style']['color']['gradient'] );
	$theme      = theme_colors();
	$style      = '';
	if ( '' !== $link ) {
		$style .= "--ws-link:$link;";
	} elseif ( $has_own && ! is_legible( $theme['link'], $background ) ) {
		$style .= '--ws-link:currentColor;';
	}
	if ( $has_own && ! is_legible( $theme['button'], $background ) ) {
		$style .= '--ws-accent:currentColor;';
	}
	return $style;
}
