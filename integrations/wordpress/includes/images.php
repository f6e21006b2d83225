<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

// Copies of the images of posts, in the uploads of the site, where the settings ask for them. A page that is printed says
// which images are in it, and one event of WordPress's own fetches them behind it: no visitor waits for an image.

/** The name of the event, and that under which the images are stored, by their keys. */
const IMAGES = 'ws_widgets_images';

/** The name of what waits for the event: URLs of images by the answers that they are in, and renewed answers by nothing. */
const IMAGES_DUE = 'ws_widgets_images_due';

/** Images that a site keeps, each in up to four files, and what waits. */
const IMAGES_MAX     = 1000;
const IMAGES_DUE_MAX = 300;

/** Of an image, so that what is stored of all has a bound: bytes of its URL, answers that it is known to be in, and characters of why not. */
const IMAGE_URL_MAX_BYTES = 1000;
const IMAGE_ANSWERS_MAX   = 20;
const IMAGE_WHY_MAX       = 200;

/** How long one event fetches images. What is left waits for the next. */
const IMAGES_EVENT_MAX_S = 20;

/** When an image that could not be kept is tried again. */
const IMAGE_RETRY_S = 6 * HOUR_IN_SECONDS;

/** How long a copy is there after its post is gone: pages from caches still name it. */
const IMAGE_GONE_S = DAY_IN_SECONDS;

/** How long one is there that no page has printed. */
const IMAGE_UNSEEN_S = 30 * DAY_IN_SECONDS;

/** How wide a copy is where an element takes one, and where it is an avatar. */
const IMAGE_WIDTH  = 960;
const AVATAR_WIDTH = 320;

/**
 * The images that are known, by their keys. Whatever else is stored under the name is as good as nothing.
 *
 * @return array Of each `url`, `in` (true by the keys of answers), `seen`, `gone`, `tried` (seconds, 0 for never), `why` it
 *               could not be kept, and where it is, `ext` and `sizes` (heights by widths, the widest first).
 */
function images(): array {
	$stored = image_store();
	if ( null !== $stored ) {
		return $stored;
	}
	$stored = get_option( IMAGES );
	$images = array_filter(
		is_array( $stored ) ? $stored : array(),
		function ( $one ) {
			return is_array( $one ) && is_string( $one['url'] ?? null ) && is_array( $one['in'] ?? null ) && is_array( $one['sizes'] ?? null )
				&& is_string( $one['ext'] ?? null ) && is_string( $one['why'] ?? null )
				&& is_int( $one['seen'] ?? null ) && is_int( $one['gone'] ?? null ) && is_int( $one['tried'] ?? null );
		}
	);
	return image_store( $images );
}

/** What was read or stored last, for WordPress reads all of it anew each time: a page asks for each image. */
function image_store( ?array $images = null ): ?array {
	static $stores = array();
	$site            = get_current_blog_id();
	$stores[ $site ] = $images ?? $stores[ $site ] ?? null;
	return $stores[ $site ];
}

function store_images( array $images ): void {
	update_option( IMAGES, image_store( $images ), false );
}

function image_key( string $url ): string {
	return substr( hash( 'sha256', $url ), 0, 32 );
}

/** Where the copies are, with a slash at the end: a path, or a URL. */
function images_place( string $what ): string {
	$uploads = wp_upload_dir( null, false );
	return ( 'url' === $what ? set_url_scheme( $uploads['baseurl'] ) : $uploads['basedir'] ) . '/ws-widgets/';
}

/** The URL of the copy of a width, or of the next smaller one; of the smallest where there is none. */
function copy_url( string $key, array $image, int $width ): string {
	$widths  = array_keys( $image['sizes'] );
	$smaller = array_filter( $widths, function ( $one ) use ( $width ) { return $one <= $width; } );
	return images_place( 'url' ) . "$key-" . ( $smaller ? max( $smaller ) : min( $widths ) ) . ".$image[ext]";
}

/** What lets a browser choose the width of a copy, and reserve its space; nothing where a URL leads to no copy. */
function copy_details( string $src ): array {
	$place = images_place( 'url' );
	$key   = 0 === strpos( $src, $place ) ? substr( $src, strlen( $place ), 32 ) : '';
	$image = '' === $key ? null : images()[ $key ] ?? null;
	if ( ! $image || ! $image['sizes'] ) {
		return array();
	}
	$srcset = array();
	foreach ( array_keys( $image['sizes'] ) as $width ) {
		$srcset[] = copy_url( $key, $image, $width ) . " {$width}w";
	}
	$width = max( array_keys( $image['sizes'] ) );
	return array( 'srcset' => implode( ', ', $srcset ), 'width' => $width, 'height' => $image['sizes'][ $width ] );
}

/** Has an image looked at behind the page, or an answer that was renewed; once, however often a page says so. */
function look_at( string $url, string $answer_url = '' ): void {
	static $due = array();
	if ( ! $due ) {
		add_action(
			'shutdown',
			function () use ( &$due ) {
				queue_images( $due );
			}
		);
	}
	$due[ $url ] = $answer_url;
}

/** Has the images of an answer that was renewed looked at, where there are some: one may be gone. */
function note_renewed( string $answer_url ): void {
	if ( options()['keep_images'] && array_column( array_column( images(), 'in' ), md5( $answer_url ) ) ) {
		look_at( $answer_url );
	}
}

/** Puts what is to be looked at at the end of what waits, as long as there is room. */
function queue_images( array $due ): void {
	$stored = get_option( IMAGES_DUE );
	$before = array_filter( is_array( $stored ) ? $stored : array(), 'is_string' );
	$after  = array_slice( $before + $due, 0, IMAGES_DUE_MAX, true );
	if ( $after !== $before ) {
		update_option( IMAGES_DUE, $after, false );
	}
	if ( $after && ! wp_next_scheduled( IMAGES ) ) {
		wp_schedule_single_event( time(), IMAGES );
	}
}

/** Whether there is something to do for an image that is printed now. */
function is_to_be_looked_at( ?array $image, string $answer_key, bool $is_short ): bool {
	if ( ! $image ) {
		return $is_short && count( images() ) < IMAGES_MAX;
	}
	$is_missing = ! $image['sizes'] && $image['tried'] < time() - IMAGE_RETRY_S;
	$is_new     = ! isset( $image['in'][ $answer_key ] ) && count( $image['in'] ) < IMAGE_ANSWERS_MAX;
	return $is_missing || $is_new || $image['gone'] || $image['seen'] < time() - DAY_IN_SECONDS;
}

/** The URL of the copy of an image that is printed; its own where there is none yet. */
function kept_url( string $url, int $width, string $answer_url ): string {
	$key   = image_key( $url );
	$image = images()[ $key ] ?? null;
	if ( is_to_be_looked_at( $image, md5( $answer_url ), strlen( $url ) <= IMAGE_URL_MAX_BYTES ) ) {
		look_at( $url, $answer_url );
	}
	return $image && $image['sizes'] ? copy_url( $key, $image, $width ) : $url;
}

/** A value of a field of images with the copies of those that are kept: a URL, an object with `src` or `url`, or a list of these. */
function with_copies( $value, int $width, string $answer_url ) {
	if ( is_array( $value ) ) {
		return array_map(
			function ( $one ) use ( $width, $answer_url ) {
				return is_array( $one ) ? $one : with_copies( $one, $width, $answer_url );
			},
			$value
		);
	}
	$media = read_one_media( $value, new Cutter() );
	$poster = $media && 'video' === $media['type'] ? read_url( $value->poster ?? null ) : '';
	if ( '' !== $poster ) {
		$value->poster = kept_url( $poster, $width, $answer_url );
	}
	if ( ! $media || 'image' !== $media['type'] ) {
		return $value;
	}
	$url = kept_url( $media['src'], $width, $answer_url );
	if ( $url === $media['src'] ) {
		return $value;
	}
	if ( AVATAR_WIDTH === $width && ! is_object( $value ) ) {
		return $url; // the image of a workspace has a URL alone
	}
	return (object) ( array( 'src' => $url ) + copy_details( $url ) + ( is_object( $value ) ? get_object_vars( $value ) : array() ) );
}

/** Puts copies in the place of what an item has at a dotted path. */
function put_copies( object $item, string $path, int $width, string $answer_url ): void {
	$names  = explode( '.', $path );
	$name   = array_pop( $names );
	$parent = $names ? value_at( $item, implode( '.', $names ) ) : $item;
	if ( is_object( $parent ) && isset( $parent->{$name} ) ) {
		$parent->{$name} = with_copies( $parent->{$name}, $width, $answer_url );
	}
}

/** The answers of an element, in which images that are kept have the URLs of their copies. */
function answers_with_copies( array $answers, array $attributes ): array {
	if ( ! options()['keep_images'] ) {
		return $answers;
	}
	$hidden    = hidden_parts( $attributes );
	$field_map = array_filter( json_object( $attributes['field-map'] ?? '' ), 'is_string' );
	$widths    = array_diff_key( array( 'media' => IMAGE_WIDTH, 'feedImageUrl' => AVATAR_WIDTH ), array_filter( array( 'media' => in_array( 'image', $hidden, true ), 'feedImageUrl' => in_array( 'avatar', $hidden, true ) ) ) );
	foreach ( $answers as $answer_url => $found ) {
		if ( ! isset( $found['feed_id'] ) ) {
			continue;
		}
		foreach ( is_array( $found['answer'] ) ? $found['answer'] : $found['answer']->items as $item ) {
			foreach ( is_object( $item ) ? $widths : array() as $field => $width ) {
				foreach ( '' !== ( $field_map[ $field ] ?? '' ) ? array( $field_map[ $field ] ) : post_names()[ $field ] as $path ) {
					put_copies( $item, $path, $width, $answer_url );
				}
			}
		}
	}
	return $answers;
}

/** Fetches what is due, as long as there is time. */
function keep_images( float $max_s ): void {
	$name = LOCK . 'images';
	if ( ! lock( $name ) ) {
		wp_schedule_single_event( time() + MINUTE_IN_SECONDS, IMAGES );
		return;
	}
	$end = microtime( true ) + $max_s;
	$due = array_filter( (array) get_option( IMAGES_DUE ), 'is_string' );
	delete_option( IMAGES_DUE ); // what ends the process is not tried again by each event
	foreach ( $due as $url => $answer_url ) {
		if ( microtime( true ) > $end ) {
			break;
		}
		unset( $due[ $url ] );
		if ( '' === $answer_url ) {
			note_gone( $url );
		} else {
			keep_image( $url, md5( $answer_url ) );
		}
		relock( $name );
	}
	sweep_images();
	unlock( $name );
	if ( $due ) {
		queue_images( $due );
	}
}

/** Notes an image of an answer, and fetches it where there is no copy. */
function keep_image( string $url, string $answer_key ): void {
	$key    = image_key( $url );
	$images = images();
	if ( ! isset( $images[ $key ] ) && count( $images ) >= IMAGES_MAX ) {
		return;
	}
	$known  = $images[ $key ] ?? array( 'url' => $url, 'in' => array(), 'tried' => 0, 'why' => '', 'ext' => '', 'sizes' => array() );
	$is_due = ! $known['sizes'] && $known['tried'] < time() - IMAGE_RETRY_S;
	$image  = array( 'in' => array_slice( array( $answer_key => true ) + $known['in'], 0, IMAGE_ANSWERS_MAX, true ), 'seen' => time(), 'gone' => 0, 'tried' => $is_due ? time() : $known['tried'] ) + $known;
	store_images( array( $key => $image ) + $images ); // before it is tried: what ends the process is not tried again
	if ( $is_due ) {
		$file   = (string) tempnam( get_temp_dir(), 'ws-' );
		$failed = fetch_image( $url, $file );
		$copies = $failed ?? copy_image( $file, images_place( 'path' ), $key );
		unlink( $file );
		$found  = is_wp_error( $copies ) ? array( 'why' => cut( $copies->get_error_message(), IMAGE_WHY_MAX ) ) : $copies + array( 'why' => '' );
		store_images( array( $key => $found + $image ) + $images );
	}
}

/** Notes which images are gone from an answer that was renewed, by what is kept of it. */
function note_gone( string $answer_url ): void {
	$answer_key = md5( $answer_url );
	$kept       = kept( $answer_url );
	$there      = array();
	if ( isset( $kept['json'] ) ) {
		$answer = json_decode( $kept['json'], true );
		array_walk_recursive(
			$answer,
			function ( $value ) use ( &$there ) {
				$there[ image_key( read_url( $value ) ) ] = true;
			}
		);
	}
	$images = images();
	foreach ( $images as $key => $image ) {
		if ( isset( $image['in'][ $answer_key ] ) && ! isset( $there[ $key ] ) ) {
			unset( $image['in'][ $answer_key ] );
			$images[ $key ] = array( 'gone' => $image['in'] ? 0 : time() ) + $image;
		}
	}
	if ( images() !== $images ) {
		store_images( $images );
	}
}

/** Takes away the copies of images that are gone, or that nobody has seen for long, and whatever else is in their folder. */
function sweep_images(): void {
	$images = images();
	$left   = array_filter(
		$images,
		function ( $image ) {
			return $image['seen'] > time() - IMAGE_UNSEEN_S && ( ! $image['gone'] || $image['gone'] > time() - IMAGE_GONE_S );
		}
	);
	if ( $left !== $images ) {
		store_images( $left );
	}
	$folder = images_place( 'path' );
	foreach ( is_dir( $folder ) ? scandir( $folder ) : array() as $name ) {
		if ( is_file( $folder . $name ) && ! isset( $left[ substr( $name, 0, 32 ) ] ) ) {
			wp_delete_file( $folder . $name );
		}
	}
}

add_action(
	IMAGES,
	function () {
		if ( options()['keep_images'] ) {
			keep_images( IMAGES_EVENT_MAX_S );
			return;
		}
		delete_option( IMAGES_DUE );
		image_store( array() );
		sweep_images();
		delete_option( IMAGES );
	}
);
