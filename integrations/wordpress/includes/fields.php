<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// The fields of posts by the paths that an author's card names.

/**
 * What is at a dotted path in a post: `title`, `action.label`, `media.0.src`, `raw.anything`.
 *
 * @return mixed
 */
function field_at( array $post, string $path ) {
	$value = $post;
	foreach ( explode( '.', trim( $path ) ) as $key ) {
		if ( is_array( $value ) && 'length' === $key && array_values( $value ) === $value ) {
			$value = count( $value );
		} else {
			$held  = $value instanceof \stdClass ? get_object_vars( $value ) : $value;
			$value = is_array( $held ) ? $held[ $key ] ?? null : null;
		}
	}
	return $value;
}

/** Whether a field is there: an empty list is not, and a zero is. */
function is_there( $value ): bool {
	return is_array( $value ) ? array() !== $value : ! in_array( $value, array( null, false, '' ), true );
}

/** A field as text: dates and numbers as the site writes them. */
function field_text( $value ): string {
	if ( is_string( $value ) ) {
		return $value;
	}
	if ( is_int( $value ) || ( is_float( $value ) && is_finite( $value ) ) ) {
		return html_entity_decode( number_format_i18n( (float) $value ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
	return $value instanceof \DateTimeInterface ? (string) wp_date( get_option( 'date_format' ), $value->getTimestamp() ) : '';
}
