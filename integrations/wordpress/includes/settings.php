<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

const MINUTES_MAX = 1440;

/** An address as it was meant: with a scheme, and without what an endpoint of the service adds. */
function whole_address( string $written ): string {
	$address = (string) preg_replace( '~/(?:feeds|integration)/.*$|/openapi\.json$~s', '', trim( $written ) );
	if ( preg_match( '~^(?:localhost|127(?:\.\d+){3})(?=[:/]|$)~i', $address ) ) {
		return "http://$address";
	}
	return preg_match( '~^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:/|$)~', $address ) ? "https://$address" : $address;
}

/** The address to store: the one before, where what was written is none. Tells whether the service answers there. */
function save_base_url( string $written ): string {
	if ( '' === trim( $written ) ) {
		return '';
	}
	$url = read_base_url( whole_address( $written ) );
	if ( '' === $url ) {
		add_settings_error( OPTION, 'base-url', __( 'The address of the service is not an http(s) URL; the previous one is kept.', 'ws-widgets' ) );
		return options()['base_url'];
	}
	$answer = request( "$url/openapi.json" );
	if ( is_wp_error( $answer ) ) {
		/* translators: %s: what went wrong. */
		$words = sprintf( __( 'The address is saved, but no service was found there: %s', 'ws-widgets' ), $answer->get_error_message() );
		add_settings_error( OPTION, 'service', esc_html( $words ), 'warning' );
	} else {
		add_settings_error( OPTION, 'service', __( 'The service answers.', 'ws-widgets' ), 'success' );
	}
	return $url;
}

/** The address of an edge to store; the one before, where what was written is none. */
function save_edge_url( string $written ): string {
	$text = preg_replace( '~/frame(?:\?.*)?$~s', '', trim( $written ) );
	$url  = read_base_url( whole_address( (string) $text ) );
	if ( '' === $url && '' !== $text ) {
		add_settings_error( OPTION, 'edge-url', __( 'The address of the edge is not an http(s) URL; the previous one is kept.', 'ws-widgets' ) );
		return options()['edge_url'];
	}
	return $url;
}

/** The workspaces to store, by their addresses or ids, with the name of each; those before, where one is not found. */
function save_feed_id( string $written, string $base_url ): string {
	$before = options()['feed_id'];
	$ids    = array();
	foreach ( '' === $base_url ? array() : preg_split( '/[\s,]+/', $written, -1, PREG_SPLIT_NO_EMPTY ) as $one ) {
		$found = in_array( $one, words( $before ), true ) && $base_url === options()['base_url'] ? array( 'id' => $one ) : find_workspace( $base_url, $one );
		if ( is_wp_error( $found ) ) {
			add_settings_error( OPTION, 'workspace', esc_html( $found->get_error_message() ) );
			return $before;
		}
		if ( ! empty( $found['name'] ) ) {
			/* translators: %s: the name of a workspace. */
			add_settings_error( OPTION, 'workspace', esc_html( sprintf( __( 'The workspace is %s.', 'ws-widgets' ), $found['name'] ) ), 'success' );
		}
		$ids[] = $found['id'];
	}
	return implode( ' ', array_unique( $ids ) );
}

/** The defaults to store: words that fit, and numbers. */
function save_defaults( $written ): array {
	$defaults = array();
	foreach ( attributes_with_defaults() as $name => $facts ) {
		$value = is_array( $written ) ? $written[ $name ] ?? '' : '';
		$value = is_array( $value ) ? implode( ' ', array_filter( $value, 'is_string' ) ) : sanitize_text_field( (string) $value );
		$words = words( $value );
		if ( isset( $facts['values'] ) ) {
			$value = implode( ' ', array_intersect( $words, $facts['values'] ) );
		} elseif ( isset( $facts['max'] ) ) {
			$value = preg_match( '/^\d+$/', $value ) && $value !== $facts['default'] ? (string) whole_number( $value, $facts['min'], (int) $facts['max'], 0 ) : '';
		} else {
			$value = 'true' === $value ? 'true' : '';
		}
		if ( '' !== $value && $value !== $facts['default'] ) {
			$defaults[ $name ] = $value;
		}
	}
	return $defaults;
}

/** What is stored, from what the form sends. Where nothing is stored yet, WordPress calls it again with what it returned. */
function save_options( $written ): array {
	static $saved;
	if ( null !== $saved && $written === $saved ) {
		return $saved;
	}
	$written = is_array( $written ) ? $written : array();
	$text    = function ( string $name ) use ( $written ): string {
		return isset( $written[ $name ] ) && is_string( $written[ $name ] ) ? $written[ $name ] : '';
	};
	$base_url = save_base_url( $text( 'base_url' ) );
	$saved    = array(
		'base_url'        => $base_url,
		'feed_id'         => save_feed_id( $text( 'feed_id' ), $base_url ),
		'edge_url'        => save_edge_url( $text( 'edge_url' ) ),
		'minutes'         => whole_number( $text( 'minutes' ), 1, MINUTES_MAX, 5 ),
		'fallback'        => sanitize_text_field( $text( 'fallback' ) ),
		'consent'         => 'none' === $text( 'consent' ) ? 'none' : 'click',
		'keep_images'     => '' === $text( 'keep_images' ) ? 0 : 1,
		'structured_data' => '' === $text( 'structured_data' ) ? 0 : 1,
		'consent_storage' => 'local' === $text( 'consent_storage' ) ? 'local' : 'none',
		'defaults'        => save_defaults( $written['defaults'] ?? array() ),
	);
	if ( ! $saved['keep_images'] && get_option( IMAGES ) ) {
		wp_schedule_single_event( time(), IMAGES ); // which takes them away
	}
	return $saved;
}

function checkbox_html( string $name, string $id, bool $is_checked ): string {
	return sprintf( '<input type="checkbox" id="%s" name="%s" value="1"%s>', esc_attr( $id ), esc_attr( $name ), checked( $is_checked, true, false ) );
}

function select_html( string $name, array $choices, string $chosen, string $id ): string {
	$html = sprintf( '<select name="%s" id="%s">', esc_attr( $name ), esc_attr( $id ) );
	foreach ( $choices as $value => $label ) {
		$html .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, (string) $value, false ), esc_html( $label ) );
	}
	return $html . '</select>';
}

/** The control of a default, by what the manifest says of the attribute. */
function default_html( string $name, array $facts, string $value, string $id ): string {
	$field = OPTION . "[defaults][$name]";
	if ( ! empty( $facts['isList'] ) ) {
		$html = '<fieldset id="' . esc_attr( $id ) . '">';
		foreach ( $facts['words'] as $word => $said ) {
			$html .= sprintf( '<label><input type="checkbox" name="%s[]" value="%s"%s> %s</label><br>', esc_attr( $field ), esc_attr( $word ), checked( in_array( (string) $word, words( $value ), true ), true, false ), esc_html( $said ) );
		}
		return $html . '</fieldset>';
	}
	if ( isset( $facts['words'] ) ) {
		return select_html( $field, $facts['words'], '' === $value ? $facts['default'] : $value, $id );
	}
	if ( ! empty( $facts['isFlag'] ) ) {
		return sprintf( '<input type="checkbox" id="%s" name="%s" value="true"%s>', esc_attr( $id ), esc_attr( $field ), checked( 'true', $value, false ) );
	}
	return sprintf( '<input type="number" id="%s" name="%s" value="%s" placeholder="%s" min="0" max="%d">', esc_attr( $id ), esc_attr( $field ), esc_attr( $value ), esc_attr( $facts['default'] ), $facts['max'] );
}

function row_html( string $label, string $id, string $control, string $help = '' ): string {
	$about = '' === $help ? '' : '<p class="description">' . esc_html( $help ) . '</p>';
	return sprintf( '<tr><th scope="row"><label for="%s">%s</label></th><td>%s%s</td></tr>', esc_attr( $id ), esc_html( $label ), $control, $about );
}

function settings_link(): string {
	return '<a href="' . esc_url( admin_url( 'options-general.php?page=ws-widgets' ) ) . '">' . esc_html__( 'Settings', 'ws-widgets' ) . '</a>';
}

function settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$options = options();
	$field   = function ( string $name ) {
		return OPTION . "[$name]";
	};
	$rows    = row_html(
		__( 'Address of the service', 'ws-widgets' ),
		'ws-base-url',
		sprintf( '<input type="text" class="regular-text code" id="ws-base-url" name="%s" value="%s" placeholder="https://api.example">', esc_attr( $field( 'base_url' ) ), esc_attr( $options['base_url'] ) ),
		__( 'It is checked when you save.', 'ws-widgets' )
	);
	$rows   .= row_html(
		__( 'Workspace', 'ws-widgets' ),
		'ws-feed-id',
		sprintf( '<input type="text" class="regular-text" id="ws-feed-id" name="%s" value="%s">', esc_attr( $field( 'feed_id' ) ), esc_attr( $options['feed_id'] ) ),
		__( 'The address of its public page, or its id. Feeds that name no other workspace use it.', 'ws-widgets' )
	);
	$rows   .= row_html(
		__( 'Consent', 'ws-widgets' ),
		'ws-consent',
		select_html(
			$field( 'consent' ),
			array(
				'none'  => __( 'Display at once', 'ws-widgets' ),
				'click' => __( 'Ask each visitor first', 'ws-widgets' ),
			),
			$options['consent'],
			'ws-consent'
		),
		__( 'If visitors are asked, nothing of a post is in the page before they agree.', 'ws-widgets' )
	);
	$more    = row_html(
		__( 'Keep answers for (minutes)', 'ws-widgets' ),
		'ws-minutes',
		sprintf( '<input type="number" id="ws-minutes" name="%s" value="%d" min="1" max="%d">', esc_attr( $field( 'minutes' ) ), $options['minutes'], MINUTES_MAX )
	);
	$more   .= row_html(
		__( 'Sentence in place of missing posts', 'ws-widgets' ),
		'ws-fallback',
		sprintf( '<input type="text" class="regular-text" id="ws-fallback" name="%s" value="%s">', esc_attr( $field( 'fallback' ) ), esc_attr( $options['fallback'] ) ),
		__( 'It is displayed while the service does not answer, if no posts are kept and the feed has no text of its own.', 'ws-widgets' )
	);
	$more   .= row_html(
		__( 'Address of an edge', 'ws-widgets' ),
		'ws-edge-url',
		sprintf( '<input type="text" class="regular-text code" id="ws-edge-url" name="%s" value="%s" placeholder="https://edge.example">', esc_attr( $field( 'edge_url' ) ), esc_attr( $options['edge_url'] ) ),
		__( 'If you have one: links to its frames are embedded at full height, and the links in them open.', 'ws-widgets' )
	);
	$more   .= row_html(
		__( 'Store consent', 'ws-widgets' ),
		'ws-consent-storage',
		select_html(
			$field( 'consent_storage' ),
			array(
				'none'  => __( 'nowhere', 'ws-widgets' ),
				'local' => __( 'in the visitor’s browser', 'ws-widgets' ),
			),
			$options['consent_storage'],
			'ws-consent-storage'
		)
	);
	$more    .= row_html(
		__( 'Keep images on this site', 'ws-widgets' ),
		'ws-keep-images',
		checkbox_html( $field( 'keep_images' ), 'ws-keep-images', (bool) $options['keep_images'] ),
		__( 'Visitors load them from here, not from other hosts.', 'ws-widgets' )
	);
	$more    .= row_html(
		__( 'Structured data (JSON-LD)', 'ws-widgets' ),
		'ws-structured-data',
		checkbox_html( $field( 'structured_data' ), 'ws-structured-data', (bool) $options['structured_data'] ),
		__( 'Tells search engines what the displayed posts say.', 'ws-widgets' )
	);
	$defaults = '';
	foreach ( attributes_with_defaults() as $name => $facts ) {
		$defaults .= row_html( $facts['label'], "ws-default-$name", default_html( $name, $facts, $options['defaults'][ $name ] ?? '', "ws-default-$name" ), $facts['help'] );
	}
	echo '<div class="wrap"><h1>', esc_html__( 'WS Widgets', 'ws-widgets' ), '</h1><form method="post" action="options.php">';
	settings_fields( OPTION );
	// phpcs:disable WordPress.Security.EscapeOutput -- each piece is escaped where it is made.
	echo '<table class="form-table" role="presentation">', $rows, '</table>';
	if ( '' !== $options['base_url'] && '' !== $options['feed_id'] ) {
		/* translators: %s: the name of a block. */
		$next = sprintf( __( 'Next, insert the block “%s” into a page.', 'ws-widgets' ), \WP_Block_Type_Registry::get_instance()->get_registered( 'ws-widgets/feed' )->title );
		echo '<p><a href="', esc_url( admin_url( 'post-new.php?post_type=page' ) ), '">', esc_html( $next ), '</a></p>';
	}
	echo '<details><summary>', esc_html__( 'More settings', 'ws-widgets' ), '</summary><table class="form-table" role="presentation">', $more, '</table>';
	echo '<h2>', esc_html__( 'Defaults for every feed', 'ws-widgets' ), '</h2><table class="form-table" role="presentation">', $defaults, '</table></details>';
	// phpcs:enable
	submit_button();
	echo '</form></div>';
}

add_action(
	'admin_init',
	function () {
		register_setting(
			OPTION,
			OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => __NAMESPACE__ . '\save_options',
			)
		);
	}
);

add_action(
	'admin_menu',
	function () {
		add_options_page( __( 'WS Widgets', 'ws-widgets' ), __( 'WS Widgets', 'ws-widgets' ), 'manage_options', 'ws-widgets', __NAMESPACE__ . '\settings_page' );
	}
);

// What comes next after activation, until it is done: where plugins are, and where one begins.
add_action(
	'admin_notices',
	function () {
		if ( '' === options()['base_url'] && current_user_can( 'manage_options' ) && in_array( get_current_screen()->id, array( 'plugins', 'dashboard' ), true ) ) {
			printf( '<div class="notice notice-info"><p><strong>%s</strong> %s %s</p></div>', esc_html__( 'WS Widgets', 'ws-widgets' ), esc_html__( 'Set up the address of the service first.', 'ws-widgets' ), settings_link() ); // phpcs:ignore WordPress.Security.EscapeOutput -- it is escaped where it is made.
		}
	}
);

add_filter(
	'plugin_row_meta',
	function ( $meta, $file ) {
		return plugin_basename( FILE ) === $file ? array_merge( $meta, array( esc_html__( 'After deactivation, visitors read its shortcodes as text: remove them from your pages first.', 'ws-widgets' ) ) ) : $meta;
	},
	10,
	2
);

add_filter(
	'plugin_action_links_' . plugin_basename( FILE ),
	function ( $links ) {
		return array_merge( array( settings_link() ), $links );
	}
);
