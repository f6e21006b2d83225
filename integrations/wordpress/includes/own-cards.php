<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * The author's own card, which `cards="page"` puts among the elements of the page: what is between the tags of
 * a shortcode, where something in it names a field of a post. WordPress keeps no `<template>` of most authors, so that it
 * may stand without one. PHP fills it in for the posts that it prints, and the script for those that it displays.
 */
function card_html( array $attributes, string $written ): string {
	if ( 'page' !== strtolower( trim( $attributes['cards'] ?? '' ) ) || false === strpos( $written, 'data-ws-' ) ) {
		return '';
	}
	$inner   = preg_replace( '~</?template\b[^<>]*>~i', '', $written );
	$allowed = array_map(
		function ( $known ) {
			return is_array( $known ) ? $known + array( 'part' => true ) : $known;
		},
		wp_kses_allowed_html( 'post' )
	);
	// WordPress makes a <br> of each line, and a theme may make paragraphs of lines after the shortcode has run.
	$lines = preg_replace( array( '~<br\s*/?>\s*\n~i', '~<p>\s*</p>~i', '~\s+~' ), array( "\n", '', ' ' ), (string) $inner );
	$safe  = force_balance_tags( wp_kses( trim( (string) $lines ), $allowed, array( 'http', 'https' ) ) );
	return without_shortcodes( (string) preg_replace( '~<p> ?</p>~', '', $safe ) ); // of a tag that was alone
}
