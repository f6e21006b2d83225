<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// What administrators see under Tools, Site Health: whether the service answers, and what of it is kept.

/** The name under which it is stored what the service said last. */
const LAST = 'ws_widgets_last';

/** How many feeds with a wrong id are named. */
const WRONG_MAX = 10;

/** The URL of a request; without its query where that chooses posts of one workspace. */
function without_page( string $url ): string {
	return false === strpos( $url, '/feeds/' ) ? $url : (string) strtok( $url, '?' );
}

/** Notes how a request for the posts of an element ended. `$answer` is a WP_Error where it failed. */
function note_answer( string $url, $answer ): void {
	$last     = last_answers();
	$wrong    = array_filter( $last['wrong'], function ( $one ) use ( $url ) { return without_page( $one ) !== without_page( $url ); } );
	$statuses = preg_match( '/&\$(?:filter|orderBy)=/', $url ) ? array( 404, 410 ) : NO_WORKSPACE; // else one of the two may be wrong
	$is_wrong = is_wp_error( $answer ) && in_array( $answer->get_error_data(), $statuses, true );
	if ( $is_wrong ) {
		array_unshift( $wrong, $url );
	}
	if ( is_wp_error( $answer ) && ! $is_wrong ) {
		$technical      = $answer->get_error_data();
		$last['failed'] = array( 'at' => time(), 'why' => is_string( $technical ) ? $technical : $answer->get_error_message() );
	} else {
		$last['answered'] = time();
	}
	// Whatever has a status was answered.
	$has_answered  = ! is_wp_error( $answer ) || in_array( $answer->get_error_code(), array( 'status', 'size', 'json' ), true );
	$last['down']  = $has_answered ? array() : array( 'at' => time(), 'url' => $url );
	$last['wrong'] = array_slice( array_values( $wrong ), 0, WRONG_MAX );
	update_option( LAST, $last, false );
}

/** Whether a URL is of the present service: what another one said before counts no more. */
function is_of_service( $url ): bool {
	return is_string( $url ) && 0 === strpos( $url, options()['base_url'] . '/' );
}

/** When the service last answered, when and why it last failed, and the URLs for which it has no workspace. */
function last_answers(): array {
	$stored = get_option( LAST );
	$stored = is_array( $stored ) ? $stored : array();
	$failed = $stored['failed'] ?? null;
	return array(
		'answered' => (int) ( $stored['answered'] ?? 0 ),
		'failed'   => isset( $failed['at'], $failed['why'] ) ? array( 'at' => (int) $failed['at'], 'why' => (string) $failed['why'] ) : null,
		'down'     => isset( $stored['down']['at'], $stored['down']['url'] ) ? $stored['down'] : array( 'at' => 0, 'url' => '' ),
		'wrong'    => array_filter( (array) ( $stored['wrong'] ?? array() ), __NAMESPACE__ . '\is_of_service' ),
	);
}

/** Whether the service gave no answer at all a moment ago: a page that waits for it would wait in vain. */
function is_down(): bool {
	$down = last_answers()['down'];
	return (int) $down['at'] > time() - FAILURE_KEPT_S && is_of_service( $down['url'] );
}

/** How many answers are kept, and how many of them are older than they should be. */
function count_kept(): array {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- no function of WordPress takes the beginning of a name.
	$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( '_transient_' . TRANSIENT ) . '%' ) );
	$kept  = 0;
	$stale = 0;
	foreach ( $names as $name ) {
		// One after the other, and none into the cache of options: together they may be more than the memory of PHP.
		$one    = maybe_unserialize( $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) ) );
		$until  = is_array( $one ) && isset( $one['json'] ) ? (int) ( $one['until'] ?? 0 ) : null;
		$kept  += null === $until ? 0 : 1;
		$stale += null !== $until && $until < time() ? 1 : 0;
	}
	// phpcs:enable
	return array( $kept, $stale );
}

/** The id in the URL of a request for posts; the URL itself where there is none. */
function id_in( string $url ): string {
	return preg_match( '~/(?:feeds|embedded)/([^/?]+)~', $url, $found ) ? rawurldecode( $found[1] ) : $url;
}

/** Links to where an id is written: the settings, or posts, pages and parts of the theme. */
function links_to_id( string $id ): string {
	$links = array();
	if ( in_array( $id, words( options()['feed_id'] ), true ) ) {
		$links[] = settings_link();
	}
	$types = array_merge( array( 'wp_template', 'wp_template_part', 'wp_block' ), array_values( get_post_types( array( 'public' => true ) ) ) );
	$found = get_posts( array( 's' => $id, 'sentence' => true, 'post_type' => $types, 'post_status' => array( 'publish', 'private', 'future' ), 'numberposts' => WRONG_MAX ) );
	foreach ( $found as $post ) {
		$url = get_edit_post_link( $post );
		if ( $url && preg_match( '~(?<![\w-])' . preg_quote( $id, '~' ) . '(?![\w-])~', $post->post_content ) ) {
			$links[] = '<a href="' . esc_url( $url ) . '">' . esc_html( get_the_title( $post ) ) . '</a>';
		}
	}
	return implode( ' ', $links );
}

/** The sentences of the test, as HTML, and whether something is to be done. */
function health(): array {
	$base_url = options()['base_url'];
	if ( '' === $base_url ) {
		return array( 'recommended', array( esc_html__( 'Set up the address of the service first.', 'ws-widgets' ) ) );
	}
	$last                 = last_answers();
	list( $kept, $stale ) = count_kept();
	$ago                  = function ( int $time ): string {
		/* translators: %s: a time, such as "5 minutes". */
		return sprintf( __( '%s ago', 'ws-widgets' ), human_time_diff( $time ) );
	};
	$said = array(
		$last['answered']
			/* translators: 1: the address of the service. 2: how long ago, such as "5 minutes ago". */
			? sprintf( __( '%1$s last answered %2$s.', 'ws-widgets' ), $base_url, $ago( $last['answered'] ) )
			/* translators: %s: the address of the service. */
			: sprintf( __( 'No posts have been requested from %s yet.', 'ws-widgets' ), $base_url ),
	);
	$is_down = $last['failed'] && $last['failed']['at'] > $last['answered'];
	if ( $is_down ) {
		/* translators: 1: how long ago, such as "5 minutes ago". 2: what went wrong. */
		$said[] = sprintf( __( 'Last failure: %1$s. %2$s', 'ws-widgets' ), $ago( $last['failed']['at'] ), $last['failed']['why'] );
	}
	/* translators: 1: a number of answers. 2: how many of them. */
	$said[] = sprintf( __( 'Kept answers: %1$d, of which outdated: %2$d.', 'ws-widgets' ), $kept, $stale );
	if ( options()['keep_images'] ) {
		$images = images();
		/* translators: %d: a number of images. */
		$said[] = sprintf( __( 'Kept images: %d.', 'ws-widgets' ), count( array_filter( array_column( $images, 'sizes' ) ) ) );
		$failed = array_filter( $images, function ( $image ) { return '' !== $image['why']; } );
		array_multisort( array_column( $failed, 'tried' ), SORT_DESC, $failed );
		foreach ( array_slice( $failed, 0, 1 ) as $image ) {
			/* translators: 1: how long ago, such as "5 minutes ago". 2: what went wrong. */
			$said[] = sprintf( __( 'Last failure: %1$s. %2$s', 'ws-widgets' ), $ago( $image['tried'] ), "$image[url]: $image[why]" );
		}
	}
	$said   = array_map( 'esc_html', $said );
	foreach ( array_unique( array_map( __NAMESPACE__ . '\id_in', $last['wrong'] ) ) as $id ) {
		/* translators: %s: an id. */
		$said[] = esc_html( sprintf( __( 'It does not know the id “%s”.', 'ws-widgets' ), $id ) ) . ' ' . links_to_id( $id );
	}
	return array( $is_down || $last['wrong'] ? 'recommended' : 'good', $said );
}

add_filter(
	'site_status_tests',
	function ( $tests ) {
		$tests['direct']['ws_widgets'] = array(
			'label' => __( 'WS Widgets', 'ws-widgets' ),
			'test'  => function () {
				list( $status, $said ) = health();
				return array(
					'label'       => 'good' === $status ? __( 'The service of your feeds answers', 'ws-widgets' ) : __( 'The feeds of your site need attention', 'ws-widgets' ),
					'status'      => $status,
					'badge'       => array(
						'label' => __( 'WS Widgets', 'ws-widgets' ),
						'color' => 'blue',
					),
					'description' => '<ul><li>' . implode( '</li><li>', $said ) . '</li></ul>',
					'actions'     => settings_link(),
					'test'        => 'ws_widgets',
				);
			},
		);
		return $tests;
	}
);
