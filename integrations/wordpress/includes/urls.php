<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// The URLs are those that the elements request: by them an element knows the answers that are printed.

const PAGE_MAX = 30;

/** As JavaScript's encodeURIComponent does it. */
function encode( string $text ): string {
	return strtr(
		rawurlencode( $text ),
		array(
			'%21' => '!',
			'%27' => "'",
			'%28' => '(',
			'%29' => ')',
			'%2A' => '*',
		)
	);
}

/** An id of dots alone would lead out of its path. */
function segment( string $id ): string {
	return encode( preg_match( '/^\.\.?$/', $id ) ? "\u{fffd}" : $id );
}

/**
 * The one gate for URLs of posts: an absolute http(s) URL without a user or a password, or an empty string.
 *
 * @param mixed $value What the service sent.
 */
function read_url( $value ): string {
	if ( ! is_string( $value ) || strlen( $value ) > 8000 ) {
		return '';
	}
	$url = trim( $value, "\0..\x20" );
	// What browsers read in another way than PHP is refused: control characters and backslashes.
	if ( ! preg_match( '~^https?://[^\s/?#\\\\@]+(?:[/?#][^\x00-\x1f\x7f\\\\]*)?$~i', $url ) ) {
		return '';
	}
	// WordPress would leave these out, and the URL would lead elsewhere.
	$encoded = preg_replace_callback(
		'/[ "<>^`{}]/',
		function ( $found ) {
			return rawurlencode( $found[0] );
		},
		$url
	);
	return esc_url_raw( (string) $encoded, array( 'http', 'https' ) );
}

/** A service's address in the form that the elements give it, or an empty string where it is none. */
function read_base_url( string $written ): string {
	$url = trim( $written );
	if ( '' === $url || ! preg_match( '~^https?://[a-z0-9.\-\[\]:]+(?:[/?#][\x21-\x7e]*)?$~i', $url ) ) {
		return '';
	}
	$parts = wp_parse_url( $url );
	if ( ! $parts || empty( $parts['host'] ) || isset( $parts['user'] ) ) {
		return '';
	}
	$scheme = strtolower( $parts['scheme'] );
	$path   = rtrim( $parts['path'] ?? '', '/' );
	if ( preg_match( '~[^\w.\~!$&\'()*+,;=:@%/-]|/\.\.?(?=/|$)~', $path ) ) {
		return '';
	}
	$port = $parts['port'] ?? 0;
	$port = $port && ( 'http' === $scheme ? 80 : 443 ) !== $port ? ":$port" : '';
	return $scheme . '://' . strtolower( $parts['host'] ) . $port . $path;
}

function public_posts_url( string $base_url, string $feed_id, int $limit ): string {
	return "$base_url/feeds/" . segment( $feed_id ) . "/public-posts?limit=$limit";
}

function posts_url( string $base_url, string $feed_id, int $limit, string $filter, string $order_by ): string {
	$url = "$base_url/feeds/" . segment( $feed_id ) . "/posts?\$offset=0&\$limit=$limit";
	if ( '' !== $filter ) {
		$url .= '&$filter=' . encode( $filter );
	}
	return '' === $order_by ? $url : $url . '&$orderBy=' . encode( $order_by );
}

function embed_url( string $base_url, string $embed_id, string $org ): string {
	return "$base_url/integration/embedded/" . segment( $embed_id ) . '?org=' . encode( $org );
}
