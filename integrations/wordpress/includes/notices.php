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

/** What is missing, or wrong, for an element to have posts: one sentence for each thing. */
function setup_faults( string $tag, array $attributes ): array {
	if ( '' === $attributes['base-url'] ) {
		return array( __( 'An administrator has to set up the address of the service first.', 'ws-widgets' ) );
	}
	$needed  = 'ws-embed' === $tag ? 'embed-id' : 'feed-id';
	$ids     = words( $attributes[ $needed ] ?? '' );
	$unknown = array_intersect( $ids, array_map( __NAMESPACE__ . '\id_in', last_answers()['wrong'] ) );
	$said    = array();
	if ( ! $ids ) {
		/* translators: %s: what somebody wrote. */
		$said[] = sprintf( __( 'No workspace was found in the address “%s”. Paste the address of its public page, or its id.', 'ws-widgets' ), "$needed=\"\"" );
	}
	foreach ( $unknown as $id ) {
		/* translators: %s: an id. */
		$said[] = sprintf( __( 'The service has no workspace with the id “%s”.', 'ws-widgets' ), $id );
	}
	return $said;
}

/** What users who can edit are told: names of attributes that the element does not know, what was meant, and what it lacks. */
function notices_html( string $tag, array $names, array $attributes ): string {
	if ( is_feed() || ! may_edit() ) {
		return '';
	}
	$known = array_keys( manifest()['elements'][ $tag ]['attributes'] );
	$said  = setup_faults( $tag, $attributes );
	foreach ( $names as $name ) {
		$distances = array_map( function ( $one ) use ( $name ) { return levenshtein( substr( $name, 0, 60 ), $one ); }, $known );
		/* translators: %s: the name of an attribute. */
		$words = sprintf( __( 'Unknown attribute: %s.', 'ws-widgets' ), $name );
		if ( min( $distances ) <= TYPOS_MAX ) {
			/* translators: %s: the name of an attribute. */
			$words .= ' ' . sprintf( __( 'Did you mean %s?', 'ws-widgets' ), $known[ array_search( min( $distances ), $distances, true ) ] );
		}
		$said[] = $words;
	}
	$html = '';
	foreach ( $said as $words ) {
		$html .= sprintf( '<span style="display:block"><strong>%s</strong> (%s)</span>', escape( $words ), esc_html__( 'Only users who can edit this see it.', 'ws-widgets' ) );
	}
	if ( '' === $html ) {
		return '';
	}
	return '<span role="note" class="ws-widgets-notice" style="display:block">' . $html . '</span>';
}
