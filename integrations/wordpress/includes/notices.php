<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** How many characters may be wrong in a name that somebody meant. */
const TYPOS_MAX = 3;

/** Whether the visitor may change what is here: the post, or the theme and its widgets. */
function may_edit(): bool {
	$post = in_the_loop() ? get_the_ID() : 0;
	return $post ? current_user_can( 'edit_post', $post ) : current_user_can( 'edit_theme_options' );
}

/** The attribute without which an element has no posts. */
function needed_attribute( string $tag ): string {
	return 'ws-embed' === $tag ? 'embed-id' : 'feed-id';
}

/** Those of some ids that the service does not know. */
function unknown_ids( array $ids ): array {
	return array_intersect( $ids, array_map( __NAMESPACE__ . '\id_in', last_answers()['wrong'] ) );
}

/** Whether the service knows none of the ids of an element. */
function is_unknown( string $tag, array $attributes ): bool {
	$ids = words( $attributes[ needed_attribute( $tag ) ] ?? '' );
	return $ids && unknown_ids( $ids ) === $ids;
}

/** What is missing, or wrong, for an element to have posts: one sentence for each thing. */
function setup_faults( string $tag, array $attributes ): array {
	if ( '' === $attributes['base-url'] ) {
		return array( __( 'An administrator has to set up the address of the service first.', 'ws-widgets' ) );
	}
	$needed = needed_attribute( $tag );
	$ids    = words( $attributes[ $needed ] ?? '' );
	$said   = array();
	if ( ! $ids ) {
		/* translators: %s: what somebody wrote. */
		$said[] = sprintf( __( 'No workspace was found in the address “%s”. Paste the address of its public page, or its id.', 'ws-widgets' ), "$needed=\"\"" );
	}
	foreach ( unknown_ids( $ids ) as $id ) {
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
