<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// Posts are read as the elements read them: see src/model of the elements.

const FIELDS = array(
	'id'           => array( 'postId', 'id' ),
	'feedId'       => array( 'feedId' ),
	'feedName'     => array( 'feedName' ),
	'url'          => array( 'postUrl', 'url', 'permalink' ),
	'title'        => array( 'header', 'title' ),
	'text'         => array( 'postText', 'text', 'body', 'bodyHtml' ),
	'media'        => array( 'postImage', 'imageUrl', 'mediaImageUrls', 'media', 'image', 'video', 'videoUrl' ),
	'claps'        => array( 'claps' ),
	'publishedAt'  => array( 'publishedDate', 'publishDate', 'publishedAt', 'created' ),
	'author'       => array( 'author' ),
	'action'       => array( 'ctaLink', 'button', 'action' ),
);

const TEXT_MAX  = 10000;
const TITLE_MAX = 500;
const NAME_MAX  = 200;
const ALT_MAX   = 1000;
const MEDIA_MAX = 30;

/**
 * The value at a dotted path.
 *
 * @param mixed $item An item of an answer.
 * @return mixed
 */
function value_at( $item, string $path ) {
	foreach ( explode( '.', $path ) as $key ) {
		$item = is_object( $item ) && '' !== $key ? ( $item->{$key} ?? null ) : null;
	}
	return $item;
}

/** The values that an item holds for a field, in the order of its names, or at the one path given. */
function values_of( $item, string $field, array $field_map ): array {
	$paths = isset( $field_map[ $field ] ) ? array( $field_map[ $field ] ) : FIELDS[ $field ];
	return array_map(
		function ( $path ) use ( $item ) {
			return value_at( $item, $path );
		},
		$paths
	);
}

/** A text of so many letters at most; an empty string where it is none. */
function read_short( $value, int $max ): string {
	return is_string( $value ) && '' !== trim( $value ) ? mb_substr( $value, 0, $max ) : '';
}

/** The first of some values that can be read. */
function first_of( array $values, callable $read ) {
	foreach ( $values as $value ) {
		$found = $read( $value );
		if ( null !== $found && '' !== $found ) {
			return $found;
		}
	}
	return null;
}

function read_media( array $values ): array {
	$media = array();
	foreach ( $values as $value ) {
		foreach ( array_slice( is_array( $value ) ? $value : array( $value ), 0, MEDIA_MAX ) as $one ) {
			$src  = is_object( $one ) ? first_of( array( $one->src ?? null, $one->url ?? null ), __NAMESPACE__ . '\read_url' ) : read_url( $one );
			$type = is_object( $one ) && is_string( $one->type ?? null ) && '' !== trim( $one->type ) ? $one->type : '';
			if ( ! $src || ! preg_match( '/^(image|video|$)/i', $type, $known ) ) {
				continue;
			}
			$by_name       = preg_match( '/^[^?#]*\.(mp4|m4v|mov|ogv|webm)($|[?#])/i', $src ) ? 'video' : 'image';
			$alt           = is_object( $one ) ? read_short( $one->imageAlt ?? $one->altText ?? $one->alt ?? '', ALT_MAX ) : '';
			$media[ $src ] = $media[ $src ] ?? array(
				'type' => $known[0] ? strtolower( $known[0] ) : $by_name,
				'src'  => $src,
				'alt'  => $alt,
			);
		}
	}
	return array_slice( array_values( $media ), 0, MEDIA_MAX );
}

function read_action( $value ): ?array {
	$url = is_object( $value ) ? first_of( array( $value->url ?? null, $value->href ?? null, $value->link ?? null ), __NAMESPACE__ . '\read_url' ) : null;
	if ( ! $url ) {
		return null;
	}
	$label = first_of(
		array( $value->label ?? null, $value->text ?? null, $value->title ?? null ),
		function ( $one ) {
			return read_short( $one, NAME_MAX );
		}
	);
	return array(
		'url'   => $url,
		'label' => (string) $label,
	);
}

/** A timestamp in ISO 8601, as seconds. */
function read_date( $value ): ?int {
	if ( ! is_string( $value ) || ! preg_match( '/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/', $value ) ) {
		return null;
	}
	$seconds = strtotime( $value );
	return false === $seconds ? null : $seconds;
}

/** A post out of an item of an answer; null where it has nothing to show. */
function read_post( $item, string $feed_id, array $field_map ): ?array {
	$first = function ( string $field, callable $read ) use ( $item, $field_map ) {
		return first_of( values_of( $item, $field, $field_map ), $read );
	};
	$text  = function ( string $field, int $max ) use ( $first ): string {
		return (string) $first(
			$field,
			function ( $value ) use ( $max ) {
				return read_short( $value, $max );
			}
		);
	};
	$post  = array(
		'id'          => $text( 'id', PHP_INT_MAX ),
		'feedName'    => $text( 'feedName', NAME_MAX ),
		'url'         => (string) $first( 'url', __NAMESPACE__ . '\read_url' ),
		'title'       => $text( 'title', TITLE_MAX ),
		'text'        => $text( 'text', TEXT_MAX ),
		'media'       => read_media( values_of( $item, 'media', $field_map ) ),
		'publishedAt' => $first( 'publishedAt', __NAMESPACE__ . '\read_date' ),
		'author'      => (string) $first(
			'author',
			function ( $value ) {
				return read_short( is_object( $value ) ? $value->name ?? '' : $value, NAME_MAX );
			}
		),
		'action'      => $first( 'action', __NAMESPACE__ . '\read_action' ),
		'feedId'      => $feed_id,
	);
	return '' !== $post['title'] || '' !== $post['text'] || $post['action'] || $post['media'] ? $post : null;
}
