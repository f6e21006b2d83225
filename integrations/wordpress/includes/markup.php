<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** JSON that nothing on its way to the page, or in it, takes for markup, an entity, a shortcode or a template. */
function json_html( $answer ): string {
	$json = (string) wp_json_encode( $answer, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT );
	$safe = preg_replace_callback(
		'/"[^"]*+"/', // a quote within a string is a \u0022
		function ( $found ) {
			return strtr(
				$found[0],
				array(
					'['    => '\u005b',
					']'    => '\u005d',
					'{'    => '\u007b',
					'}'    => '\u007d',
					'$'    => '\u0024',
					'\\\\' => '\u005c',
				)
			);
		},
		$json
	);
	return (string) $safe;
}

/** The answers, as an element takes them. */
function answers_html( array $answers ): string {
	$html = '';
	// Where images are kept, no browser asks elsewhere for posts that are renewed behind this page anyway.
	$least = options()['keep_images'] ? time() + DAY_IN_SECONDS : 0;
	foreach ( $answers as $url => list( 'answer' => $answer, 'until' => $until ) ) {
		$html .= sprintf(
			'<script type="application/json" data-url="%s" data-until="%d000">%s</script>',
			escape( $url ),
			max( $until, $least ),
			json_html( $answer )
		);
	}
	return $html;
}

/**
 * A URL that passed the gate, for an attribute. WordPress leaves some characters out, and the URL would lead elsewhere;
 * others make a template of it. The brackets of a host are its own.
 */
function safe_url( string $url ): string {
	$encoded = preg_replace_callback(
		'~^[a-z]+://[^/?#]*|[ "<>\\\\^`{}[\]]|\$(?=\$)~i',
		function ( $found ) {
			return 1 === strlen( $found[0] ) ? rawurlencode( $found[0] ) : $found[0];
		},
		$url
	);
	return esc_url_raw( (string) $encoded, array( 'http', 'https', 'tel', 'mailto' ) );
}

/** A link, which says to screen readers that it opens a new tab, where it does, and what it is about. */
function link_html( string $url, string $label, string $target, string $lang = '', string $about = '' ): string {
	$attributes = array( 'href' => safe_url( $url ), 'rel' => 'noopener', 'target' => $target, 'dir' => 'auto' );
	$name       = '' === $about ? array() : array( 'aria-label' => "$label: $about" );
	return tag_html( 'a', $attributes + $name + about_target( $target ) + language( $lang ), escape( $label ), false );
}

/** The attribute of a link that says that it opens a new tab, where it does. */
function about_target( string $target ): array {
	return '_blank' === $target ? array( 'aria-description' => __( 'opens in a new tab', 'ws-widgets' ) ) : array();
}

/** The attribute for the language of what a post says, where it is known. */
function language( string $lang ): array {
	return array_filter( array( 'lang' => $lang ), 'strlen' );
}

function media_html( array $media, string $lang ): string {
	$alt  = inert( $media['alt'] );
	if ( 'video' === $media['type'] ) {
		// Without a script none would be asked again without CORS: what is of the site's own host is read.
		$tracks = '';
		foreach ( $media['tracks'] ?? array() as $track ) {
			$tracks .= tag_html( 'track', array_filter( array( 'src' => safe_url( $track['src'] ), 'label' => inert( $track['label'] ) ) + $track, 'strlen' ), '', false );
		}
		$poster = isset( $media['poster'] ) ? array( 'poster' => safe_url( $media['poster'] ) ) : array();
		return tag_html( 'video', array( 'src' => safe_url( $media['src'] ) ) + $poster + array( 'aria-label' => $alt ) + language( $lang ) + array( 'controls' => '', 'preload' => 'none' ), $tracks, false );
	}
	$files      = isset( $media['srcset'] ) ? array( 'srcset' => safe_srcset( $media['srcset'] ), 'sizes' => 'auto, (max-width: 45em) 100vw, 45em' ) : array();
	$size       = array_intersect_key( $media, array( 'width' => 0, 'height' => 0 ) );
	$attributes = array( 'src' => safe_url( $media['src'] ) ) + $files + $size + array( 'alt' => $alt ) + language( $lang );
	return tag_html( 'img', $attributes + array( 'loading' => 'lazy', 'decoding' => 'async', 'referrerpolicy' => 'no-referrer', 'style' => 'max-width:100%;height:auto' ), '', false );
}

/** The same for the files of an image: WordPress may leave nothing of a URL, whose width would be another then. */
function safe_srcset( string $srcset ): string {
	$safe = array();
	foreach ( explode( ', ', $srcset ) as $candidate ) {
		list( $url, $width ) = explode( ' ', $candidate );
		$url                 = safe_url( $url );
		if ( '' !== $url && ',' !== substr( $url, -1 ) ) {
			$safe[] = "$url $width";
		}
	}
	return implode( ', ', $safe );
}

/** The words of `hide`, by the names that the parts of a card have, too. */
function hidden_parts( array $attributes ): array {
	$names = array( 'author' => 'feed', 'media' => 'image' );
	return array_map(
		function ( $word ) use ( $names ) {
			return $names[ $word ] ?? $word;
		},
		words( strtolower( $attributes['hide'] ?? '' ) )
	);
}

/** Whether there is a link to a post: where it is cut, whatever is hidden. */
function links_to_post( array $post, array $hidden ): bool {
	return '' !== $post['url'] && ( $post['isCut'] || ! in_array( 'link', $hidden, true ) );
}

/** A link to a post or of its action with what `utm` adds to it: src/features/utm-links of the elements. */
function with_utm( string $url, array $attributes ): string {
	list( $address, $fragment ) = explode( '#', $url, 2 ) + array( '', null );
	$query                      = (string) ( explode( '?', $address, 2 )[1] ?? '' );
	$own                        = array_map( function ( $one ) { return urldecode( explode( '=', $one )[0] ); }, explode( '&', $query ) );
	$added                      = array();
	foreach ( explode( ',', $attributes['utm'] ?? '' ) as $piece ) {
		list( $name, $value ) = array_map( 'trim', explode( '=', $piece, 2 ) + array( '', '' ) );
		$is_written           = '' !== $value && preg_match( '/^(?:utm_)?([a-z][a-z\d_]*)$/iD', $name, $found );
		$key                  = $is_written ? 'utm_' . strtolower( $found[1] ) : '';
		if ( $is_written && ! in_array( $key, $own, true ) ) {
			$added[ $key ] = "$key=" . encode( $value );
		}
	}
	if ( ! $added ) {
		return $url;
	}
	$between = '' !== $query ? '&' : ( '?' === substr( $address, -1 ) ? '' : '?' );
	return $address . $between . implode( '&', $added ) . ( null === $fragment ? '' : "#$fragment" );
}

/** A word that an attribute has, as the elements read it: in any case, with white space around it. */
function read_word( array $attributes, string $name, string $absent = '' ): string {
	return strtolower( trim( $attributes[ $name ] ?? $absent, " \t\n\f\r" ) );
}

/** Where links of posts open. */
function post_target( array $attributes ): string {
	return '_self' === read_word( $attributes, 'target' ) ? '_self' : '_blank';
}

/** How texts of posts are read. */
function post_format( array $attributes ): string {
	$format = read_word( $attributes, 'text-format' );
	return in_array( $format, array( 'plain', 'html' ), true ) ? $format : 'auto';
}

/** Whether images and videos are requested before the visitor asks for them. */
function loads_media( array $attributes ): bool {
	return 'load' === read_word( $attributes, 'images', 'load' );
}

/** The element around a post, which tells the frameworks of the page in their own words that nothing in it is theirs. */
function post_tag_html( string $content, bool $is_phrasing ): string {
	$marks = array( 'v-pre' => '', 'ng-non-bindable' => '', 'data-ng-non-bindable' => '', 'class' => 'mathjax_ignore tex2jax_ignore asciimath2jax_ignore' );
	if ( ! $is_phrasing ) {
		return tag_html( 'article', $marks, $content, false );
	}
	list( $role, $look ) = PHRASING['article'];
	return tag_html( 'span', array( 'role' => $role, 'style' => $look ) + $marks, $content, true );
}

/** A post, readable without a script. */
function post_html( array $post, array $attributes, bool $is_phrasing ): string {
	$hidden = hidden_parts( $attributes );
	$target = post_target( $attributes );
	$level  = min( 6, whole_number( $attributes['heading-level'] ?? '', 1, 6, 2 ) + 1 );
	$lang   = '' === $post['lang'] ? (string) read_language( trim( $attributes['posts-lang'] ?? '' ) ) : $post['lang'];
	$said   = array( 'dir' => 'auto' ) + language( $lang );
	$pieces = array();
	$tag    = function ( string $name, array $attributes, string $content ) use ( $is_phrasing ): string {
		return tag_html( $name, $attributes, $content, $is_phrasing );
	};
	$text   = '' === $post['text'] ? '' : text_html( $post['text'], post_format( $attributes ), $target, $is_phrasing, array(), $level + ( '' === $post['title'] ? 0 : 1 ) );
	if ( '' !== $post['title'] ) {
		$pieces[] = $tag( "h$level", $said, post_text_html( $post['title'] ) );
	}
	$by     = array_filter( array( $post['author'], in_array( 'feed', $hidden, true ) ? '' : $post['feedName'] ), 'strlen' );
	if ( $by ) {
		$pieces[] = $tag( 'p', array(), '<bdi>' . implode( '</bdi> · <bdi>', array_map( __NAMESPACE__ . '\post_text_html', array_unique( $by ) ) ) . '</bdi>' );
	}
	if ( null !== $post['publishedAt'] && ! in_array( 'date', $hidden, true ) ) {
		$words    = (string) wp_date( get_option( 'date_format' ), $post['publishedAt']->getTimestamp() );
		$pieces[] = $tag( 'p', array(), $tag( 'time', array( 'datetime' => $post['publishedAt']->format( 'c' ) ), escape( $words ) ) );
	}
	if ( '' !== $text ) {
		$pieces[] = $tag( 'div', $said, $text . ( $post['isCut'] ? '…' : '' ) );
	}
	if ( loads_media( $attributes ) && ! in_array( 'image', $hidden, true ) ) {
		foreach ( $post['media'] as $media ) {
			$pieces[] = media_html( $media, $lang );
		}
	}
	if ( $post['action'] ) {
		$own      = inert( $post['action']['label'] );
		$label    = '' === $own ? __( 'Find out more', 'ws-widgets' ) : $own;
		$pieces[] = $tag( 'p', array(), link_html( with_utm( $post['action']['url'], $attributes ), $label, $target, '' === $own ? '' : $lang ) );
	}
	if ( $post['claps'] > 0 && ! in_array( 'claps', $hidden, true ) ) {
		$pieces[] = $tag( 'p', array(), escape( __( 'Claps', 'ws-widgets' ) . ': ' . number_format_i18n( $post['claps'] ) ) );
	}
	if ( links_to_post( $post, $hidden ) ) {
		$name     = '' === $post['title'] ? first_words( $text, 10 ) : $post['title'];
		$pieces[] = $tag( 'p', array(), link_html( with_utm( $post['url'], $attributes ), __( 'Read this post', 'ws-widgets' ), $target, '', inert( $name ) ) );
	}
	return post_tag_html( implode( '', $pieces ), $is_phrasing );
}
