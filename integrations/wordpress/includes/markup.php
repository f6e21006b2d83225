<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** JSON that nothing on its way to the page takes for markup, an entity or a shortcode. */
function json_html( $answer ): string {
	$json = (string) wp_json_encode( $answer, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT );
	$safe = preg_replace_callback(
		'/"[^"]*+"/', // a quote within a string is a \u0022
		function ( $found ) {
			return strtr(
				$found[0],
				array(
					'[' => '\u005b',
					']' => '\u005d',
				)
			);
		},
		$json
	);
	return (string) $safe;
}

/** A text for HTML, as it is: WordPress's own functions take `&amp;` in it for something that is escaped already. */
function escape( string $text ): string {
	$escaped = htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	// A page with a carriage return as it is has a line break there.
	return without_shortcodes( str_replace( "\r", '&#13;', $escaped ) );
}

/** The answers, as an element takes them. */
function answers_html( array $answers ): string {
	$html = '';
	foreach ( $answers as $url => list( 'answer' => $answer, 'until' => $until ) ) {
		$html .= sprintf(
			'<script type="application/json" data-url="%s" data-until="%d000">%s</script>',
			escape( $url ),
			$until,
			json_html( $answer )
		);
	}
	return $html;
}

/** A URL that passed the gate, for an attribute. WordPress leaves some characters out, and the URL would lead elsewhere. */
function url_html( string $url ): string {
	$encoded = preg_replace_callback(
		'/[ "<>\\\\^`{}]/',
		function ( $found ) {
			return rawurlencode( $found[0] );
		},
		$url
	);
	return escape( esc_url_raw( (string) $encoded, array( 'http', 'https' ) ) );
}

function link_html( string $url, string $label, string $target, string $lang = '' ): string {
	return sprintf(
		'<a href="%s" rel="noopener" target="%s" dir="auto"%s>%s</a>',
		url_html( $url ),
		esc_attr( $target ),
		lang_html( $lang ),
		escape( $label )
	);
}

/** The attribute for the language of what a post says, where it is known. */
function lang_html( string $lang ): string {
	return '' === $lang ? '' : sprintf( ' lang="%s"', esc_attr( $lang ) );
}

function media_html( array $media, string $lang ): string {
	$src = url_html( $media['src'] );
	$alt = escape( $media['alt'] );
	if ( 'video' === $media['type'] ) {
		return sprintf( '<video src="%s" aria-label="%s"%s controls preload="none"></video>', $src, $alt, lang_html( $lang ) );
	}
	return sprintf( '<img src="%s" alt="%s"%s loading="lazy" decoding="async" style="max-width:100%%;height:auto">', $src, $alt, lang_html( $lang ) );
}

/** Where links of posts open. */
function post_target( array $attributes ): string {
	return '_self' === ( $attributes['target'] ?? '' ) ? '_self' : '_blank';
}

/** How texts of posts are read. */
function post_format( array $attributes ): string {
	$format = strtolower( trim( $attributes['text-format'] ?? '' ) );
	return in_array( $format, array( 'plain', 'html' ), true ) ? $format : 'auto';
}

/** Whether images and videos are requested before the visitor asks for them. */
function loads_media( array $attributes ): bool {
	return in_array( strtolower( trim( $attributes['images'] ?? '' ) ), array( '', 'load' ), true );
}

/** A post, readable without a script. */
function post_html( array $post, array $attributes ): string {
	$hidden = words( $attributes['hide'] ?? '' );
	if ( in_array( 'author', $hidden, true ) ) {
		$hidden[] = 'feed';
	}
	if ( in_array( 'media', $hidden, true ) ) {
		$hidden[] = 'image';
	}
	$target = post_target( $attributes );
	$format = post_format( $attributes );
	$level  = min( 6, whole_number( $attributes['heading-level'] ?? '', 1, 6, 2 ) + 1 );
	$lang   = '' === $post['lang'] ? (string) read_language( trim( $attributes['posts-lang'] ?? '' ) ) : $post['lang'];
	$pieces = array();
	$by     = array_filter( array( $post['author'], in_array( 'feed', $hidden, true ) ? '' : $post['feedName'] ), 'strlen' );
	if ( $by ) {
		$pieces[] = '<p><bdi>' . implode( '</bdi> · <bdi>', array_map( function ( $name ) { return escape( $name ); }, array_unique( $by ) ) ) . '</bdi></p>';
	}
	if ( null !== $post['publishedAt'] && ! in_array( 'date', $hidden, true ) ) {
		$pieces[] = sprintf(
			'<p><time datetime="%s">%s</time></p>',
			esc_attr( $post['publishedAt']->format( 'c' ) ),
			esc_html( (string) wp_date( get_option( 'date_format' ), $post['publishedAt']->getTimestamp() ) )
		);
	}
	if ( '' !== $post['title'] ) {
		$pieces[] = sprintf( '<h%1$d dir="auto"%3$s>%2$s</h%1$d>', $level, escape( $post['title'] ), lang_html( $lang ) );
	}
	if ( '' !== $post['text'] ) {
		$pieces[] = '<div dir="auto"' . lang_html( $lang ) . '>' . text_html( $post['text'], $format, $target ) . '</div>';
	}
	if ( loads_media( $attributes ) && ! in_array( 'image', $hidden, true ) ) {
		foreach ( $post['media'] as $media ) {
			$pieces[] = media_html( $media, $lang );
		}
	}
	if ( $post['action'] ) {
		$own      = $post['action']['label'];
		$label    = '' === $own ? __( 'Find out more', 'ws-widgets' ) : $own;
		$pieces[] = '<p>' . link_html( $post['action']['url'], $label, $target, '' === $own ? '' : $lang ) . '</p>';
	}
	if ( '' !== $post['url'] && ! in_array( 'link', $hidden, true ) ) {
		$pieces[] = '<p>' . link_html( $post['url'], __( 'Read this post', 'ws-widgets' ), $target ) . '</p>';
	}
	return '<article>' . implode( '', $pieces ) . '</article>';
}

/** Attributes of a tag; a flag has an empty value. */
function attributes_html( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, escape( $value ) );
	}
	return $html;
}
