<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** How many letters may be wrong in a name that somebody meant. */
const TYPOS_MAX = 3;

/** Whether the visitor may change what is here: the post, or the theme and its widgets. */
function may_edit(): bool {
	$post = in_the_loop() ? get_the_ID() : 0;
	return $post ? current_user_can( 'edit_post', $post ) : current_user_can( 'edit_theme_options' );
}

/** What users who can edit are told: names of attributes that the element does not know, and what was meant. */
function notices_html( string $tag, array $names ): string {
	if ( ! $names || is_feed() || ! may_edit() ) {
		return '';
	}
	$known = array_keys( manifest()['elements'][ $tag ]['attributes'] );
	$html  = '';
	foreach ( $names as $name ) {
		$distances = array_map( function ( $one ) use ( $name ) { return levenshtein( substr( $name, 0, 60 ), $one ); }, $known );
		/* translators: %s: the name of an attribute. */
		$words = sprintf( __( 'Unknown attribute: %s.', 'ws-widgets' ), $name );
		if ( min( $distances ) <= TYPOS_MAX ) {
			/* translators: %s: the name of an attribute. */
			$words .= ' ' . sprintf( __( 'Did you mean %s?', 'ws-widgets' ), $known[ array_search( min( $distances ), $distances, true ) ] );
		}
		$html .= sprintf( '<span style="display:block"><strong>%s</strong> (%s)</span>', escape( $words ), esc_html__( 'Only users who can edit this see it.', 'ws-widgets' ) );
	}
	return '<span role="note" class="ws-widgets-notice" style="display:block">' . $html . '</span>';
}
