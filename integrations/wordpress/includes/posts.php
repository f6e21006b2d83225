<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// Posts are read as the elements read them: see src/model of the elements.

const FIELDS = array(
	'id'           => array( 'postId', 'id' ),
	'feedName'     => array( 'feedName' ),
	'url'          => array( 'postUrl', 'url', 'permalink' ),
	'title'        => array( 'header', 'title' ),
	'text'         => array( 'postText', 'text', 'body', 'bodyHtml' ),
	'media'        => array( 'postImage', 'imageUrl', 'mediaImageUrls', 'media', 'image', 'video', 'videoUrl' ),
	'alt'          => array( 'imageAlt', 'altText', 'alt' ),
	'publishedAt'  => array( 'publishedDate', 'publishDate', 'publishedAt', 'created' ),
	'author'       => array( 'author' ),
	'action'       => array( 'ctaLink', 'button', 'action' ),
);

const TEXT_MAX     = 10000;
const TITLE_MAX    = 500;
const NAME_MAX     = 200;
const ALT_MAX      = 1000;
const MEDIA_MAX    = 30;
const ELEMENTS_MAX = 500;

/**
 * The value at a dotted path.
 *
 * @param mixed $item An item of an answer.
 * @return mixed
 */
function value_at( $item, string $path ) {
	foreach ( explode( '.', $path ) as $key ) {
		$item = is_object( $item ) ? ( get_object_vars( $item )[ $key ] ?? null ) : null;
	}
	return $item;
}

/** The values that an item holds for a field, in the order of its names, or at the one path given. */
function values_of( $item, string $field, array $field_map ): array {
	$paths = '' !== ( $field_map[ $field ] ?? '' ) ? array( $field_map[ $field ] ) : FIELDS[ $field ];
	return array_map(
		function ( $path ) use ( $item ) {
			return value_at( $item, $path );
		},
		$paths
	);
}

/** A text with something to read; an empty string where it is none. */
function read_text( $value ): string {
	return is_string( $value ) && ! preg_match( '/^[\s\p{Z}\x{FEFF}]*+$/u', $value ) ? $value : '';
}

/** The first letters of a text, as JavaScript counts them: those beyond the first 65,536 characters count twice. */
function cut( string $text, int $max ): string {
	$cut = mb_substr( $text, 0, $max );
	do {
		$length = mb_strlen( $cut );
		$over   = $length + (int) preg_match_all( '/[\x{10000}-\x{10FFFF}]/u', $cut ) - $max;
		$cut    = $over > 0 ? mb_substr( $cut, 0, $length - (int) ceil( $over / 2 ) ) : $cut;
	} while ( $over > 0 );
	return $cut;
}

/** A text of so many letters, of so many elements and so many marks in a row at most; an empty string where it is none. */
function read_short( $value, int $max ): string {
	$cut = cut( read_text( $value ), $max );
	if ( preg_match_all( '/<[a-z]/i', $cut, $found, PREG_OFFSET_CAPTURE ) > ELEMENTS_MAX ) {
		$cut = substr( $cut, 0, $found[0][ ELEMENTS_MAX ][1] );
	}
	return read_text( preg_replace( '/(\p{M}{8})\p{M}+/u', '$1', $cut ) );
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

/** The description of an image or a video: the first that reads. */
function read_alt( array $values ): string {
	return (string) first_of(
		$values,
		function ( $value ) {
			return read_short( $value, ALT_MAX );
		}
	);
}

/** An image or a video: a URL, or an object with `src` or `url`. */
function read_one_media( $value ): ?array {
	$src = is_object( $value ) ? first_of( array( $value->src ?? null, $value->url ?? null ), __NAMESPACE__ . '\read_url' ) : read_url( $value );
	if ( ! $src ) {
		return null;
	}
	$type = read_text( is_object( $value ) ? $value->type ?? null : null );
	$kind = preg_match( '/^[^?#]*\.(mp4|m4v|mov|ogv|webm)($|[?#])/i', $src ) ? 'video' : 'image';
	if ( ! preg_match( '/^(image|video)/i', '' === $type ? $kind : $type, $known ) ) {
		return null;
	}
	return array(
		'type' => strtolower( $known[0] ),
		'src'  => $src,
		'alt'  => read_alt( values_of( $value, 'alt', array() ) ),
	);
}

/** The images and videos in some values, each once; the description beside them is of the one that it can only be of. */
function read_media( array $values, array $alts ): array {
	$media   = array();
	$own_src = null;
	foreach ( $values as $value ) {
		$is_list = is_array( $value );
		foreach ( $is_list ? array_slice( $value, 0, MEDIA_MAX ) : array( $value ) as $item ) {
			$one = read_one_media( $item );
			if ( ! $one ) {
				continue;
			}
			$known = $media[ $one['src'] ] ?? null;
			if ( ! $known || '' === $known['alt'] ) {
				$media[ $one['src'] ] = array( 'alt' => $one['alt'] ) + ( $known ?? $one );
			}
			$own_src = $own_src ?? ( ! $is_list && 'image' === $one['type'] ? $one['src'] : null );
		}
	}
	$images    = array_keys( array_filter( $media, function ( $one ) { return 'image' === $one['type']; } ) );
	$described = in_array( $own_src, $images, true ) ? $own_src : ( 1 === count( $images ) ? $images[0] : null );
	if ( null !== $described && '' === $media[ $described ]['alt'] ) {
		$media[ $described ]['alt'] = read_alt( $alts );
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
	if ( ! is_string( $value ) || ! preg_match( '/^\d{4}-\d\d-\d\d([T ][\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/', $value ) ) {
		return null;
	}
	$seconds = strtotime( $value );
	return false === $seconds ? null : $seconds;
}

/** A post out of an item of an answer; null where it has nothing to show. */
function read_post( $item, array $field_map ): ?array {
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
		'id'          => (string) $first( 'id', __NAMESPACE__ . '\read_text' ),
		'feedName'    => $text( 'feedName', NAME_MAX ),
		'url'         => (string) $first( 'url', __NAMESPACE__ . '\read_url' ),
		'title'       => $text( 'title', TITLE_MAX ),
		'text'        => $text( 'text', TEXT_MAX ),
		'media'       => read_media( values_of( $item, 'media', $field_map ), values_of( $item, 'alt', $field_map ) ),
		'publishedAt' => $first( 'publishedAt', __NAMESPACE__ . '\read_date' ),
		'author'      => (string) $first(
			'author',
			function ( $value ) {
				return read_short( is_object( $value ) ? $value->name ?? '' : $value, NAME_MAX );
			}
		),
		'action'      => $first( 'action', __NAMESPACE__ . '\read_action' ),
	);
	return '' !== $post['title'] || '' !== $post['text'] || $post['action'] || $post['media'] ? $post : null;
}
