<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// What the elements take for prose: see src/content/text/sanitize.ts of the elements.

const PROSE_TAGS       = 'abbr b bdi bdo blockquote br cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr';
const PROSE_ATTRIBUTES = 'title lang dir datetime colspan rowspan start reversed';

/** Elements whose content is not text to read. */
const UNREAD = 'script|style|iframe|noscript|noembed|noframes|template|textarea|title|xmp|svg|math|select|object|video|audio';

/** Tags of HTML besides those of prose, by which a text is known as markup. */
const OTHER_TAGS = 'a address article aside body button center details fieldset figcaption figure font footer form head header html img input label link main meta nav object option picture section source strike summary tt big nobr area base canvas embed audio video';

/** Whether a text is meant as markup: a tag of HTML or a character reference is in it. */
function has_markup( string $text ): bool {
	if ( preg_match( '/&(#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i', $text ) ) {
		return true;
	}
	preg_match_all( '~</?([a-z][a-z0-9]*)(?=[\s/>])~i', $text, $found );
	$known = array_merge( explode( ' ', PROSE_TAGS ), explode( ' ', OTHER_TAGS ), explode( '|', UNREAD ) );
	return (bool) array_intersect( array_map( 'strtolower', $found[1] ), $known );
}

/** A link of a text, with the attributes that it takes. */
function safe_link( string $tag, string $target ): string {
	preg_match( '/\shref="([^"]*)"/i', $tag, $found );
	$url = read_url( html_entity_decode( $found[1] ?? '', ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	if ( '' === $url ) {
		return '<a>';
	}
	return sprintf( '<a href="%s" rel="noopener nofollow ugc" target="%s">', url_html( $url ), esc_attr( $target ) );
}

/** Prose from markup: its tags closed, and no other attribute than those of prose. */
function sanitize( string $markup, string $target ): string {
	$attributes = array_fill_keys( explode( ' ', PROSE_ATTRIBUTES ), true );
	$allowed    = array_fill_keys( explode( ' ', PROSE_TAGS ), $attributes );
	$allowed['a'] = array( 'href' => true );
	$read  = preg_replace( '~<(' . UNREAD . ')(?=[\s/>]).*?(?:</\1\s*>|$)~is', '', $markup );
	$prose = wp_kses( null === $read ? '' : $read, $allowed, array( 'http', 'https' ) );
	$prose = preg_replace_callback(
		'~<a(?=[\s>])[^>]*>~i',
		function ( $found ) use ( $target ) {
			return safe_link( $found[0], $target );
		},
		$prose
	);
	return force_balance_tags( (string) $prose );
}

/** Square brackets are for shortcodes, and a post has none to run. */
function without_shortcodes( string $html ): string {
	return strtr(
		$html,
		array(
			'[' => '&#91;',
			']' => '&#93;',
		)
	);
}

function text_html( string $text, string $format, string $target ): string {
	if ( 'html' === $format || ( 'auto' === $format && has_markup( $text ) ) ) {
		return without_shortcodes( sanitize( $text, $target ) );
	}
	return nl2br( escape( str_replace( array( "\r\n", "\r" ), "\n", $text ) ), false );
}
