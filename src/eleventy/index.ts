/** A plugin for Eleventy: shortcodes for the elements, with their posts in the pages that are built. */
export { type EleventyConfig, type PluginOptions, wsWidgetsPlugin } from './plugin.ts';
