<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** The name of an attribute as blocks have it: `feed-id` is `feedId`. */
function property_of( string $name ): string {
	return lcfirst( str_replace( '-', '', ucwords( $name, '-' ) ) );
}

/**
 * The attributes of an element from what was written, with the defaults of the site; what it does not know is left out.
 *
 * @param array $written By the name in the manifest; true is a flag.
 */
function read_attributes( string $tag, array $written ): array {
	$options    = options();
	$known      = manifest()['elements'][ $tag ]['attributes'];
	$site       = $options['defaults'] + array( 'feed-id' => $options['feed_id'] );
	$attributes = array();
	foreach ( $known as $name => $facts ) {
		$value = $written[ $name ] ?? $site[ $name ] ?? '';
		if ( is_bool( $value ) ) {
			$value = $value ? 'true' : 'false';
		}
		// An empty value counts as absent, except where it holds back.
		$holds_back = isset( $written[ $name ] ) && in_array( $name, array( 'consent', 'images' ), true );
		if ( ! is_scalar( $value ) || ( '' === (string) $value && ! $holds_back ) ) {
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
	return 'none' !== read_word( $attributes, 'consent', 'none' );
}

/**
 * An element, with its posts in it as far as they are at hand, else with what the author wrote in their place.
 *
 * @param bool      $is_phrasing Whether it may be in a paragraph.
 * @param Card|null $card        The author's card, in which posts are printed; a reader of feeds has no CSS for it.
 */
function element_html( string $tag, array $attributes, bool $is_phrasing, string $written = '', ?Card $card = null ): string {
	$base_url   = options()['base_url'];
	$content    = '';
	$given      = '';
	$has_failed = false;
	// PHP asks the address of the settings alone: that which an author writes may lead into the server's own network.
	if ( '' !== $base_url && read_base_url( $attributes['base-url'] ) === $base_url && ! holds_back( $attributes ) ) {
		$attributes['base-url'] = $base_url;
		$answers                = first_answers( $tag, $attributes, $base_url );
		$has_failed             = null === $answers;
		if ( $answers ) {
			$answers = answers_with_copies( $answers, $attributes );
			$posts   = posts_of( $tag, $attributes, $answers, page_number( $attributes ) );
			$is_own  = $card && ! is_feed();
			$content = implode( '', array_map( function ( $post ) use ( $attributes, $card, $is_own, $is_phrasing ) { return $is_own ? $card->html( $post ) : post_html( $post, $attributes, $is_phrasing ); }, $posts ) );
			if ( $posts && has_page_links( $attributes ) ) {
				$content .= page_links_html( $tag, $attributes, $answers, $is_phrasing );
			}
			// What is never to be displayed is not handed in, either.
			if ( ! is_feed() && ! says_any( $attributes, array( 'hide-posts' ) ) ) {
				$given = answers_html( $answers );
			}
			// An own card displays what it says.
			if ( ! is_feed() && ! $card ) {
				$given .= structured_data_html( $posts, $attributes );
			}
		}
	}
	$content = '' === $content ? fallback_html( $attributes, $written, $has_failed, $is_phrasing ) : $content;
	if ( is_feed() ) {
		// A reader of feeds knows no elements of ours, and runs no script.
		return '<div>' . ( '' === $content ? page_link_html() : $content ) . '</div>';
	}
	// Nor is space reserved for the posts of ids that the service has just said it does not know.
	if ( $has_failed && is_unknown( $tag, $attributes ) ) {
		$sentence = tag_html( 'p', array(), escape( __( 'The posts could not be loaded.', 'ws-widgets' ) ), $is_phrasing );
		return '' === $content ? $sentence : $content;
	}
	$beside = '' === $content && '' !== $base_url ? without_scripts_html( $base_url, $has_failed ) : '';
	return tag_html( $tag, $attributes, $content . $given . ( $card ? $card->template_html() : '' ), false ) . $beside;
}

/** The names of the shortcodes of an element: the one with the prefix of the plugin, and the one that it had before. */
function shortcodes_of( string $tag ): array {
	$name = str_replace( '-', '_', substr( $tag, strlen( 'ws-' ) ) );
	return array( "wswidgets_$name", "ws_$name" );
}

/** The element of a shortcode; an empty string for those of others. */
function tag_of_shortcode( string $shortcode ): string {
	foreach ( array_keys( manifest()['elements'] ) as $tag ) {
		if ( in_array( $shortcode, shortcodes_of( $tag ), true ) ) {
			return $tag;
		}
	}
	return '';
}

/** What is written in a shortcode: `[wswidgets_feed feed-id="abc" layout="grid" search]`, with a fallback before a closing tag. */
function shortcode_of( string $tag ): callable {
	return function ( $written, $content = '' ) use ( $tag ) {
		$attributes = array();
		foreach ( is_array( $written ) ? $written : array() as $name => $value ) {
			// A word without a value is numbered; an underscore is easier to remember beside that of the shortcode.
			$key                = is_int( $name ) ? $value : $name;
			$attributes[ strtr( strtolower( $key ), '_', '-' ) ] = is_int( $name ) ? 'true' : html_entity_decode( str_replace( '&#13;', "\r", $value ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
		wp_enqueue_script( HANDLE );
		wp_enqueue_style( HANDLE );
		$unknown = array_diff( array_map( 'strval', array_keys( $attributes ) ), array_keys( manifest()['elements'][ $tag ]['attributes'] ) );
		$read    = read_attributes( $tag, $attributes );
		$card    = Card::of( (string) $content, $read, true );
		// The service is asked first, for what it says of an id.
		$element = element_html( $tag, $read, ! is_feed(), $card ? '' : (string) $content, $card );
		$html    = notices_html( $tag, $unknown, $read ) . $element;
		if ( $card && ! in_array( phrasing_css(), (array) wp_styles()->get_data( HANDLE, 'after' ), true ) ) {
			wp_add_inline_style( HANDLE, phrasing_css() );
		}
		// Where a theme makes paragraphs of lines after the shortcode has run, there are none to make. A feed reader has no theme.
		return is_feed() ? $html : str_replace( "\n", '&#10;', $html );
	};
}

/** The attributes of a shortcode as they were meant: a text that was pasted has curly quotes around the values. */
function straight_quotes( string $written ): string {
	$text    = preg_replace_callback(
		'/&(?:#82(?:1[6-9]|2[0-3]|42|43)|[lrb]dquo|[lr]squo|[lr]aquo|nbsp);/',
		function ( $found ) {
			return html_entity_decode( $found[0], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		},
		$written
	);
	$doubles = '\x{201C}-\x{201F}\x{2033}\x{AB}\x{BB}';
	$singles = '\x{2018}-\x{201B}\x{2032}\x{2039}\x{203A}';
	$read    = preg_replace_callback(
		// Straight quotes stay as they are, with all that is between them.
		"/=\\s*(?:\"[^\"]*\"|'[^']*')(*SKIP)(*FAIL)|([\\w-]+)\\s*=\\s*(?:[$doubles]([^$doubles\"]*)[$doubles\"]|[$singles](.{0,2000}?)[$singles]|&quot;(.{0,2000}?)&quot;)(?=\\s|$)/u",
		function ( $found ) {
			// In French, there is a space within the quotes.
			return $found[1] . '="' . str_replace( '"', '&quot;', trim( strtr( end( $found ), array( "\u{A0}" => ' ', "\u{202F}" => ' ' ) ) ) ) . '"';
		},
		(string) $text
	);
	return null === $read || $read === $text ? $written : $read;
}

add_filter(
	'pre_do_shortcode_tag',
	function ( $html, $shortcode, $attributes, $found ) {
		$tag      = tag_of_shortcode( $shortcode );
		$written  = (string) ( $found[3] ?? '' );
		$straight = '' !== $tag ? straight_quotes( $written ) : $written;
		return false !== $html || $straight === $written ? $html : shortcode_of( $tag )( shortcode_parse_atts( $straight ), $found[5] ?? '' );
	},
	10,
	4
);

// Quotes and dashes of posts stay as they were written.
add_filter(
	'no_texturize_tags',
	function ( $tags ) {
		return array_merge( $tags, array_keys( manifest()['elements'] ) );
	}
);
