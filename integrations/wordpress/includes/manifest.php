<?php
namespace WsWidgets;

defined( 'ABSPATH' ) || exit;

/** The elements and their attributes, made from the manifest of the elements, and the version of the plugin. */
function manifest(): array {
	static $manifest;
	$manifest = $manifest ?? require __DIR__ . '/elements-manifest.php';
	return $manifest;
}
