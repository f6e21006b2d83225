<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// What the elements take for prose: see src/content/text/sanitize.ts of the elements.

const PROSE_TAGS       = 'a abbr b bdi bdo blockquote br cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr';
const PROSE_ATTRIBUTES = 'title lang dir datetime start reversed';

/** Elements whose content is not text to read. */
const UNREAD = 'script style iframe noscript noembed noframes template textarea title xmp plaintext svg math select object video audio';

/** Tags of HTML besides those of prose, by which a text is known as markup. */
const OTHER_TAGS = 'address article aside body button center details fieldset figcaption figure font footer form head header html img input label link main meta nav option picture section source strike summary tt big nobr area base canvas embed';

/** Elements that close a cell of the page's own where they are in no table of the post. */
const TABLE_PARTS = array( 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr' );

const DEPTH_MAX = 32;
const SPAN_MAX  = 30;

/** Whether a text is meant as markup: a tag of HTML or a character reference is in it. */
function has_markup( string $text ): bool {
	if ( preg_match( '/&(#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i', $text ) ) {
		return true;
	}
	preg_match_all( '~</?([a-z][a-z0-9]*)(?=[\s/>])~i', $text, $found );
	$known = explode( ' ', PROSE_TAGS . ' ' . OTHER_TAGS . ' ' . UNREAD );
	return (bool) array_intersect( array_map( 'strtolower', $found[1] ), $known );
}

/** Writes prose from the tree of some markup: the words of a post, in the tags and with the attributes of prose alone. */
final class Prose {
	private string $target;
	private bool $is_phrasing;

	/** @param string $target Where links open. */
	public function __construct( string $target, bool $is_phrasing ) {
		$this->target      = $target;
		$this->is_phrasing = $is_phrasing;
	}

	/**
	 * What is in a node. Comments, processing instructions and declarations are left out.
	 *
	 * @param string[] $around The elements that it is in.
	 */
	public function html( \DOMNode $parent, array $around ): string {
		$html = '';
		foreach ( $parent->childNodes as $node ) {
			if ( $node instanceof \DOMText ) {
				$html .= post_text_html( limit_marks( $node->data ) ); // character references bring marks that no text showed
			} elseif ( $node instanceof \DOMElement && ! in_array( $node->nodeName, explode( ' ', UNREAD ), true ) ) {
				$html .= $this->element( $node, $around );
			}
		}
		return $html;
	}

	private function element( \DOMElement $element, array $around ): string {
		$name    = $element->nodeName;
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
		$attributes += 'a' === $name ? $this->leading_to( $element->getAttribute( 'href' ) ) : array();
		return tag_html( $name, $attributes, $this->html( $element, array_merge( $around, array( $name ) ) ), $this->is_phrasing );
	}

	/** The attributes of a link that say where it leads; none where it may lead nowhere. */
	private function leading_to( string $written ): array {
		$url  = read_url( $written );
		$href = '' === $url ? read_contact( $written ) : $url;
		return '' === $href ? array() : array(
			'href'   => safe_url( $href ),
			'rel'    => 'noopener nofollow ugc',
			'target' => '' === $url ? '_self' : $this->target,
		);
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

/**
 * A text as HTML: the prose of its markup, or its lines.
 *
 * @param string   $format `plain`, `html`, or `auto`: by whether there is markup in it.
 * @param string[] $around The elements that it is in.
 */
function text_html( string $text, string $format, string $target, bool $is_phrasing, array $around = array() ): string {
	if ( 'html' === $format || ( 'auto' === $format && has_markup( $text ) ) ) {
		$root = parse_html( $text );
		return $root ? ( new Prose( $target, $is_phrasing ) )->html( $root, $around ) : post_text_html( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
	$lines = explode( "\n", str_replace( array( "\r\n", "\r" ), "\n", $text ) );
	return implode( tag_html( 'br', array(), "\n", $is_phrasing ), array_map( __NAMESPACE__ . '\post_text_html', $lines ) );
}
