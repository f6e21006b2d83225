<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// A shortcode stands anywhere: in a paragraph, a heading, a list item, a widget, an excerpt, and no filter reaches all of
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
);

/** Markup of the plugin's own, whose tags are closed and whose texts and attributes are escaped, as phrasing content. */
function phrasing( string $html ): string {
	$spans = preg_replace_callback(
		'~<(/?)(' . implode( '|', array_keys( PHRASING ) ) . '|h([1-6]))(?=[\s/>])([^<>]*)>~i',
		function ( $found ) {
			list( , $slash, $name, $level, $attributes ) = $found;
			if ( '/' === $slash ) {
				return '</span>';
			}
			$heading = "role=\"heading\" aria-level=\"$level\" style=\"display:block;margin-block:1em;font-weight:bold\"";
			$kept    = implode( '', preg_match_all( '/\s(?:title|lang|dir)="[^"]*"/i', $attributes, $all ) ? $all[0] : array() );
			return '<span ' . ( '' === $level ? PHRASING[ strtolower( $name ) ] : $heading ) . $kept . '>' . ( 'hr' === strtolower( $name ) ? '</span>' : '' );
		},
		$html
	);
	// Where a theme makes paragraphs of lines after the shortcode has run, there are none to make.
	return str_replace( array( "\r", "\n" ), array( '', '&#10;' ), (string) preg_replace( '~<br\b[^<>]*>\n?~i', '<br><wbr>', (string) $spans ) );
}
