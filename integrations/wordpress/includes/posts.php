<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// Posts are read as the elements read them: `conformance` in the sources has what each item has to give.

/** The names under which an item may have each field, the likeliest first: made from the table of the elements. */
function post_names(): array {
	static $names;
	$names = $names ?? require __DIR__ . '/post-names.php';
	return $names;
}

const TEXT_MAX         = 10000;
const TITLE_MAX        = 500;
const NAME_MAX         = 200;
const ALT_MAX          = 1000;
const MEDIA_MAX        = 30;
const MEDIA_PX_MAX     = 65535;
const SRCSET_MAX       = 10000;
const SRCSET_FILES_MAX = 20;
const TRACKS_MAX       = 20;
const ELEMENTS_MAX     = 500;
const LINES_MAX        = 500;

/** Ends a line, or is read as what does. */
const LINE_END = '/\r\n?|\n|&(?:#0*1[03]|#x0*[ad]|newline);/i';

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
	$paths = '' !== ( $field_map[ $field ] ?? '' ) ? array( $field_map[ $field ] ) : post_names()[ $field ];
	return array_map(
		function ( $path ) use ( $item ) {
			return value_at( $item, $path );
		},
		$paths
	);
}

/** A text with something to read; an empty string where it is none. */
function read_text( $value ): string {
	return is_string( $value ) && ! preg_match( '/^[\t-\r\p{Z}\x{FEFF}]*+$/u', $value ) ? $value : '';
}

/** The first UTF-16 units of a text, which JavaScript counts: an emoji is two. */
function cut( string $text, int $max ): string {
	$cut = mb_substr( $text, 0, $max );
	do {
		$length = mb_strlen( $cut );
		$over   = $length + (int) preg_match_all( '/[\x{10000}-\x{10FFFF}]/u', $cut ) - $max;
		$cut    = $over > 0 ? mb_substr( $cut, 0, $length - (int) ceil( $over / 2 ) ) : $cut;
	} while ( $over > 0 );
	return $cut;
}

/** A text with so many combining marks in a row at most. */
function limit_marks( string $text ): string {
	return (string) preg_replace( '/(\p{M}{8})\p{M}+/u', '$1', $text );
}

/** The character of a number, or U+FFFD where there is none. Not every PHP has `mb_chr()`, and every one reads JSON. */
function character( int $code ): string {
	$units = $code > 0xffff ? array( 0xd7c0 + ( $code >> 10 ), 0xdc00 + ( $code & 0x3ff ) ) : array( $code );
	$json  = '"' . vsprintf( str_repeat( '\u%04x', count( $units ) ), $units ) . '"';
	return ( $code > 0 && $code <= 0x10ffff ? json_decode( $json ) : null ) ?? "\u{fffd}";
}

/** A text with what its usual character references represent, and those in that: src/model/words/references.ts of the elements. */
function decode_all( string $text ): string {
	$usual   = '/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z](?:grave|acute|circ|tilde|uml|ring|cedil)|amp|lt|gt|quot|apos|nbsp|shy|szlig|[nm]dash|[lr][sda]quo|bdquo|hellip|euro|pound);/';
	$decoded = (string) preg_replace_callback(
		$usual,
		function ( $found ) {
			if ( '#' !== $found[0][1] ) {
				return decode( $found[0] );
			}
			$number = rtrim( substr( $found[0], 2 ), ';' );
			$code   = 'x' === strtolower( $number[0] ) ? (int) hexdec( substr( $number, 1 ) ) : (int) $number;
			return character( $code );
		},
		$text
	);
	return $decoded === $text ? $text : decode_all( $decoded );
}

/** Cuts what is longer than a post may hold, and knows whether it did. */
final class Cutter {
	public bool $has_cut = false;

	/** A text of so many characters, of so many lines, elements and so many marks in a row at most; an empty string where it is none. */
	public function text( $value, int $max ): string {
		$written = is_string( $value ) && has_visible( $value ) ? $value : '';
		$cut     = cut( $written, $max );
		foreach ( array( LINE_END => LINES_MAX - 1, '/<[a-z]/i' => ELEMENTS_MAX ) as $pattern => $times ) {
			if ( preg_match_all( $pattern, $cut, $found, PREG_OFFSET_CAPTURE ) > $times ) {
				$cut = substr( $cut, 0, $found[0][ $times ][1] );
			}
		}
		$this->has_cut = $this->has_cut || $cut !== $written;
		return has_visible( $cut ) ? limit_marks( $cut ) : '';
	}

	/** The same in one line, a title or a name, with the characters that its references represent. */
	public function line( $value, int $max ): string {
		$line = decode_all( $this->text( $value, $max ) );
		return has_visible( $line ) ? $line : '';
	}

	/** So many values of a list at most. */
	public function values( array $list, int $max ): array {
		$this->has_cut = $this->has_cut || count( $list ) > $max;
		return array_slice( $list, 0, $max );
	}
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

/** The first line of some values, so many characters of it at most. */
function first_line( array $values, int $max, Cutter $cutter ): string {
	return (string) first_of(
		$values,
		function ( $value ) use ( $max, $cutter ) {
			return $cutter->line( $value, $max );
		}
	);
}

/** The first of some values that passes the gate for URLs. */
function first_url( array $values ): string {
	return (string) first_of( $values, __NAMESPACE__ . '\read_url' );
}

/** An image or a video: a URL, or an object with `src` or `url`. */
function read_one_media( $value, Cutter $cutter ): ?array {
	$src = first_url( is_object( $value ) ? array( $value->src ?? null, $value->url ?? null ) : array( $value ) );
	if ( '' === $src ) {
		return null;
	}
	$type = read_text( is_object( $value ) ? $value->type ?? null : null );
	$kind = preg_match( '/^[^?#]*\.(mp4|m4v|mov|ogv|webm)($|[?#])/i', $src ) ? 'video' : 'image';
	if ( ! preg_match( '/^(image|video)/i', '' === $type ? $kind : $type, $known ) ) {
		return null;
	}
	$media = array(
		'type' => strtolower( $known[0] ),
		'src'  => $src,
		'alt'  => first_line( values_of( $value, 'alt', array() ), ALT_MAX, $cutter ),
	);
	$more  = is_object( $value ) && array_filter( array_intersect_key( get_object_vars( $value ), array_flip( array( 'width', 'srcset', 'poster', 'tracks' ) ) ) );
	return $media + ( $more ? array( 'raw' => $value ) : array() );
}

/** Other files of an image by their widths, as HTML reads them: commas may be in a URL, but not at its end. */
function read_srcset( $value ): string {
	$form = '/([^ \t\n\f\r,](?:[^ \t\n\f\r]*[^ \t\n\f\r,])?)(?:[ \t\n\f\r]+(?:([1-9]\d{0,4}w)[ \t\n\f\r]*(?=,|$)|[^,]*))?/D';
	if ( ! is_string( $value ) || mb_strlen( $value ) > SRCSET_MAX || ! preg_match_all( $form, $value, $found, PREG_SET_ORDER ) ) {
		return '';
	}
	$candidates = array();
	foreach ( array_slice( $found, 0, SRCSET_FILES_MAX ) as $one ) {
		$url = isset( $one[2] ) ? read_url( $one[1] ) : '';
		if ( '' !== $url && ',' !== substr( $url, -1 ) ) {
			$candidates[] = "$url $one[2]";
		}
	}
	return implode( ', ', $candidates );
}

/** Captions, subtitles or descriptions of a video. */
function read_track( $value ): ?array {
	$src = is_object( $value ) ? first_url( array( $value->src ?? null, $value->url ?? null ) ) : '';
	if ( '' === $src || ! in_array( $value->kind ?? null, array( 'captions', 'subtitles', 'descriptions' ), true ) ) {
		return null;
	}
	return array(
		'kind'    => $value->kind,
		'src'     => $src,
		'srclang' => (string) read_language( $value->srclang ?? null ),
		'label'   => first_line( array( $value->label ?? null ), NAME_MAX, new Cutter() ),
	);
}

/** An image or a video with what its object says besides. */
function with_details( array $media ): array {
	$raw = $media['raw'] ?? new \stdClass();
	unset( $media['raw'] );
	$size = array();
	foreach ( array( 'width', 'height' ) as $name ) {
		$px = $raw->{$name} ?? null;
		$px = is_int( $px ) || is_float( $px ) ? round( $px ) : 0;
		if ( $px >= 1 && $px <= MEDIA_PX_MAX ) {
			$size[ $name ] = (int) $px;
		}
	}
	$tracks = is_array( $raw->tracks ?? null ) ? array_slice( $raw->tracks, 0, TRACKS_MAX ) : array();
	$more   = 'video' === $media['type']
		? array( 'poster' => read_url( $raw->poster ?? null ), 'tracks' => array_values( array_filter( array_map( __NAMESPACE__ . '\read_track', $tracks ) ) ) )
		: array( 'srcset' => read_srcset( $raw->srcset ?? null ) );
	return $media + ( 2 === count( $size ) ? $size : array() ) + array_filter( $more );
}

/** The images and videos in some values, each once; the description beside them is of the one that it can only be of. */
function read_media( array $values, array $alts, Cutter $cutter ): array {
	$media   = array();
	$own_src = null;
	foreach ( $values as $value ) {
		$is_list = is_array( $value );
		foreach ( $is_list ? $cutter->values( $value, MEDIA_MAX ) : array( $value ) as $item ) {
			$one = read_one_media( $item, $cutter );
			if ( ! $one ) {
				continue;
			}
			$known = $media[ $one['src'] ] ?? null;
			if ( ! $known || '' === $known['alt'] ) {
				$media[ $one['src'] ] = array( 'alt' => $one['alt'] ) + ( $known ?? array() ) + $one;
			}
			$own_src = $own_src ?? ( ! $is_list && 'image' === $one['type'] ? $one['src'] : null );
		}
	}
	$images    = array_keys( array_filter( $media, function ( $one ) { return 'image' === $one['type']; } ) );
	$described = in_array( $own_src, $images, true ) ? $own_src : ( 1 === count( $images ) ? $images[0] : null );
	if ( null !== $described && '' === $media[ $described ]['alt'] ) {
		$media[ $described ]['alt'] = first_line( $alts, ALT_MAX, $cutter );
	}
	return array_map( __NAMESPACE__ . '\with_details', $cutter->values( array_values( $media ), MEDIA_MAX ) );
}

function read_action( $value, Cutter $cutter ): ?array {
	$url = is_object( $value ) ? first_url( array( $value->url ?? null, $value->href ?? null, $value->link ?? null ) ) : '';
	if ( '' === $url ) {
		return null;
	}
	return array(
		'url'   => $url,
		'label' => first_line( array( $value->label ?? null, $value->text ?? null, $value->title ?? null ), NAME_MAX, $cutter ),
	);
}

/** A whole number. */
function read_count( $value ): ?int {
	return ( is_int( $value ) || is_float( $value ) ) && $value >= 0 && $value < PHP_INT_MAX ? (int) $value : null;
}

/** A timestamp in ISO 8601, in UTC where it names no time zone. */
function read_date( $value ): ?\DateTimeImmutable {
	$form = '/^(\d{4})-(\d\d)-(\d\d)(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/D';
	if ( ! is_string( $value ) || ! preg_match( $form, $value, $day ) || ! checkdate( (int) $day[2], (int) $day[3], (int) $day[1] ) ) {
		return null;
	}
	// PHP reads no more than six digits of a second.
	$utc = new \DateTimeZone( 'UTC' );
	return ( new \DateTimeImmutable( preg_replace( '/(\.\d{6})\d+/', '$1', $value ), $utc ) )->setTimezone( $utc );
}

/** A language tag, such as `de` or `pt-BR`; `pt_BR` is read as that. */
function read_language( $value ): ?string {
	$tag  = is_string( $value ) ? str_replace( '_', '-', $value ) : '';
	$form = '/^(?!(?:und|mul|mis|zxx)\b)[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))?$/iD';
	return preg_match( $form, $tag ) ? $tag : null;
}

/** A post from an item of an answer; null where it has nothing to show. */
function read_post( $item, array $field_map, string $feed_id ): ?array {
	$cutter = new Cutter();
	$values = function ( string $field ) use ( $item, $field_map ): array {
		return values_of( $item, $field, $field_map );
	};
	$names  = array_map(
		function ( $value ) {
			return is_object( $value ) ? $value->name ?? null : $value;
		},
		$values( 'author' )
	);
	$post   = array(
		'id'           => (string) first_of( $values( 'id' ), __NAMESPACE__ . '\read_text' ),
		'feedId'       => first_of( $values( 'feedId' ), __NAMESPACE__ . '\read_text' ) ?? $feed_id,
		'feedName'     => first_line( $values( 'feedName' ), NAME_MAX, $cutter ),
		'feedImageUrl' => first_url( $values( 'feedImageUrl' ) ),
		'url'          => first_url( $values( 'url' ) ),
		'title'        => first_line( $values( 'title' ), TITLE_MAX, $cutter ),
		'text'         => (string) first_of(
			$values( 'text' ),
			function ( $value ) use ( $cutter ) {
				return $cutter->text( $value, TEXT_MAX );
			}
		),
		'media'        => read_media( $values( 'media' ), $values( 'alt' ), $cutter ),
		'claps'        => first_of( $values( 'claps' ), __NAMESPACE__ . '\read_count' ),
		'publishedAt'  => first_of( $values( 'publishedAt' ), __NAMESPACE__ . '\read_date' ),
		'author'       => first_line( $names, NAME_MAX, $cutter ),
		'action'       => first_of(
			$values( 'action' ),
			function ( $value ) use ( $cutter ) {
				return read_action( $value, $cutter );
			}
		),
		'lang'         => (string) first_of( $values( 'lang' ), __NAMESPACE__ . '\read_language' ),
	);
	// A post that is read again has nothing left to cut.
	$post['isCut'] = $cutter->has_cut || ( is_object( $item ) && true === ( $item->isCut ?? false ) );
	return '' !== $post['title'] || '' !== $post['text'] || $post['action'] || $post['media'] ? $post : null;
}
