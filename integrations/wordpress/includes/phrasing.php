<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// A shortcode may be anywhere: in a paragraph, a heading, a list item, a widget, an excerpt, and no filter reaches all of
// them. A <p> ends where an <article> begins, and the element in it ends with it. So what a shortcode prints is phrasing
// content alone, which every place takes, with roles and styles in the place of tags.

/** What each tag of flow content is as phrasing content. */
const PHRASING = array(
	'article'    => 'role="article" style="display:block"',
	'p'          => 'style="display:block;margin-block:1em"',
	'div'        => 'style="display:block"',
	'blockquote' => 'style="display:block;margin:1em 2.5em"',
	'pre'        => 'style="display:block;white-space:pre-wrap"',
	'hr'         => 'role="separator" style="display:block;border-block-start:1px solid"',
	'ul'         => 'role="list" style="display:block;padding-inline-start:2.5em"',
	'ol'         => 'role="list" style="display:block;padding-inline-start:2.5em"',
	'li'         => 'role="listitem" style="display:list-item"',
	'dl'         => 'style="display:block"',
	'dt'         => 'style="display:block"',
	'dd'         => 'style="display:block;margin-inline-start:2.5em"',
	'table'      => 'style="display:table"',
	'thead'      => 'style="display:table-header-group"',
	'tbody'      => 'style="display:table-row-group"',
	'tfoot'      => 'style="display:table-footer-group"',
	'tr'         => 'style="display:table-row"',
	'th'         => 'style="display:table-cell;padding:.25em;font-weight:bold"',
	'td'         => 'style="display:table-cell;padding:.25em"',
	// In the card of an author alone.
	'section'    => 'style="display:block"',
	'header'     => 'style="display:block"',
	'footer'     => 'style="display:block"',
	'hgroup'     => 'style="display:block"',
	'main'       => 'style="display:block"',
	'nav'        => 'role="navigation" style="display:block"',
	'aside'      => 'role="complementary" style="display:block"',
	'figure'     => 'role="figure" style="display:block;margin:1em 2.5em"',
	'figcaption' => 'style="display:block"',
	'address'    => 'style="display:block;font-style:italic"',
	'center'     => 'style="display:block;text-align:center"',
	'menu'       => 'role="list" style="display:block;padding-inline-start:2.5em"',
	'fieldset'   => 'role="group" style="display:block"',
	'legend'     => 'style="display:block"',
	'details'    => 'role="group" style="display:block"',
	'summary'    => 'style="display:block"',
);

const HEADING_LOOK = 'display:block;margin-block:1em;font-weight:bold';

/** How what has a class looks, unless the theme's CSS says otherwise: an inline style would override that. */
function phrasing_css(): string {
	$css  = ':where(' . implode( ',', array_keys( manifest()['elements'] ) ) . '):where(:not(:defined)){display:block}'; // as the script has it
	$css .= ':where([data-ws-tag=heading]){' . HEADING_LOOK . '}';
	foreach ( PHRASING as $name => $look ) {
		$css .= ":where([data-ws-tag=$name]){" . preg_replace( '/^.*style="|"$/', '', $look ) . '}';
	}
	return $css;
}

/** The attributes of a tag of flow content that its stand-in has: only an author's card has classes. */
function phrasing_attributes( string $name, string $look, string $written ): string {
	preg_match_all( '/\s(?:title|lang|dir|class|aria-[a-z]+)="[^"]*"/i', $written, $kept );
	$has_class = (bool) preg_match( '/\sclass="/i', $written );
	$own       = preg_match( '/\sstyle="([^"]*)"/i', $written, $found ) ? $found[1] : '';
	if ( $has_class ) {
		$look = preg_replace( '/style="[^"]*"/', "data-ws-tag=\"$name\"" . ( '' === $own ? '' : " style=\"$own\"" ), $look );
	} elseif ( '' !== $own ) {
		$look = substr( $look, 0, -1 ) . ";$own\"";
	}
	return $look . implode( '', $kept[0] );
}

/** Markup of the plugin's own, whose tags are closed and whose texts and attributes are escaped, as phrasing content. */
function phrasing( string $html ): string {
	$spans = preg_replace_callback(
		'~<(/?)(' . implode( '|', array_keys( PHRASING ) ) . '|h([1-6]))(?=[\s/>])([^<>]*)>~i',
		function ( $found ) {
			list( , $slash, $name, $level, $attributes ) = $found;
			$name = strtolower( $name );
			if ( '/' === $slash ) {
				return '</span>';
			}
			$look = PHRASING[ $name ] ?? "role=\"heading\" aria-level=\"$level\" style=\"" . HEADING_LOOK . '"';
			return '<span ' . phrasing_attributes( isset( PHRASING[ $name ] ) ? $name : 'heading', $look, $attributes ) . '>' . ( 'hr' === $name ? '</span>' : '' );
		},
		$html
	);
	// Where a theme makes paragraphs of lines after the shortcode has run, there are none to make.
	return str_replace( array( "\r", "\n" ), array( '', '&#10;' ), (string) preg_replace( '~<br\b[^<>]*>\n?~i', '<br><wbr>', (string) $spans ) );
}
