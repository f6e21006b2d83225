<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** Locales that are read as another one, where the language alone does not imply that. */
const READ_AS = array(
	'de_CH'      => 'de_DE_formal',
	'nn_NO'      => 'nb_NO',
	'pt_AO'      => 'pt_PT',
	'pt_PT_ao90' => 'pt_PT',
	'zh_HK'      => 'zh_TW',
);

/** The locale whose texts the plugin has: the site's, else another of its language. */
function nearest_locale( string $locale ): string {
	$folder  = plugin_dir_path( FILE ) . 'languages';
	$nearest = READ_AS[ $locale ] ?? $locale;
	if ( file_exists( "$folder/ws-widgets-$nearest.mo" ) ) {
		return $nearest;
	}
	$language = (string) strtok( $locale, '_' );
	$found    = glob( "$folder/ws-widgets-$language*.mo" );
	return $found ? substr( basename( $found[0], '.mo' ), strlen( 'ws-widgets-' ) ) : $locale;
}

add_filter(
	'plugin_locale',
	function ( $locale, $domain ) {
		return 'ws-widgets' === $domain ? nearest_locale( (string) $locale ) : $locale;
	},
	10,
	2
);

add_filter(
	'load_script_translation_file',
	function ( $file, $handle, $domain ) {
		if ( 'ws-widgets' !== $domain || ! is_string( $file ) || is_readable( $file ) ) {
			return $file;
		}
		$locale = determine_locale();
		return str_replace( "ws-widgets-$locale-", 'ws-widgets-' . nearest_locale( $locale ) . '-', $file );
	},
	10,
	3
);
