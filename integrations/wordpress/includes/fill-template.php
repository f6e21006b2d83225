<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// Fills the author's card in as the script does: see src/card/fill-template.ts of the elements.

/** Elements whose text is code, or is written into markup as it is. */
const RAW = array( 'script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext' );

/** The fields that a post's author wrote. */
const WRITTEN = '/^(?:title|text|author|action\.label|media\.\d+\.alt)$/D';

/** Whether a field leads to an image where an element plays videos, or to a video where it displays images. */
function is_of_other_kind( string $tag, string $path, array $post ): bool {
	$kind = field_at( $post, (string) preg_replace( '/^(media\.\d+)\.src$/D', '$1.type', $path ) );
	return ( 'img' === $tag ? 'video' : 'image' ) === $kind;
}

/**
 * The card of an author, filled in for one post after the other. What posts say never gets into the tree, in which a mark
 * stands for it: whatever libxml makes of characters, it is escaped as that of all posts is.
 */
final class Card {
	private \DOMElement $card;
	private string $mark;
	private string $target;
	private string $format;
	private string $lang;
	private bool $loads;

	/** What each mark represents, as HTML. */
	private array $marked = array();

	private function __construct( \DOMElement $card, array $attributes ) {
		$this->card   = $card;
		$this->mark   = 'ws' . bin2hex( random_bytes( 16 ) );
		$this->target = post_target( $attributes );
		$this->format = post_format( $attributes );
		$this->lang   = (string) read_language( trim( $attributes['posts-lang'] ?? '' ) );
		$this->loads  = loads_media( $attributes );
	}

	/** Null where there is none, and where PHP cannot read it. */
	public static function of( string $card_html, array $attributes ): ?self {
		if ( '' === $card_html || ! class_exists( \DOMDocument::class ) ) {
			return null;
		}
		$page  = new \DOMDocument();
		$known = libxml_use_internal_errors( true ); // it complains of elements that are newer than it
		$page->loadHTML( '<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><article>' . $card_html . '</article></body></html>' );
		libxml_clear_errors();
		libxml_use_internal_errors( $known );
		$card = $page->getElementsByTagName( 'article' )->item( 0 );
		return $card ? new self( $card, $attributes ) : null;
	}

	public function html( array $post ): string {
		$this->marked = array();
		$copy         = $this->card->cloneNode( true );
		foreach ( $this->having( $copy, 'data-ws-if' ) as $element ) {
			$path = $element->getAttribute( 'data-ws-if' );
			if ( is_there( field_at( $post, ltrim( $path, " \t\n!" ) ) ) === ( 0 === strpos( trim( $path ), '!' ) ) ) {
				$element->parentNode->removeChild( $element );
			}
		}
		foreach ( array( 'text', 'html', 'alt', 'src', 'href' ) as $name ) {
			foreach ( $this->having( $copy, "data-ws-$name" ) as $element ) {
				$this->fill( $element, $name, $post );
			}
		}
		foreach ( $this->all( $copy, './/comment() | .//@*[starts-with(name(), "data-ws-")]' ) as $node ) {
			$node instanceof \DOMAttr ? $node->ownerElement->removeAttributeNode( $node ) : $node->parentNode->removeChild( $node );
		}
		foreach ( $this->all( $copy, './/@*' ) as $attribute ) {
			if ( ! isset( $this->marked[ $attribute->value ] ) ) {
				$attribute->ownerElement->setAttribute( $attribute->name, $this->mark( escape( $attribute->value ) ) );
			}
		}
		return strtr( without_shortcodes( (string) $copy->ownerDocument->saveHTML( $copy ) ), $this->marked );
	}

	private function fill( \DOMElement $element, string $name, array $post ): void {
		$path  = trim( $element->getAttribute( "data-ws-$name" ) );
		$value = field_at( $post, $path );
		$tag   = $element->tagName;
		if ( 'src' === $name || 'href' === $name ) {
			if ( in_array( $tag, 'src' === $name ? array( 'img', 'video', 'audio', 'source' ) : array( 'a' ), true ) ) {
				$leads = 'href' === $name || ( $this->loads && ! is_of_other_kind( $tag, $path, $post ) );
				$this->lead( $element, $name, $leads ? read_url( $value ) : '' );
			}
		} elseif ( 'alt' === $name ) {
			if ( 'img' === $tag ) {
				$element->setAttribute( 'alt', $this->mark( escape( field_text( $value ) ) ) );
			}
		} elseif ( ! in_array( $tag, RAW, true ) ) {
			$html = 'html' === $name && is_string( $value ) ? text_html( $value, $this->format, $this->target ) : escape( field_text( $value ) );
			// A link has none in it.
			$html = $this->all( $element, 'ancestor-or-self::a' ) ? (string) preg_replace( '~</?a(?=[\s>])[^<>]*>~i', '', $html ) : $html;
			while ( $element->firstChild ) {
				$element->removeChild( $element->firstChild );
			}
			$element->appendChild( $element->ownerDocument->createTextNode( $this->mark( $html ) ) );
			if ( is_string( $value ) && '' !== $value && ! $this->all( $element, 'ancestor-or-self::*[@dir]' ) ) {
				$element->setAttribute( 'dir', 'auto' );
			}
		}
		$lang = '' === $post['lang'] ? $this->lang : $post['lang'];
		if ( '' !== $lang && '' === $element->getAttribute( 'lang' ) && preg_match( WRITTEN, $path ) ) {
			$element->setAttribute( 'lang', $lang );
		}
	}

	/** Sets where an element leads, or removes it. */
	private function lead( \DOMElement $element, string $name, string $url ): void {
		if ( '' === $url ) {
			$element->parentNode->removeChild( $element );
			return;
		}
		$element->setAttribute( $name, $this->mark( url_html( $url ) ) );
		if ( 'href' === $name ) {
			$element->setAttribute( 'rel', 'noopener' );
			$element->setAttribute( 'target', $this->target );
		}
	}

	/** A mark that represents some HTML. It cannot be guessed, and none is the beginning of another. */
	private function mark( string $html ): string {
		$mark                  = $this->mark . 'x' . count( $this->marked ) . 'x';
		$this->marked[ $mark ] = $html;
		return $mark;
	}

	private function having( \DOMNode $root, string $name ): array {
		return $this->all( $root, ".//*[@$name]" );
	}

	/** Those that there are now: some may be removed on the way through them. */
	private function all( \DOMNode $root, string $path ): array {
		return iterator_to_array( ( new \DOMXPath( $root->ownerDocument ) )->query( $path, $root ), false );
	}
}
