<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// Each tag that the plugin prints is written here, from names and values: nothing is searched for in finished markup.

// A shortcode may be anywhere: in a paragraph, a heading, a list item, a widget, an excerpt, and no filter reaches all of
// them. A <p> ends where an <article> begins, and the element in it ends with it. So what a shortcode prints is phrasing
// content alone, which every place takes, with roles and styles in the place of tags.

/** What each tag of flow content is as phrasing content: its role, and its look. */
const PHRASING = array(
	'article'    => array( 'article', 'display:block' ),
	'p'          => array( 'paragraph', 'display:block;margin-block:1em' ),
	'div'        => array( '', 'display:block' ),
	'blockquote' => array( 'blockquote', 'display:block;margin:1em 2.5em' ),
	'pre'        => array( '', 'display:block;white-space:pre-wrap' ),
	'hr'         => array( 'separator', 'display:block;border-block-start:1px solid' ),
	'ul'         => array( 'list', 'display:block;padding-inline-start:2.5em' ),
	'ol'         => array( 'list', 'display:block;padding-inline-start:2.5em' ),
	'li'         => array( 'listitem', 'display:list-item' ),
	'dl'         => array( '', 'display:block' ),
	'dt'         => array( 'term', 'display:block' ),
	'dd'         => array( 'definition', 'display:block;margin-inline-start:2.5em' ),
	'table'      => array( 'table', 'display:block;overflow-x:auto' ), // with a table around its rows: a wide one widens no page
	'caption'    => array( 'caption', 'display:table-caption' ),
	'thead'      => array( 'rowgroup', 'display:table-header-group' ),
	'tbody'      => array( 'rowgroup', 'display:table-row-group' ),
	'tfoot'      => array( 'rowgroup', 'display:table-footer-group' ),
	'tr'         => array( 'row', 'display:table-row' ),
	'th'         => array( 'columnheader', 'display:table-cell;padding:.25em;font-weight:bold' ),
	'td'         => array( 'cell', 'display:table-cell;padding:.25em' ),
	// In the card of an author alone.
	'section'    => array( '', 'display:block' ),
	'header'     => array( '', 'display:block' ),
	'footer'     => array( '', 'display:block' ),
	'hgroup'     => array( '', 'display:block' ),
	'main'       => array( '', 'display:block' ),
	'nav'        => array( 'navigation', 'display:block' ),
	'aside'      => array( 'complementary', 'display:block' ),
	'figure'     => array( 'figure', 'display:block;margin:1em 2.5em' ),
	'figcaption' => array( '', 'display:block' ),
	'address'    => array( '', 'display:block;font-style:italic' ),
	'center'     => array( '', 'display:block;text-align:center' ),
	'menu'       => array( 'list', 'display:block;padding-inline-start:2.5em' ),
	'fieldset'   => array( 'group', 'display:block' ),
	'legend'     => array( '', 'display:block' ),
	'details'    => array( 'group', 'display:block' ),
	'summary'    => array( '', 'display:block' ),
	'heading'    => array( 'heading', 'display:block;margin-block:1em;font-weight:bold' ),
);

/** Elements that have neither content nor an end tag. */
const EMPTY_TAGS = array( 'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr' );

/** How what has a class looks, unless the theme's CSS says otherwise: an inline style would override that. */
function phrasing_css(): string {
	$css = ':where(' . implode( ',', array_keys( manifest()['elements'] ) ) . '):where(:not(:defined)){display:block}'; // as the script has it
	foreach ( PHRASING as $name => list( , $look ) ) {
		$css .= ":where([data-ws-tag=$name]){{$look}}";
	}
	return $css;
}

/** The attributes of the stand-in of a tag of flow content, with those of the tag that are for any element. */
function phrasing_attributes( string $name, string $level, array $written ): array {
	list( $role, $look ) = PHRASING[ $name ];
	$attributes          = array_filter( array( 'role' => $written['role'] ?? $role, 'aria-level' => $level ), 'strlen' );
	$own                 = $written['style'] ?? '';
	if ( isset( $written['class'] ) ) { // an author's card alone has classes and styles
		$attributes += array( 'data-ws-tag' => $name ) + array_filter( array( 'style' => $own ), 'strlen' );
	} else {
		$attributes['style'] = '' === $own ? $look : "$look;$own";
	}
	foreach ( $written as $key => $value ) {
		if ( in_array( $key, array( 'title', 'lang', 'dir', 'class' ), true ) || 0 === strpos( $key, 'aria-' ) ) {
			$attributes[ $key ] = $value;
		}
	}
	return $attributes;
}

/** An element with some content, which is HTML; as phrasing content where it has to be. */
function tag_html( string $name, array $attributes, string $content, bool $is_phrasing ): string {
	$is_heading = 1 === preg_match( '/^h([1-6])$/', $name, $found );
	$stood_for  = $is_heading ? 'heading' : $name;
	if ( $is_phrasing && isset( PHRASING[ $stood_for ] ) ) {
		return '<span' . attributes_html( phrasing_attributes( $stood_for, $found[1] ?? '', $attributes ) ) . ">$content</span>";
	}
	if ( $is_phrasing && 'br' === $name ) {
		$content = "<wbr>$content"; // else a theme that makes paragraphs of lines takes two of them for one
	}
	return "<$name" . attributes_html( $attributes ) . '>' . $content . ( in_array( $name, EMPTY_TAGS, true ) ? '' : "</$name>" );
}

/** Attributes of a tag; a flag has an empty value. */
function attributes_html( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= '' === (string) $value ? " $name" : sprintf( ' %s="%s"', $name, escape( (string) $value ) );
	}
	return $html;
}

/** A text for HTML, as it is: WordPress's own functions take `&amp;` in it for something that is escaped already. */
function escape( string $text ): string {
	$escaped = htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	// Square brackets are for shortcodes. A page with a carriage return as it is has a line break there.
	return strtr( $escaped, array( '[' => '&#91;', ']' => '&#93;', "\r" => '&#13;' ) );
}

/** The tree of some markup; null where PHP has no DOM. */
function parse_html( string $markup ): ?\DOMElement {
	if ( ! class_exists( \DOMDocument::class ) ) {
		return null;
	}
	$page  = new \DOMDocument();
	$known = libxml_use_internal_errors( true ); // it complains of elements that are newer than it
	// Browsers take a CDATA section for a comment, libxml for text.
	$page->loadHTML( '<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body>' . str_replace( '<![', '<?x [', $markup ), LIBXML_PARSEHUGE | LIBXML_NONET );
	libxml_clear_errors();
	libxml_use_internal_errors( $known );
	return $page->documentElement;
}
