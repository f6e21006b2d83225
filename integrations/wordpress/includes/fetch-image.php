<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// Fetches an image whose address a stranger wrote, and writes it anew: nothing of the file that came is kept as it is.

const IMAGE_MAX_BYTES  = 20000000;
const IMAGE_MAX_PIXELS = 50000000;
const IMAGE_TIMEOUT_S  = 10;
const IMAGE_MAX_HOPS   = 3;

/** The widths of copies, the widest first. */
const IMAGE_WIDTHS = array( 1280, 960, 640, 320 );

/** What a file is, by its content, to be kept: neither SVG nor HTML, whatever it is called. */
const IMAGE_TYPES = array( 'image/jpeg', 'image/png', 'image/gif', 'image/webp' );

/** The IPv4 networks that no image of the web is in: this computer's, its neighbours', those of tests, and those of groups. */
const NOT_PUBLIC = array(
	array( '0.0.0.0', 8 ),
	array( '10.0.0.0', 8 ),
	array( '100.64.0.0', 10 ),
	array( '127.0.0.0', 8 ),
	array( '169.254.0.0', 16 ),
	array( '172.16.0.0', 12 ),
	array( '192.0.0.0', 24 ),
	array( '192.0.2.0', 24 ),
	array( '192.88.99.0', 24 ),
	array( '192.168.0.0', 16 ),
	array( '198.18.0.0', 15 ),
	array( '198.51.100.0', 24 ),
	array( '203.0.113.0', 24 ),
	array( '224.0.0.0', 3 ),
);

function is_public_address( string $address ): bool {
	$number = ip2long( $address );
	if ( false === $number ) {
		return false;
	}
	foreach ( NOT_PUBLIC as list( $network, $bits ) ) {
		$mask = -1 << ( 32 - $bits );
		if ( ( $number & $mask & 0xffffffff ) === ( ip2long( $network ) & $mask & 0xffffffff ) ) {
			return false;
		}
	}
	return true;
}

/** The address to ask for an https URL; an empty string where one of those of its host is not public, or it has another port. */
function public_address_of( string $url ): string {
	$parts = wp_parse_url( read_url( $url ) );
	if ( ! is_array( $parts ) || 'https' !== ( $parts['scheme'] ?? '' ) || 443 !== ( $parts['port'] ?? 443 ) ) {
		return '';
	}
	$addresses = gethostbynamel( $parts['host'] ?? '' );
	$public    = array_filter( $addresses ? $addresses : array(), __NAMESPACE__ . '\is_public_address' );
	return $addresses && count( $public ) === count( $addresses ) ? $addresses[0] : '';
}

/** Requests one URL into a file, from the address that was checked: its name may have another a moment later. */
function request_image( string $url, string $address, string $file, float $timeout_s ) {
	$host = (string) wp_parse_url( $url, PHP_URL_HOST );
	$pin  = function ( $handle ) use ( $host, $address ) {
		curl_setopt_array( // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress has no word for these.
			$handle,
			array(
				CURLOPT_RESOLVE          => array( "$host:443:$address" ),
				CURLOPT_NOPROGRESS       => false,
				// Other than 0 ends it: WordPress itself would read an endless answer until the time is up.
				CURLOPT_PROGRESSFUNCTION => function ( $handle, $total, $done ) { return (int) ( max( $total, $done ) > IMAGE_MAX_BYTES ); },
			)
		);
	};
	add_action( 'http_api_curl', $pin );
	$response = wp_safe_remote_get(
		$url,
		array(
			'timeout'             => $timeout_s,
			'redirection'         => 0,
			'limit_response_size' => IMAGE_MAX_BYTES + 1,
			'headers'             => array( 'Accept' => implode( ',', IMAGE_TYPES ) ),
			'stream'              => true,
			'filename'            => $file,
		)
	);
	remove_action( 'http_api_curl', $pin );
	return $response;
}

/** Fetches an image into a file; each redirect is checked as the first URL is. */
function fetch_image( string $url, string $file ): ?\WP_Error {
	$end = microtime( true ) + IMAGE_TIMEOUT_S;
	if ( ! function_exists( 'curl_init' ) ) {
		return new \WP_Error( 'curl', 'PHP has no curl extension.' );
	}
	for ( $hop = 0; $hop <= IMAGE_MAX_HOPS; $hop++ ) {
		$address = public_address_of( $url );
		$left    = $end - microtime( true );
		if ( '' === $address || $left <= 0 ) {
			return new \WP_Error( 'address', '' === $address ? 'It is not at a public https address.' : 'It took too long.' );
		}
		$response = request_image( $url, $address, $file, $left );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		$next   = wp_remote_retrieve_header( $response, 'location' );
		if ( 200 === $status ) {
			return filesize( $file ) > IMAGE_MAX_BYTES ? new \WP_Error( 'size', 'It has more than 20 MB.' ) : null;
		}
		if ( $status < 300 || $status >= 400 || ! is_string( $next ) || '' === $next ) {
			return new \WP_Error( 'status', "It answers with the status $status." );
		}
		$url = \WP_Http::make_absolute_url( $next, $url );
	}
	return new \WP_Error( 'redirects', 'It redirects too often.' );
}

/** Whether PHP has the memory to hold so many pixels twice, a little of it for all else. */
function has_memory_for( int $pixels ): bool {
	wp_raise_memory_limit( 'image' );
	$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
	return $limit <= 0 || memory_get_usage() + 5 * $pixels + 2 * IMAGE_MAX_BYTES < $limit;
}

/** Gives an image by the editor that keeps no metadata: the other one leaves in a copy where it was taken. */
function image_editor( string $file, string $type ) {
	$only_gd = function () {
		return array( 'WP_Image_Editor_GD' );
	};
	add_filter( 'wp_image_editors', $only_gd, PHP_INT_MAX );
	$editor = wp_get_image_editor( $file, array( 'mime_type' => $type ) );
	remove_filter( 'wp_image_editors', $only_gd, PHP_INT_MAX );
	return $editor;
}

/**
 * Writes an image in the widths of copies, never wider than it is, into a folder.
 *
 * @param string $name What the names of the files begin with.
 * @return array|\WP_Error `ext`, and `sizes`: heights by widths, the widest first.
 */
function copy_image( string $file, string $folder, string $name ) {
	$type = (string) wp_get_image_mime( $file );
	$size = in_array( $type, IMAGE_TYPES, true ) ? wp_getimagesize( $file ) : false;
	if ( ! $size || $size[0] < 1 || $size[1] < 1 ) {
		return new \WP_Error( 'type', 'It is not an image.' );
	}
	if ( $size[0] * $size[1] > IMAGE_MAX_PIXELS || ! has_memory_for( $size[0] * $size[1] ) ) {
		return new \WP_Error( 'pixels', "It has too many pixels: $size[0] × $size[1]." );
	}
	$editor = image_editor( $file, $type );
	if ( is_wp_error( $editor ) || ! wp_mkdir_p( $folder ) ) {
		return is_wp_error( $editor ) ? $editor : new \WP_Error( 'folder', "$folder cannot be written to." );
	}
	$editor->maybe_exif_rotate();
	$width  = $editor->get_size()['width'];
	$widths = array_filter( IMAGE_WIDTHS, function ( $one ) use ( $width ) { return $one < $width; } );
	$copies = array( 'ext' => '', 'sizes' => array() );
	foreach ( $width > IMAGE_WIDTHS[0] ? $widths : array_merge( array( $width ), $widths ) as $one ) {
		$resized = $one === $editor->get_size()['width'] ? true : $editor->resize( $one, null );
		$saved   = is_wp_error( $resized ) ? $resized : $editor->save( "$folder/$name-$one." . substr( $type, strlen( 'image/' ) ), $type );
		if ( is_wp_error( $saved ) ) {
			return $saved;
		}
		$copies['ext']           = pathinfo( $saved['file'], PATHINFO_EXTENSION );
		$copies['sizes'][ $one ] = $editor->get_size()['height'];
	}
	return $copies;
}
