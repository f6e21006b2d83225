<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// What a site says of its feeds to its visitors, and what its consent banner says to the feeds.

/** The kind of consent that a feed needs, as the WP Consent API names it. */
const CONSENT_CATEGORY = 'functional';

/** Whether a plugin asks visitors for their consent, and informs the others by the WP Consent API. */
function has_consent_api(): bool {
	return function_exists( 'wp_has_consent' );
}

add_action(
	'admin_init',
	function () {
		$base_url = options()['base_url'];
		$service  = '' === $base_url ? __( 'a service', 'ws-widgets' ) : (string) wp_parse_url( $base_url, PHP_URL_HOST );
		$text     = array(
			/* translators: %s: the host of a service. */
			sprintf( __( 'This site shows posts from %s.', 'ws-widgets' ), $service ),
			__( 'Our server requests them. When you load more of them, or when they are no longer fresh, your browser requests them itself. Images and videos are loaded from the hosts that the posts name. Those hosts then know your IP address and your browser.', 'ws-widgets' ),
			options()['keep_images'] ? __( 'Images of which this site has a copy are loaded from here.', 'ws-widgets' ) : '',
			'none' === options()['consent']
				? __( 'No cookie is set.', 'ws-widgets' )
				: __( 'Your browser requests nothing before you agree. No cookie is set.', 'ws-widgets' ),
			'local' === options()['consent_storage']
				? __( 'Your consent is stored in your browser until you withdraw it.', 'ws-widgets' )
				: '',
		);
		wp_add_privacy_policy_content( 'WS Widgets', '<p>' . implode( '</p><p>', array_map( 'esc_html', array_filter( $text ) ) ) . '</p>' );
	}
);

// The plugin tells the WP Consent API that it asks.
add_filter( 'wp_consent_api_registered_' . plugin_basename( FILE ), '__return_true' );

/** Gives an agreement to the feeds of the page, and takes it back, when a visitor does so in the banner of the site. */
function register_consent(): void {
	if ( ! has_consent_api() || 'none' === options()['consent'] ) {
		return;
	}
	wp_register_script( 'ws-widgets-consent', plugins_url( 'public/consent.js', FILE ), array( 'wp-consent-api' ), manifest()['version'], true );
	$told = array(
		'category' => CONSENT_CATEGORY,
		'tags'     => array_keys( manifest()['elements'] ),
	);
	wp_add_inline_script( 'ws-widgets-consent', 'var wsWidgetsConsent = ' . wp_json_encode( $told, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	add_action(
		'wp_footer',
		function () {
			if ( wp_script_is( HANDLE ) || wp_script_is( HANDLE, 'done' ) ) {
				wp_enqueue_script( 'ws-widgets-consent' );
			}
		},
		5
	);
}
