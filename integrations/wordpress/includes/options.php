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
		array_map( __NAMESPACE__ . '\in_words', $shared ),
		function ( $facts ) {
			return isset( $facts['values'] ) || ! empty( $facts['isFlag'] ) || isset( $facts['max'] );
		}
	);
}

/** What is set up, or what holds without: what another plugin or an import wrote as another type is as good as absent. */
function options(): array {
	$stored  = get_option( OPTION );
	$options = array(
		'base_url'        => '',
		'feed_id'         => '',
		'edge_url'        => '',
		'minutes'         => 5,
		'fallback'        => '',
		'consent'         => 'none',
		'consent_storage' => 'none',
		'structured_data' => 1,
		'keep_images'     => 0,
		'defaults'        => array(),
	);
	foreach ( is_array( $stored ) ? array_intersect_key( $stored, $options ) : array() as $name => $value ) {
		if ( is_scalar( $value ) && is_string( $options[ $name ] ) ) {
			$options[ $name ] = (string) $value;
		} elseif ( is_numeric( $value ) && is_int( $options[ $name ] ) ) {
			$options[ $name ] = (int) $value;
		} elseif ( is_array( $value ) && is_array( $options[ $name ] ) ) {
			$options[ $name ] = array_filter( $value, 'is_scalar' );
		}
	}
	return $options;
}
