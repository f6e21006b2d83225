<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** The scripts of the editor, each on those before it, and what they need of WordPress. */
const EDITOR_SCRIPTS = array(
	'ws-widgets-editor-pictures'   => array( 'wp-element' ),
	'ws-widgets-editor-controls'   => array( 'ws-widgets-editor-pictures', 'wp-components', 'wp-compose', 'wp-i18n' ),
	'ws-widgets-editor-source'     => array( 'ws-widgets-editor-controls', 'wp-api-fetch', 'wp-url' ),
	'ws-widgets-editor-posts'      => array( 'ws-widgets-editor-source' ),
	'ws-widgets-editor-alt-texts'  => array( 'ws-widgets-editor-posts' ),
	'ws-widgets-editor'            => array( 'ws-widgets-editor-alt-texts', 'wp-block-editor', 'wp-blocks', 'wp-data', 'wp-hooks', 'wp-shortcode' ),
);

/** What the script of the editor gets: the elements, by which it makes its controls, and the site's defaults. */
function editor_data(): array {
	$options  = options();
	$elements = manifest()['elements'];
	foreach ( $elements as $tag => $facts ) {
		$elements[ $tag ]['attributes'] = array_map( __NAMESPACE__ . '\in_words', $facts['attributes'] );
	}
	return array(
		'elements'    => $elements,
		'defaults'    => (object) read_attributes( 'ws-public-posts', array() ),
		'baseUrl'     => $options['base_url'],
		'settingsUrl' => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=ws-widgets' ) : '',
	);
}

function register_blocks(): void {
	foreach ( EDITOR_SCRIPTS as $handle => $needs ) {
		$file = 'ws-widgets-editor' === $handle ? 'editor' : substr( $handle, strlen( 'ws-widgets-editor-' ) );
		wp_register_script( $handle, plugins_url( "editor/$file.js", FILE ), $needs, manifest()['version'], true );
	}
	wp_register_style( 'ws-widgets-editor', plugins_url( 'editor/editor.css', FILE ), array(), manifest()['version'] );
	wp_set_script_translations( 'ws-widgets-editor', 'ws-widgets', plugin_dir_path( FILE ) . 'languages' );
	foreach ( array_keys( manifest()['elements'] ) as $tag ) {
		register_block_type(
			plugin_dir_path( FILE ) . "blocks/$tag",
			array(
				'render_callback' => function ( $written ) use ( $tag ) {
					$attributes = array();
					foreach ( array_keys( manifest()['elements'][ $tag ]['attributes'] ) as $name ) {
						$value = $written[ property_of( $name ) ] ?? '';
						if ( '' !== $value ) {
							// WordPress writes signs of markup as references where an author may not post any HTML; our editor always does.
							$attributes[ $name ] = is_string( $value ) ? wp_specialchars_decode( $value, ENT_QUOTES ) : $value;
						}
					}
					$known   = array_keys( \WP_Block_Type_Registry::get_instance()->get_registered( 'ws-widgets/' . substr( $tag, 3 ) )->attributes );
					$unknown = array_diff( array_map( 'strval', array_keys( $written ) ), $known, array( 'className', 'anchor', 'lock', 'metadata' ) );
					$style = array( 'style' => block_style( $written ) );
					$read    = read_attributes( $tag, $attributes );
					$element = element_html( $tag, $read + array_filter( $style ), false );
					return '<div ' . get_block_wrapper_attributes() . '>' . notices_html( $tag, $unknown, $read ) . $element . '</div>';
				},
			)
		);
	}
}

add_action(
	'enqueue_block_editor_assets',
	function () {
		$json = wp_json_encode( editor_data(), JSON_HEX_TAG | JSON_HEX_AMP );
		wp_add_inline_script( array_key_first( EDITOR_SCRIPTS ), "var wsWidgetsEditor = $json;", 'before' );
	}
);
