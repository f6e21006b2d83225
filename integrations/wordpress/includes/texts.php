<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// What the elements take for prose: see src/content/text/sanitize.ts of the elements.

const PROSE_TAGS       = 'a abbr b bdi bdo blockquote br caption cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr';
const PROSE_ATTRIBUTES = 'title lang dir datetime start reversed';

/** Blocks that are not of prose, and are a <div> in it. */
const PROSE_BLOCKS = 'address article aside button center details dialog dir fieldset figcaption figure footer form header hgroup legend main menu nav option search section summary';

/** Elements that part words. */
const PARTING = 'blockquote br caption dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table tbody td tfoot th thead tr ul';

/** Elements that are announced, though there may be nothing in them. */
const ANNOUNCED = array( 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'ol', 'ul' );

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = '/[\x{0590}-\x{08ff}\x{fb1d}-\x{fdcf}\x{fdf0}-\x{fdff}\x{fe70}-\x{fefc}\x{10800}-\x{10fff}\x{1e800}-\x{1efff}]/u';

/** Elements whose content is not text to read. */
const UNREAD = 'script style iframe noscript noembed noframes template textarea title xmp plaintext svg math select object video audio';

/** Tags of HTML besides those of prose, by which a text is known as markup. */
const OTHER_TAGS = 'address article aside body button center details fieldset figcaption figure font footer form head header html img input label link main meta nav option picture section source strike summary tt big nobr area base canvas embed';

/** Elements that close a cell of the page's own where they are in no table of the post. */
const TABLE_PARTS = array( 'caption', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr' );

const DEPTH_MAX = 32;
const SPAN_MAX  = 30;

/** Whether the HTML of a text is meant as markup: see src/content/text/markup.ts of the elements, and `conformance/markup.json`. */
function has_tags( string $text ): bool {
	preg_match_all( '~<(/?)([a-z][a-z\d]*)(?=[\s/>])((?:[^<>"\']++|"[^"]*+"|\'[^\']*+\')*+|[^<>]*)>(?=(.?))~i', $text, $tags, PREG_SET_ORDER );
	$known  = explode( ' ', PROSE_TAGS . ' ' . OTHER_TAGS . ' ' . UNREAD );
	$opened = array();
	foreach ( $tags as list( , $ends, $written, $attributes, $next ) ) {
		$name = strtolower( $written );
		if ( '' !== $ends ) {
			$is_meant = isset( $opened[ $name ] );
		} else {
			$is_meant = preg_match( '/\w=/', $attributes ) || preg_match( '/^(?:w?br|hr)$/', $name )
				|| ( preg_match( '/^(?:p|li|d[dt]|t[dhr])$/', $name ) && ! preg_match( '/^[\s.,:;!?)]?$/', $next ) );

			$opened[ $name ] = true;
		}
		if ( $is_meant && in_array( $name, $known, true ) ) {
			return true;
		}
	}
	return false;
}

function has_references( string $text ): bool {
	return 1 === preg_match( '/&(#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i', $text );
}

/** What character references represent, as a browser reads them. */
function decode( string $text ): string {
	return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/** The first words of a text as it is printed, by which a post without a title is called. */
function first_words( string $html, int $count ): string {
	$words = decode( strip_tags( str_replace( '<', ' <', $html ) ) );
	// WordPress leaves out what looks like a tag to it, from `<3` on as well: there are only words here.
	return str_replace( "\x01", '<', wp_trim_words( str_replace( '<', "\x01", $words ), $count, '…' ) );
}

/** Whether there is something to see in a text: src/model/words/cut-text.ts of the elements. */
function has_visible( string $text ): bool {
	return 1 === preg_match( '/[^\s\p{Z}\p{Cc}\x{ad}\x{34f}\x{61c}\x{115f}\x{1160}\x{17b4}\x{17b5}\x{180b}-\x{180f}\x{200b}-\x{200f}\x{202a}-\x{202e}\x{2060}-\x{206f}\x{2800}\x{3164}\x{fe00}-\x{fe0f}\x{feff}\x{ffa0}\x{fff0}-\x{fff8}\x{1bca0}-\x{1bca3}\x{1d173}-\x{1d17a}\x{e0000}-\x{e0fff}]/u', $text );
}

/** Five words and more with no-break spaces between all of them, parted where lines may end. */
function part_words( string $text ): string {
	return (string) preg_replace_callback(
		'/(?<![^\s\p{Z}])[^\s\p{Z}]+(?:\x{a0}[^\s\p{Z}]+){4,}/u',
		function ( $words ) {
			return str_replace( "\u{a0}", ' ', $words[0] );
		},
		$text
	);
}

/** How Word begins an item of a list: src/content/text/long-words.ts of the elements. */
const BULLET = '(?:[·•\x{f0a7}\x{f0b7}]|[§o](?=\s*[\t\x{a0}]))(?:\t|\h{2})\h*';

/** Makes paragraphs that are items of a list to Word, items of a list. */
function make_lists( \DOMElement $page ): void {
	foreach ( iterator_to_array( $page->getElementsByTagName( 'p' ) ) as $paragraph ) {
		if ( ! preg_match( '/^[\s\p{Z}]*' . BULLET . '/u', $paragraph->textContent, $found ) ) {
			continue;
		}
		$item = $page->ownerDocument->createElement( 'li' );
		foreach ( iterator_to_array( $paragraph->attributes ) as $attribute ) {
			$item->setAttribute( $attribute->name, $attribute->value );
		}
		while ( $paragraph->firstChild ) {
			$item->appendChild( $paragraph->firstChild );
		}
		$left = mb_strlen( $found[0], 'UTF-8' );
		foreach ( ( new \DOMXPath( $page->ownerDocument ) )->query( './/text()', $item ) as $text ) {
			$count = min( $left, $text->length );
			$text->deleteData( 0, $count );
			$left -= $count;
		}
		$before = $paragraph->previousSibling;
		while ( $before && 'hr' !== $before->nodeName && ! has_visible( $before->textContent ) ) {
			$before = $before->previousSibling;
		}
		if ( ! $before || 'ul' !== $before->nodeName ) {
			$before = $page->ownerDocument->createElement( 'ul' );
			$paragraph->parentNode->insertBefore( $before, $paragraph );
		}
		$before->appendChild( $item );
		$paragraph->parentNode->removeChild( $paragraph );
	}
}

/** Whether there is something to see in some HTML. */
function shows( string $html ): bool {
	return has_visible( decode( strip_tags( $html ) ) );
}

/** Whether there is nothing to see in the HTML of prose. */
function is_empty( string $html ): bool {
	return ! shows( $html ) && false === strpos( $html, '<hr' ) && false === strpos( $html, 'role="separator"' );
}

/**
 * Writes prose from the tree of some markup: the words of a post, in the tags and with the attributes of prose alone, and
 * tidied as src/content/text/tidy-prose.ts of the elements does it.
 */
final class Prose {
	private string $target;
	private bool $is_phrasing;
	private bool $breaks_lines;
	private bool $is_directed;
	private int $lowered;

	/**
	 * @param string $target Where links open.
	 * @param int    $level  The level of the highest heading.
	 */
	public function __construct( string $target, bool $is_phrasing, int $level = 1 ) {
		$this->target      = $target;
		$this->is_phrasing = $is_phrasing;
		$this->lowered     = $level;
	}

	/**
	 * All of it, without what is empty at its beginning and its end.
	 *
	 * @param string[] $around The elements that it is in.
	 */
	public function whole( \DOMElement $root, array $around ): string {
		$page   = $root->getElementsByTagName( 'body' )->item( 0 ) ?? $root;
		make_lists( $page );
		$names  = array();
		$levels = array();
		foreach ( $page->getElementsByTagName( '*' ) as $element ) {
			$names[] = $this->name( $element->nodeName );
			if ( preg_match( '/^h([1-6])$/', $element->nodeName, $found ) ) {
				$levels[] = (int) $found[1];
			}
		}
		$this->lowered      = $levels ? max( 0, $this->lowered - min( $levels ) ) : 0;
		$this->breaks_lines = array_intersect( $names, explode( ' ', PROSE_TAGS ) ) && ! array_intersect( $names, explode( ' ', PARTING ) );
		$this->is_directed  = ! preg_match( RIGHT_TO_LEFT, $page->textContent );
		$pieces             = $this->pieces( $page, $around );
		while ( $pieces && is_empty( end( $pieces ) ) ) {
			array_pop( $pieces );
		}
		while ( $pieces && is_empty( reset( $pieces ) ) ) {
			array_shift( $pieces );
		}
		return implode( '', $pieces );
	}

	/** The name that an element has in prose. */
	private function name( string $name ): string {
		if ( preg_match( '/^h([1-6])$/', $name, $found ) ) {
			return 'h' . min( 6, (int) $found[1] + $this->lowered );
		}
		return in_array( $name, explode( ' ', PROSE_BLOCKS ), true ) ? 'div' : $name;
	}

	/**
	 * What is in a node, one by one. Comments, processing instructions and declarations are left out.
	 *
	 * @param string[] $around The elements that it is in.
	 */
	private function pieces( \DOMNode $parent, array $around ): array {
		$pieces = array();
		foreach ( $parent->childNodes as $node ) {
			if ( $node instanceof \DOMText ) {
				$text     = part_words( limit_marks( $node->data ) ); // character references bring marks that no text showed
				$pieces[] = $this->breaks_lines ? lines_html( $text, $this->is_phrasing ) : post_text_html( $text );
			} elseif ( $node instanceof \DOMElement && ! in_array( $node->nodeName, explode( ' ', UNREAD ), true ) ) {
				$pieces[] = $this->element( $node, $around );
			}
		}
		return $pieces;
	}

	private function html( \DOMNode $parent, array $around ): string {
		return implode( '', $this->pieces( $parent, $around ) );
	}

	private function element( \DOMElement $element, array $around ): string {
		$name    = $this->name( $element->nodeName );
		$is_kept = count( $around ) <= DEPTH_MAX && in_array( $name, explode( ' ', PROSE_TAGS ), true )
			&& ! ( 'a' === $name && in_array( 'a', $around, true ) )
			&& ! ( in_array( $name, TABLE_PARTS, true ) && ! in_array( 'table', $around, true ) );
		if ( ! $is_kept ) {
			return $this->html( $element, $around );
		}
		$attributes = array();
		foreach ( $element->attributes as $attribute ) {
			$key   = $attribute->name;
			$value = $attribute->value;
			if ( in_array( $key, array( 'colspan', 'rowspan' ), true ) ) {
				$attributes[ $key ] = whole_number( $value, 1, SPAN_MAX, 1 );
			} elseif ( in_array( $key, explode( ' ', PROSE_ATTRIBUTES ), true ) ) {
				$attributes[ $key ] = inert( $value );
			}
		}
		$was_directed = $this->is_directed;
		if ( ! $was_directed && ! isset( $attributes['dir'] ) && ! in_array( $name, array( 'br', 'hr' ), true ) && in_array( $name, explode( ' ', PARTING ), true ) ) {
			$attributes['dir'] = 'auto';
		}
		if ( $this->is_phrasing && 'th' === $name && $element->parentNode instanceof \DOMElement && $element->parentNode->getElementsByTagName( 'td' )->length > 0 ) {
			$attributes['role'] = 'rowheader'; // beside cells, as a browser tells it
		}
		$attributes       += 'a' === $name ? $this->leading_to( $element->getAttribute( 'href' ) ) : array();
		$this->is_directed = $was_directed || isset( $attributes['dir'] );
		$content           = $this->html( $element, array_merge( $around, array( $name ) ) );
		$this->is_directed = $was_directed;
		if ( in_array( $name, ANNOUNCED, true ) && ! shows( $content ) ) {
			return ' ';
		}
		return 'a' === $name && ! shows( $content ) ? $content : tag_html( $name, $attributes, $content, $this->is_phrasing );
	}

	/** The attributes of a link that say where it leads; none where it may lead nowhere. */
	private function leading_to( string $written ): array {
		$url  = read_url( $written );
		$href = '' === $url ? read_contact( $written ) : $url;
		return '' === $href ? array() : array(
			'href'   => safe_url( $href ),
			'rel'    => 'noopener nofollow ugc',
			'target' => '' === $url ? '_self' : $this->target,
		) + ( '' === $url ? array() : about_target( $this->target ) );
	}
}

/**
 * A text of a post in which nothing is a template, a formula or a shortcode to what reads the page: `conformance/light-dom`
 * has what stands in its place, and src/content/text/break-delimiters.ts of the elements the reasons.
 */
function inert( string $text ): string {
	$places = '/(?<!\x{2060})(?=[{}])|(?<=[{}[\\\\])(?!\x{2060})|(?<=\])(?=\])|(?<=\$)(?=\$)|(?<=<)(?=[%?])|(?<=[%?])(?=>)/u';
	return (string) preg_replace( $places, "\u{2060}", wp_check_invalid_utf8( $text, true ) );
}

/** A text of a post for HTML. */
function post_text_html( string $text ): string {
	return escape( inert( $text ) );
}

/** The lines of a text. */
function lines_html( string $text, bool $is_phrasing ): string {
	$lines = explode( "\n", str_replace( array( "\r\n", "\r" ), "\n", $text ) );
	return implode( tag_html( 'br', array(), "\n", $is_phrasing ), array_map( __NAMESPACE__ . '\post_text_html', $lines ) );
}

/**
 * A text as HTML: the prose of its markup, or its lines.
 *
 * @param string   $format `plain`, `html`, or `auto`: by whether there is markup in it.
 * @param string[] $around The elements that it is in.
 * @param int      $level  The level of the highest heading.
 */
function text_html( string $text, string $format, string $target, bool $is_phrasing, array $around = array(), int $level = 1 ): string {
	if ( 'html' === $format || ( 'auto' === $format && has_tags( $text ) ) ) {
		$root = parse_html( $text );
		return $root ? ( new Prose( $target, $is_phrasing, $level ) )->whole( $root, $around ) : post_text_html( decode( wp_strip_all_tags( $text ) ) );
	}
	$plain = 'auto' === $format && has_references( $text ) ? decode( $text ) : $text;
	$parted = part_words( $plain );
	return lines_html( 'plain' === $format ? $parted : (string) preg_replace( '/^' . BULLET . '/mu', '• ', $parted ), $is_phrasing );
}
