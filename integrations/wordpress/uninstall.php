<?php
// Takes away what the plugin stored. Blocks and shortcodes stay in the posts that they were written in.

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

function ws_widgets_forget() {
	global $wpdb;
	delete_option( 'ws_widgets' );
	delete_option( 'ws_widgets_last' );
	delete_option( 'ws_widgets_queue' );
	delete_option( 'ws_widgets_images' );
	delete_option( 'ws_widgets_images_due' );
	wp_unschedule_hook( 'ws_widgets_renew' );
	wp_unschedule_hook( 'ws_widgets_images' );
	$folder = wp_upload_dir( null, false )['basedir'] . '/ws-widgets';
	foreach ( is_dir( $folder ) ? scandir( $folder ) : array() as $name ) {
		if ( is_file( "$folder/$name" ) ) {
			wp_delete_file( "$folder/$name" );
		}
	}
	if ( is_dir( $folder ) ) {
		rmdir( $folder );
	}
	$names = array( 'ws_widgets_lock_', '_transient_ws_widgets_', '_transient_timeout_ws_widgets_' );
	foreach ( $names as $name ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- no function of WordPress takes the beginning of a name.
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $name ) . '%' ) );
	}
	wp_cache_flush();
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site_id ) {
		switch_to_blog( $site_id );
		// The list of the network deletes a plugin that sites have active: they would get an error.
		deactivate_plugins( WP_UNINSTALL_PLUGIN, true, false );
		ws_widgets_forget();
		restore_current_blog();
	}
} else {
	ws_widgets_forget();
}
