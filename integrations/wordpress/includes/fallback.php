<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * The content of an element in which PHP prints no post: what the author wrote between the tags, else the link to all
 * posts, else the sentence of the settings.
 *
 * @param string $written   What is between the tags of a shortcode.
 * @param bool   $has_failed Whether the service was asked, and nothing of it is there.
 */
function fallback_html( array $attributes, string $written, bool $has_failed, bool $is_phrasing ): string {
	if ( '' !== trim( $written ) ) {
		return tag_html( 'div', array(), text_html( trim( $written ), 'html', '_self', $is_phrasing ), $is_phrasing );
	}
	$url = read_url( $attributes['all-href'] ?? '' );
	if ( '' !== $url ) {
		$label = trim( $attributes['all-label'] ?? '' );
		return tag_html( 'p', array(), link_html( $url, '' === $label ? __( 'All posts', 'ws-widgets' ) : $label, '_self' ), $is_phrasing );
	}
	$sentence = options()['fallback'];
	return $has_failed && '' !== $sentence ? tag_html( 'p', array(), escape( $sentence ), $is_phrasing ) : '';
}

/** What stands beside an element that has no content yet, for visitors without scripts alone. */
function without_scripts_html( string $base_url, bool $has_failed ): string {
	$sentence = options()['fallback'];
	if ( '' === $sentence ) {
		/* translators: %s: the host of the service. */
		$sentence = $has_failed ? __( 'The posts could not be loaded.', 'ws-widgets' ) : sprintf( __( 'This site shows posts from %s.', 'ws-widgets' ), (string) wp_parse_url( $base_url, PHP_URL_HOST ) );
	}
	return '<noscript>' . escape( $sentence ) . '</noscript>';
}

/** A link to the page in which the posts are. */
function page_link_html(): string {
	return '<p>' . link_html( read_url( get_permalink() ), __( 'The posts are on our site', 'ws-widgets' ), '_self' ) . '</p>';
}
