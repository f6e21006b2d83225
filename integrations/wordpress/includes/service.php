<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

const TIMEOUT_S        = 3;
const PAGE_TIMEOUT_S   = 5;
const BODY_MAX_BYTES   = 1000000;
const FAILURE_KEPT_S   = MINUTE_IN_SECONDS;
const LAST_GOOD_KEPT_S = WEEK_IN_SECONDS;
const LOCK_MAX_S       = 30;
const TRANSIENT        = 'ws_widgets_';
const LOCK             = 'ws_widgets_lock_';

/**
 * What some JSON says, with objects as objects; null where it is none.
 *
 * @return mixed
 */
function read_json( string $json ) {
	$answer = json_decode( $json, false, 512, JSON_INVALID_UTF8_SUBSTITUTE );
	if ( ! in_array( json_last_error(), array( JSON_ERROR_UTF16, JSON_ERROR_INVALID_PROPERTY_NAME ), true ) ) {
		return $answer;
	}
	// PHP refuses all of it for half a character in a text, or for a name that begins with a NUL.
	$whole = preg_replace_callback(
		'/"\\\\u0000|\\\\(?:u[dD][89abAB]..\\\\u[dD][c-fC-F]..|u[dD][89a-fA-F]..|.)/',
		function ( $found ) {
			$is_half = preg_match( '/^.u[dD]...$/', $found[0] );
			return $is_half ? '\ufffd' : str_replace( '"\u0000', '"\ufffd', $found[0] );
		},
		$json
	);
	return json_decode( (string) $whole, false, 512, JSON_INVALID_UTF8_SUBSTITUTE );
}

/**
 * Requests JSON.
 *
 * @return mixed The answer, with objects as objects; a WP_Error that says in words what was wrong.
 */
function request( string $url ) {
	$response = wp_remote_get(
		$url,
		array(
			'timeout'             => TIMEOUT_S,
			'redirection'         => 0,
			'limit_response_size' => BODY_MAX_BYTES + 1,
			'headers'             => array( 'Accept' => 'application/json' ),
		)
	);
	if ( is_wp_error( $response ) ) {
		return $response;
	}
	$status = wp_remote_retrieve_response_code( $response );
	if ( 200 !== $status ) {
		/* translators: %d: a status code, such as 404. */
		return new \WP_Error( 'status', sprintf( __( 'It answers with the status %d.', 'ws-widgets' ), $status ) );
	}
	$body = wp_remote_retrieve_body( $response );
	if ( strlen( $body ) > BODY_MAX_BYTES ) {
		return new \WP_Error( 'size', __( 'Its answer is too large.', 'ws-widgets' ) );
	}
	$answer = read_json( $body );
	if ( ! is_array( $answer ) && ! is_object( $answer ) ) {
		return new \WP_Error( 'json', __( 'Its answer is no JSON.', 'ws-widgets' ) );
	}
	return $answer;
}

/** Whether nobody else asks for it now. A lock that was left behind counts for half a minute. */
function lock( string $name ): bool {
	global $wpdb;
	$now = time();
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- add_option() does not tell who came first.
	$added = $wpdb->query(
		$wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'no')", $name, $now )
	);
	if ( $added ) {
		return true;
	}
	return (bool) $wpdb->query(
		$wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND CAST(option_value AS UNSIGNED) < %d", $now, $name, $now - LOCK_MAX_S )
	);
}

function unlock( string $name ): void {
	global $wpdb;
	$wpdb->delete( $wpdb->options, array( 'option_name' => $name ) );
	// phpcs:enable
}

/** How many seconds this page may still wait for the service. */
function seconds_left( float $spent_s = 0 ): float {
	static $left = PAGE_TIMEOUT_S;
	$left -= $spent_s;
	return $left;
}

/**
 * The answer to a URL: a fresh one out of the cache, else the service's, else the last good one.
 *
 * @param callable $read Makes what is kept out of an answer; null where the answer has an unknown shape.
 * @return array|null `answer`, and `until`, the second in which it is fresh no more.
 */
function ask( string $url, callable $read ): ?array {
	$key  = TRANSIENT . md5( $url );
	$kept = get_transient( $key );
	// Whatever else is stored under the name is as good as nothing.
	$kept   = is_array( $kept ) && isset( $kept['retry'] ) ? $kept : array( 'retry' => 0 );
	$good   = isset( $kept['json'], $kept['until'] ) ? array( 'answer' => json_decode( $kept['json'] ), 'until' => $kept['until'] ) : null;
	$now    = time();
	$name   = LOCK . md5( $url );
	$is_due = $now >= max( $kept['retry'], $kept['until'] ?? 0 );
	if ( ! $is_due || seconds_left() <= 0 || ! lock( $name ) ) {
		return $good;
	}
	$started = microtime( true );
	$answer  = request( $url );
	seconds_left( microtime( true ) - $started );
	$used = is_wp_error( $answer ) ? null : $read( $answer );
	$json = null === $used ? false : wp_json_encode( $used );
	if ( false === $json ) {
		$kept['retry'] = time() + FAILURE_KEPT_S;
	} else {
		$until = time() + options()['minutes'] * MINUTE_IN_SECONDS;
		$kept  = array(
			'json'  => $json,
			'until' => $until,
			'retry' => 0,
		);
		$good  = array(
			'answer' => $used,
			'until'  => $until,
		);
	}
	set_transient( $key, $kept, LAST_GOOD_KEPT_S );
	unlock( $name );
	return $good;
}
