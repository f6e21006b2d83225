<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

const TIMEOUT_S        = 3;
const PAGE_TIMEOUT_S   = 5;
const URL_MAX_BYTES    = 8000;
const BODY_MAX_BYTES   = 1000000;
const FAILURE_KEPT_S   = MINUTE_IN_SECONDS;
const LAST_GOOD_KEPT_S = WEEK_IN_SECONDS;
const LOCK_MAX_S       = 30;
const TRANSIENT        = 'ws_widgets_';

/** Answers that one page takes, and their bytes: whatever is beyond, the browser requests. */
const PAGE_ANSWERS_MAX = 100;
const PAGE_BYTES_MAX   = 4000000;

/** Answers that a site keeps in its database: authors may name any workspace. */
const KEPT_MAX = 500;

const LOCK             = 'ws_widgets_lock_';

/**
 * What some JSON says, with objects as objects; null where it is none.
 *
 * @return mixed
 */
function read_json( string $json ) {
	return without_infinity( decode_json( $json ) );
}

/**
 * What JSON can say: null in the place of a number that no computer holds, such as 1e999.
 *
 * @return mixed
 */
function without_infinity( $value ) {
	if ( is_float( $value ) && ! is_finite( $value ) ) {
		return null;
	}
	if ( is_array( $value ) || is_object( $value ) ) {
		foreach ( is_array( $value ) ? $value : get_object_vars( $value ) as $key => $one ) {
			if ( is_array( $value ) ) {
				$value[ $key ] = without_infinity( $one );
			} elseif ( ! is_scalar( $one ) || is_float( $one ) ) {
				$value->{$key} = without_infinity( $one );
			}
		}
	}
	return $value;
}

/**
 * What some JSON says, as PHP reads it.
 *
 * @return mixed
 */
function decode_json( string $json ) {
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
 * Requests JSON, for so many seconds at most.
 *
 * @return mixed The answer, with objects as objects; a WP_Error that says in words what was wrong.
 */
function request( string $url, float $timeout_s = TIMEOUT_S ) {
	$response = wp_remote_get(
		$url,
		array(
			'timeout'             => $timeout_s,
			'redirection'         => 0,
			'limit_response_size' => BODY_MAX_BYTES + 1,
			'headers'             => array( 'Accept' => 'application/json' ),
		)
	);
	if ( is_wp_error( $response ) ) {
		// What PHP says of it is for Site Health.
		return new \WP_Error( 'unreachable', __( 'The service is not answering.', 'ws-widgets' ), $response->get_error_message() );
	}
	$status = wp_remote_retrieve_response_code( $response );
	if ( 200 !== $status ) {
		/* translators: %d: a status code, such as 404. */
		return new \WP_Error( 'status', sprintf( __( 'It answers with the status %d.', 'ws-widgets' ), $status ), (int) $status );
	}
	$body = wp_remote_retrieve_body( $response );
	if ( strlen( $body ) > BODY_MAX_BYTES ) {
		return new \WP_Error( 'size', __( 'Its answer is too large.', 'ws-widgets' ) );
	}
	$answer = read_json( $body );
	if ( ! is_array( $answer ) && ! is_object( $answer ) ) {
		return new \WP_Error( 'json', __( 'Its answer is not JSON.', 'ws-widgets' ) );
	}
	return $answer;
}

/** Whether no one else requests it now. A lock that was left behind counts for half a minute. */
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

/** Keeps a lock for longer. */
function relock( string $name ): void {
	global $wpdb;
	$wpdb->update( $wpdb->options, array( 'option_value' => time() ), array( 'option_name' => $name ) );
}

function unlock( string $name ): void {
	global $wpdb;
	$wpdb->delete( $wpdb->options, array( 'option_name' => $name ) );
}

/** Takes away locks that were left behind. */
function unlock_left(): void {
	global $wpdb;
	$wpdb->query(
		$wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s AND CAST(option_value AS UNSIGNED) < %d", $wpdb->esc_like( LOCK ) . '%', time() - LOCK_MAX_S )
	);
	// phpcs:enable
}

/** How much this page may still take: seconds of waiting for the service, answers, or bytes of them. */
function page_left( string $what, float $spent = 0 ): float {
	static $left = array(
		'seconds' => PAGE_TIMEOUT_S,
		'answers' => PAGE_ANSWERS_MAX,
		'bytes'   => PAGE_BYTES_MAX,
	);
	$left[ $what ] -= $spent;
	return $left[ $what ];
}

/** What is kept of the answer to a URL. Whatever else is stored under the name is as good as nothing. */
function kept( string $url ): array {
	$kept   = get_transient( TRANSIENT . md5( $url ) );
	$is_own = is_array( $kept ) && is_int( $kept['retry'] ?? null ) && is_int( $kept['until'] ?? 0 ) && is_string( $kept['json'] ?? '' );
	return $is_own ? $kept : array( 'retry' => 0 );
}

/** Whether it is time to ask for it again. */
function is_due( array $kept ): bool {
	return time() >= max( $kept['retry'], $kept['until'] ?? 0 );
}

/**
 * The good answer from what is kept.
 *
 * @return array|null `answer`, and `until`, the second in which it is fresh no more.
 */
function good_answer( array $kept ): ?array {
	return isset( $kept['json'], $kept['until'] ) ? array( 'answer' => json_decode( $kept['json'] ), 'until' => $kept['until'] ) : null;
}

/** Keeps what there is to a URL: a good answer for a week from its request, a failure alone as long as it counts. */
function keep( string $url, array $kept, bool $is_new ): void {
	if ( $is_new && ! wp_using_ext_object_cache() ) { // which forgets by itself
		make_room();
	}
	$good_until = isset( $kept['json'] ) ? $kept['until'] + LAST_GOOD_KEPT_S - time() : 0;
	set_transient( TRANSIENT . md5( $url ), $kept, max( FAILURE_KEPT_S, $good_until ) );
}

/** Forgets the answers that were kept longest where there is no room for another. */
function make_room(): void {
	global $wpdb;
	$begin = '_transient_timeout_' . TRANSIENT;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- no function of WordPress takes the beginning of a name.
	$like  = $wpdb->esc_like( $begin ) . '%';
	$count = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE %s", $like ) );
	if ( $count < KEPT_MAX ) {
		return;
	}
	$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s ORDER BY CAST(option_value AS UNSIGNED) LIMIT %d", $like, $count - KEPT_MAX + 1 ) );
	// phpcs:enable
	foreach ( $names as $name ) {
		delete_transient( substr( $name, strlen( '_transient_timeout_' ) ) );
	}
}

/** Asks the service for what is due, unless somebody else does, and keeps what it says. */
function renew( string $url, string $kind, int $count, float $timeout_s = TIMEOUT_S ): void {
	$name = LOCK . md5( $url );
	if ( ! is_due( kept( $url ) ) || ! lock( $name ) ) {
		return;
	}
	$kept = kept( $url ); // who had the lock before may have renewed it
	if ( is_due( $kept ) ) {
		$is_new = array( 'retry' => 0 ) === $kept;
		$answer = request( $url, $timeout_s );
		$used   = is_wp_error( $answer ) ? null : read_answer( $answer, $kind, $count );
		// An answer that no element can read is none.
		note_answer( $url, null === $used && ! is_wp_error( $answer ) ? new \WP_Error( 'json', '', "An answer of an unknown shape: $url" ) : $answer );
		$json   = null === $used ? false : wp_json_encode( $used );
		$until  = time() + options()['minutes'] * MINUTE_IN_SECONDS;
		$kept   = false === $json ? array( 'retry' => time() + FAILURE_KEPT_S ) + $kept : array( 'json' => $json, 'until' => $until, 'retry' => 0 );
		keep( $url, $kept, $is_new );
		if ( false !== $json ) {
			note_renewed( $url );
		}
	}
	unlock( $name );
}

/**
 * The answer to a URL: what is kept of it, at once, however old it is. What is due is renewed behind the page, and only
 * where nothing is kept does the page wait for the service.
 *
 * @param string $kind  What the answer is, by `read_answer`.
 * @param int    $count How many posts of it are kept.
 * @return array|null As `good_answer`.
 */
function ask( string $url, string $kind, int $count ): ?array {
	if ( strlen( $url ) > URL_MAX_BYTES || page_left( 'answers', 1 ) < 0 || page_left( 'bytes' ) <= 0 ) {
		return null;
	}
	$kept = kept( $url );
	$good = isset( $kept['json'] );
	if ( is_due( $kept ) && ( $good || is_down() ) ) {
		renew_behind( $url, $kind, $count );
	} elseif ( is_due( $kept ) && page_left( 'seconds' ) > 0 ) {
		$started = microtime( true );
		renew( $url, $kind, $count, min( TIMEOUT_S, page_left( 'seconds' ) ) );
		page_left( 'seconds', microtime( true ) - $started );
		$kept = kept( $url );
	}
	return page_left( 'bytes', strlen( $kept['json'] ?? '' ) ) < 0 ? null : good_answer( $kept );
}
