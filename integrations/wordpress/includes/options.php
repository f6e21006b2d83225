<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** The attributes that have a default for the whole site: those that all feeds have, and that take one of some words. */
function attributes_with_defaults(): array {
	$shared = null;
	foreach ( manifest()['elements'] as list( 'attributes' => $attributes ) ) {
		$shared = null === $shared ? $attributes : array_intersect_key( $shared, $attributes );
	}
	unset( $shared['consent'], $shared['consent-storage'] );
	return array_filter(
		$shared,
		function ( $facts ) {
			return isset( $facts['values'] ) || ! empty( $facts['isFlag'] ) || isset( $facts['max'] );
		}
	);
}

/** What is set up, or what holds without. */
function options(): array {
	$stored = get_option( OPTION );
	return array_merge(
		array(
			'base_url'        => '',
			'minutes'         => 5,
			'consent'         => 'none',
			'consent_storage' => 'none',
			'defaults'        => array(),
		),
		is_array( $stored ) ? $stored : array()
	);
}
