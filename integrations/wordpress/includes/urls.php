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

/** An id that is only dots would lead out of its path. */
function segment( string $id ): string {
	return encode( preg_match( '/^\.\.?$/', $id ) ? "\u{fffd}" : $id );
}

/** Whether browsers take a host, and a port after it, unchanged. */
function is_host( string $host ): bool {
	if ( ! preg_match( '~^(\[[0-9a-f:.]+\]|[\p{L}\p{M}\p{N}._-]+)(?::([0-9]{0,5}))?$~iu', $host, $parts ) || (int) ( $parts[2] ?? 0 ) > 65535 ) {
		return false;
	}
	if ( '[' === $parts[1][0] ) {
		return false !== filter_var( trim( $parts[1], '[]' ), FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 );
	}
	// What ends in a number is an address of four.
	return ! preg_match( '~(?:^|\.)(?:\d+|0x[0-9a-f]*)\.?$~i', $parts[1] ) || false !== filter_var( $parts[1], FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 );
}

/**
 * The one gate for URLs of posts: an absolute http(s) URL without a user or a password, or an empty string.
 *
 * @param mixed $value What the service sent.
 */
function read_url( $value ): string {
	if ( ! is_string( $value ) || mb_strlen( $value ) > 8000 ) {
		return '';
	}
	// As browsers read it: without blanks around it and line breaks in it, and with any slashes in front of the host.
	$url = str_replace( array( "\t", "\n", "\r" ), '', trim( $value, "\0..\x20" ) );
	$url = 0 === strpos( $url, '//' ) ? "https:$url" : $url;
	if ( ! preg_match( '~^(https?):[/\\\\]*(?::?@)?([^/\\\\?#]+)([^?#]*)(.*)$~is', $url, $parts ) || ! is_host( $parts[2] ) ) {
		return '';
	}
	list( , $scheme, $host, $path, $rest ) = $parts;
	return strtolower( $scheme ) . "://$host" . str_replace( '\\', '/', $path ) . $rest;
}

/** The gate for what else a link of prose may lead to, a telephone number or one address of mail: see src/content/text/contact-gate.ts of the elements. */
function read_contact( string $written ): string {
	$contact = '~^(?:tel:([+\-.() ]*\d[\d+\-.() ]{0,30})|mailto:([\w.!$\'*+/=\~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,})(?:\?.*)?)$~isuD';
	if ( ! preg_match( $contact, str_replace( '%20', ' ', trim( $written ) ), $found ) ) {
		return '';
	}
	return '' === $found[1] ? "mailto:$found[2]" : 'tel:' . str_replace( ' ', '', $found[1] );
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
