<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// Fills the author's card in as the script does: see src/card/fill-template.ts of the elements.

/** Elements whose text is code, or is written into markup as it is. */
const RAW = array( 'script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext' );

/** Those in which a reference is no character. */
const CODE = array( 'script', 'style' );

/** The fields that a post's author wrote. */
const WRITTEN = '/^(?:title|text|author|action\.label|media\.\d+\.alt)$/D';

/** Whether a field leads to an image where an element plays videos, or to a video where it displays images. */
function is_of_other_kind( string $tag, string $path, array $post ): bool {
	$kind = field_at( $post, (string) preg_replace( '/^(media\.\d+)\.src$/D', '$1.type', $path ) );
	return ( 'img' === $tag ? 'video' : 'image' ) === $kind;
}

/**
 * The author's own card, which `cards="page"` puts among the elements of the page: what is between the tags of a shortcode,
 * where something in it names a field of a post. PHP fills it in for the posts that it prints, and the script for those
 * that it displays. What posts say never gets into its tree.
 */
final class Card {
	private \DOMElement $root;
	private string $target;
	private string $format;
	private string $lang;
	private bool $loads;
	private bool $is_phrasing;

	private function __construct( \DOMElement $root, array $attributes, bool $is_phrasing ) {
		$this->root        = $root;
		$this->target      = post_target( $attributes );
		$this->format      = post_format( $attributes );
		$this->lang        = (string) read_language( trim( $attributes['posts-lang'] ?? '' ) );
		$this->loads       = loads_media( $attributes );
		$this->is_phrasing = $is_phrasing;
	}

	/** Null where there is none, and where PHP cannot read it. */
	public static function of( string $written, array $attributes, bool $is_phrasing ): ?self {
		if ( 'page' !== read_word( $attributes, 'cards' ) || false === strpos( $written, 'data-ws-' ) ) {
			return null;
		}
		$allowed = array_map(
			function ( $known ) {
				return is_array( $known ) ? $known + array( 'part' => true ) : $known;
			},
			wp_kses_allowed_html( 'post' )
		);
		$page = parse_html( wp_kses( $written, $allowed, array( 'http', 'https' ) ) );
		$root = $page ? $page->getElementsByTagName( 'body' )->item( 0 ) : null;
		return $root instanceof \DOMElement ? new self( $root, $attributes, $is_phrasing ) : null;
	}

	/** The card for the script. What is in a template is displayed only by it, and keeps its tags wherever it is. */
	public function template_html(): string {
		return tag_html( 'template', array( 'slot' => 'card' ), $this->children( $this->root, null ), false );
	}

	/** The card of a post. */
	public function html( array $post ): string {
		return post_tag_html( $this->children( $this->root, $post ), $this->is_phrasing );
	}

	private function children( \DOMNode $parent, ?array $post ): string {
		$html = '';
		foreach ( $parent->childNodes as $node ) {
			if ( $node instanceof \DOMText ) {
				$text  = (string) preg_replace( '/\s+/', ' ', $node->data );
				$html .= in_array( $parent->nodeName, CODE, true ) ? $text : escape( $text );
			} elseif ( $node instanceof \DOMElement && ! self::is_of_lines( $node ) ) {
				// WordPress keeps no `<template>` of most authors, so that a card may stand without one.
				$html .= 'template' === $node->nodeName ? $this->children( $node, $post ) : $this->element( $node, $post );
			}
		}
		return $html;
	}

	/** Whether WordPress made an element of the lines in which the card is written: a break or an empty paragraph. */
	private static function is_of_lines( \DOMElement $element ): bool {
		$next = $element->nextSibling;
		return 'br' === $element->nodeName
			? $next instanceof \DOMText && 0 === strpos( ltrim( $next->data, " \t\r" ), "\n" )
			: 'p' === $element->nodeName && ! $element->hasAttributes() && ! $element->firstElementChild && '' === trim( $element->textContent );
	}

	private function element( \DOMElement $element, ?array $post ): string {
		$name    = $element->nodeName;
		$written = array();
		foreach ( $element->attributes as $attribute ) {
			$written[ $attribute->name ] = $attribute->value;
		}
		if ( ! $post ) {
			return tag_html( $name, $written, $this->children( $element, null ), false );
		}
		$condition = isset( $written['data-ws-if'] ) ? trim( $written['data-ws-if'] ) : null;
		if ( null !== $condition && is_there( field_at( $post, ltrim( $condition, '!' ) ) ) === ( 0 === strpos( $condition, '!' ) ) ) {
			return '';
		}
		$attributes = array_filter(
			$written,
			function ( $key ) {
				return 0 !== strpos( (string) $key, 'data-ws-' );
			},
			ARRAY_FILTER_USE_KEY
		);
		$content    = null;
		foreach ( array( 'text', 'html', 'alt', 'src', 'href' ) as $kind ) {
			$path = trim( $written[ "data-ws-$kind" ] ?? '' );
			if ( ! isset( $written[ "data-ws-$kind" ] ) ) {
				continue;
			}
			$value = field_at( $post, $path );
			if ( 'src' === $kind || 'href' === $kind ) {
				$is_held = 'src' === $kind && ( ! $this->loads || is_of_other_kind( $name, $path, $post ) );
				$filled  = $this->leading( $name, $kind, $is_held ? null : $value );
				if ( null === $filled ) {
					return '';
				}
				$attributes = array_replace( $attributes, $filled ) + ( 'img' === $name && 'src' === $kind ? array( 'referrerpolicy' => 'no-referrer' ) : array() );
			} elseif ( 'alt' === $kind ) {
				$attributes = array_replace( $attributes, 'img' === $name ? array( 'alt' => inert( field_text( $value ) ) ) : array() );
			} elseif ( ! in_array( $name, RAW, true ) ) {
				$content = $this->field_html( $element, $value, 'html' === $kind );
				if ( is_string( $value ) && '' !== $value && ! self::is_within( $element, function ( $one ) { return $one->hasAttribute( 'dir' ); } ) ) {
					$attributes['dir'] = 'auto';
				}
			}
			$lang = '' === $post['lang'] ? $this->lang : $post['lang'];
			if ( '' !== $lang && '' === ( $attributes['lang'] ?? '' ) && preg_match( WRITTEN, $path ) ) {
				$attributes['lang'] = $lang;
			}
		}
		return tag_html( $name, $attributes, $content ?? $this->children( $element, $post ), $this->is_phrasing );
	}

	/**
	 * The attributes by which an element leads where a field says: none where it is not one that leads, null where the field
	 * leads nowhere.
	 */
	private function leading( string $name, string $kind, $value ): ?array {
		if ( ! in_array( $name, 'src' === $kind ? array( 'img', 'video', 'audio', 'source' ) : array( 'a' ), true ) ) {
			return array();
		}
		$url = read_url( $value );
		if ( '' === $url ) {
			return null;
		}
		return array( $kind => safe_url( $url ) ) + ( 'href' === $kind ? array( 'rel' => 'noopener', 'target' => $this->target ) : array() );
	}

	/** A field in an element, as prose where it is one. */
	private function field_html( \DOMElement $element, $value, bool $is_prose ): string {
		// A link has none in it.
		$around = self::is_within( $element, function ( $one ) { return 'a' === $one->nodeName; } ) ? array( 'a' ) : array();
		return $is_prose && is_string( $value )
			? text_html( $value, $this->format, $this->target, $this->is_phrasing, $around )
			: post_text_html( field_text( $value ) );
	}

	/** Whether an element, or one around it, is of a kind. */
	private static function is_within( \DOMElement $element, callable $is_of_kind ): bool {
		for ( $node = $element; $node instanceof \DOMElement; $node = $node->parentNode ) {
			if ( $is_of_kind( $node ) ) {
				return true;
			}
		}
		return false;
	}
}
