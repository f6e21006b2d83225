<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// What is kept and fresh no more is renewed behind the page, by one event of WordPress's own for a queue with a bound:
// an event for each answer would fill the list of events, which WordPress reads on every page.

const RENEWAL = 'ws_widgets_renew';

/** The name under which the queue is stored: kinds and counts by URLs. */
const QUEUE = 'ws_widgets_queue';

/** Answers that wait to be renewed. A page that needs another one says so again. */
const QUEUE_MAX = 100;

/** How long one event renews answers. What is left waits for the next. */
const EVENT_MAX_S = 20;

/** How late an event may be before it is clear that events do not run on this site. */
const EVENT_LATE_S = 5 * MINUTE_IN_SECONDS;

/** How long a visit renews answers in the place of an event. */
const VISIT_MAX_S = 5;

/** Has an answer renewed, once, however many pages say so. */
function renew_behind( string $url, string $kind, int $count ): void {
	static $due = array();
	if ( ! $due ) {
		// The page is sent by then: WordPress sends what it holds back before.
		add_action(
			'shutdown',
			function () use ( &$due ) {
				queue_up( $due );
				$scheduled = wp_next_scheduled( RENEWAL );
				if ( ! $scheduled ) {
					wp_schedule_single_event( time(), RENEWAL );
				}
				if ( $scheduled && $scheduled < time() - EVENT_LATE_S ) {
					flush();
					renew_queue( VISIT_MAX_S );
					wp_clear_scheduled_hook( RENEWAL );
				} elseif ( ! defined( 'ALTERNATE_WP_CRON' ) || ! ALTERNATE_WP_CRON ) { // which redirects the visitor
					wp_cron();
				}
			}
		);
	}
	$due[ $url ] = array( $kind, $count );
}

/** What waits to be renewed. Whatever else is stored under the name is as good as nothing. */
function queue(): array {
	$stored = get_option( QUEUE );
	return array_filter(
		is_array( $stored ) ? $stored : array(),
		function ( $one ) {
			return is_array( $one ) && isset( $one[0], $one[1] ) && is_string( $one[0] ) && is_int( $one[1] );
		}
	);
}

/** Puts answers at the end of the queue, as long as there is room. */
function queue_up( array $due ): void {
	$before = queue();
	$queue  = array_slice( $before + $due, 0, QUEUE_MAX, true );
	if ( $queue !== $before ) {
		update_option( QUEUE, $queue, false );
	}
}

/** Renews what waits, for so many seconds. */
function renew_queue( float $max_s ): void {
	$end   = microtime( true ) + $max_s;
	$queue = queue();
	delete_option( QUEUE ); // what ends the process is not tried again by each event
	unlock_left();
	// The address of the settings may be another by now.
	$base_url = options()['base_url'];
	foreach ( $queue as $url => list( $kind, $count ) ) {
		if ( microtime( true ) > $end ) {
			break;
		}
		unset( $queue[ $url ] );
		if ( '' !== $base_url && 0 === strpos( (string) $url, "$base_url/" ) ) {
			renew( $url, $kind, $count );
			if ( is_down() ) {
				return; // pages say again what they need
			}
		}
	}
	if ( $queue ) {
		queue_up( $queue );
		wp_schedule_single_event( time(), RENEWAL );
	}
}

add_action(
	RENEWAL,
	function () {
		renew_queue( EVENT_MAX_S );
	}
);
