import type { RenderOptions, WidgetName, WidgetSettings } from '../server/index.ts';
import { PlacedWidgets } from './placed-widgets.ts';
import { readArguments } from './read-arguments.ts';

export interface PluginOptions extends Pick<RenderOptions, 'lang' | 'fetch' | 'styles' | 'freshForMs'> {
  /** Settings of all elements, such as `baseUrl`. Those of a shortcode override them. */
  readonly settings?: Partial<Pick<WidgetSettings['ws-feed'], keyof WidgetSettings[WidgetName]>> | undefined;
}

interface Page {
  readonly inputPath?: string;
  /** Of Eleventy's plugin for sites in several languages. */
  readonly lang?: string;
}

interface PageScope {
  readonly page?: Page;
}

/** What is needed of Eleventy's configuration. */
export interface EleventyConfig {
  addPairedShortcode(name: string, write: (this: PageScope, content: string, ...given: unknown[]) => string): unknown;
  addTransform(name: string, transform: (this: PageScope, content: unknown) => unknown): unknown;
  on(event: 'eleventy.before', run: () => void): unknown;
}

const SHORTCODES: Readonly<Record<string, WidgetName>> = {
  wsPublicPosts: 'ws-public-posts',
  wsFeed: 'ws-feed',
  wsEmbed: 'ws-embed',
};

/** Adds a shortcode for each element. What is between its tags is the fallback. */
export function wsWidgetsPlugin(eleventyConfig: EleventyConfig, options: PluginOptions = {}): void {
  const { settings: common, lang: siteLang, ...buildOptions } = options;
  const widgets = new PlacedWidgets(buildOptions);
  for (const [shortcode, name] of Object.entries(SHORTCODES)) {
    eleventyConfig.addPairedShortcode(shortcode, function (content, ...given) {
      const { lang = this.page?.lang ?? siteLang, ...own } = readArguments(given);
      const settings = { ...common, ...own };
      return widgets.keepPlace({
        name,
        settings,
        lang: lang === undefined ? lang : String(lang),
        fallback: content.trim(),
      });
    });
  }
  eleventyConfig.addTransform('ws-widgets', function (content) {
    return typeof content === 'string' ? widgets.fillIn(content, this.page?.inputPath ?? 'a page') : content;
  });
  eleventyConfig.on('eleventy.before', () => widgets.forget());
}
