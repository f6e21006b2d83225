<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// What is kept and fresh no more is renewed behind the page, by WordPress's own events.

const RENEWAL = 'ws_widgets_renew';

/** How late an event may be before it is clear that events do not run on this site. */
const EVENT_LATE_S = 5 * MINUTE_IN_SECONDS;

/** Has an answer renewed, once, however many pages say so. */
function renew_behind( string $url, string $kind, int $count ): void {
	$args      = array( $url, $kind, $count );
	$scheduled = wp_next_scheduled( RENEWAL, $args );
	if ( ! $scheduled ) {
		wp_schedule_single_event( time(), RENEWAL, $args );
	}
	$is_late = $scheduled && $scheduled < time() - EVENT_LATE_S;
	// The page is sent by then: WordPress sends what it holds back before.
	add_action(
		'shutdown',
		function () use ( $args, $is_late ) {
			if ( $is_late ) {
				flush();
				renew( ...$args );
				wp_clear_scheduled_hook( RENEWAL, $args );
			} elseif ( ! defined( 'ALTERNATE_WP_CRON' ) || ! ALTERNATE_WP_CRON ) { // which redirects the visitor
				wp_cron();
			}
		}
	);
}

add_action(
	RENEWAL,
	function ( $url, $kind, $count ) {
		// The address of the settings may be another by now.
		$base_url = options()['base_url'];
		if ( '' !== $base_url && is_string( $url ) && 0 === strpos( $url, "$base_url/" ) ) {
			renew( $url, (string) $kind, (int) $count );
		}
	},
	10,
	3
);
