import { log, quote } from '../base/log.ts';
import { type RenderOptions, renderWidget, type WidgetName, type WidgetSettings } from '../server/index.ts';
import { parseHtml } from '../server/sanitize-prose.ts';
import { belongsToOthers, WIDGET_NAMES } from '../server/server-element.ts';
import { propertyOf, toWritten } from '../settings/attributes.ts';
import { createImageKeeper, type ImageKeeper } from './keep-images.ts';

/** The attributes in a text, as HTML reads them: `feed-id="bakery" page-size="3"`. */
function readAttributes(text: string): [name: string, value: unknown][] {
  const [element, ...others] = parseHtml(`<ws-feed ${text}></ws-feed>`).children;
  if (element?.type !== 'element' || element.children.length > 0 || others.length > 0) {
    log('warn', 'WS-703', `ws-widgets: '${text}' is not a list of attributes; it is left out.`);
    return [];
  }
  return Object.entries(element.properties);
}

type Settings = Readonly<Record<string, unknown>>;

/** The settings of a shortcode: attributes as in HTML, which all template languages can write, or objects. */
const readArguments = (given: readonly unknown[]): Settings =>
  Object.fromEntries(
    given
      .flatMap((one) => (typeof one === 'string' ? readAttributes(one) : Object.entries(one ?? {})))
      .filter(([name]) => name !== '__keywords') // by which Nunjucks marks the object of named arguments
      .map(([name, value]) => [propertyOf(name), value && typeof value === 'object' ? toWritten(value) : value]),
  );

type PlacedWidget = Readonly<{ name: WidgetName; settings: Settings; lang: string | undefined; fallback: string }>;

type BuildOptions = Pick<RenderOptions, 'fetch' | 'styles' | 'freshForMs' | 'structuredData'>;

/** Begins each place, so that nobody else can write one, even in a text that another plugin lets through. */
const OURS = crypto.randomUUID();

/** A place: one line, which Markdown takes for a block of HTML. A minifier may have removed the quotes. */
const PLACE = new RegExp(`<div data-ws-widgets="?${OURS}([\\w-]+)"?></div>`, 'g');

type CommonSettings = WidgetSettings['ws-public-posts'] &
  WidgetSettings['ws-feed'] &
  WidgetSettings['ws-embed'] &
  WidgetSettings['ws-post-card'];

export interface PluginOptions extends Pick<RenderOptions, 'lang' | keyof BuildOptions> {
  /** Settings of all elements that have them, such as `baseUrl`. Those of a shortcode override them. */
  readonly settings?: Partial<CommonSettings> | undefined;
  /**
   * Copies the images of posts into the folder `ws-images` of the site, whose absolute URL is `siteUrl`, by
   * `@11ty/eleventy-img`. While Eleventy serves or watches the site, and if they cannot be copied, images keep their
   * own addresses. Off by default.
   */
  readonly images?: { readonly siteUrl: string } | undefined;
}

/** Its `lang` is from Eleventy's plugin for sites in several languages. */
type PageScope = Readonly<{ page?: Readonly<{ inputPath?: string; lang?: string }> }>;

type EleventyBuild = Readonly<{ dir: { readonly output: string }; runMode: string }>;

/** What is needed of Eleventy's configuration. */
export interface EleventyConfig {
  addPairedShortcode(name: string, write: (this: PageScope, content: unknown, ...given: unknown[]) => string): unknown;
  addTransform(name: string, transform: (this: PageScope, content: unknown) => unknown): unknown;
  on(event: 'eleventy.before' | 'eleventy.after', run: (build: EleventyBuild) => Promise<void> | void): unknown;
}

/** Adds a shortcode for each element. What is between its tags is the fallback. */
export function wsWidgetsPlugin(eleventyConfig: EleventyConfig, options: PluginOptions = {}): void {
  const { settings, lang: siteLang, images, ...others } = options;
  const common = Object.entries(readArguments([settings]));
  // Fresh for ever: a browser that requested newer posts would request their images from the original hosts.
  const buildOptions: BuildOptions = images ? { freshForMs: Infinity, ...others } : others;
  let keeper: ImageKeeper | undefined;
  // A place is kept for each element until its page is complete: Markdown would take the text of posts for Markdown.
  const rendered = new Map<string, Promise<string>>();

  /** The markup that keeps a place. It contains all settings: Eleventy may reuse the text of a page, and may watch for days. */
  const keepPlace = (widget: PlacedWidget): string =>
    `<div data-ws-widgets="${OURS}${Buffer.from(JSON.stringify(widget)).toString('base64url')}"></div>`;

  async function render(place: string, page: string): Promise<string> {
    const { name, settings, lang, fallback } = JSON.parse(Buffer.from(place, 'base64url').toString()) as PlacedWidget;
    // `renderWidget` reports what is not a setting of the element.
    const known = settings as unknown as WidgetSettings[WidgetName];
    const prepareItems = keeper?.preparerFor(String(settings['hide']));
    const { html, posts, error } = await renderWidget(name, known, { ...buildOptions, lang, fallback, prepareItems });
    if (error) {
      const what = posts.length > 0 ? `some posts of <${name}> are missing` : `<${name}> displays its fallback`;
      log('warn', 'WS-702', `ws-widgets: ${page}: ${what}. ${quote(error.message)}`);
    }
    return html;
  }

  async function fillIn(html: string, page: string): Promise<string> {
    const filled = new Map<string, string>();
    for (const [markup, place = ''] of html.matchAll(PLACE)) {
      const filling = rendered.get(place) ?? render(place, page);
      rendered.set(place, filling);
      filled.set(markup, await filling);
    }
    return html.replaceAll(PLACE, (markup) => filled.get(markup) ?? markup);
  }

  for (const name of WIDGET_NAMES) {
    eleventyConfig.addPairedShortcode(propertyOf(name), function (content, ...given) {
      const { lang, ...own } = readArguments(given);
      const used = lang ?? this.page?.lang ?? siteLang ?? undefined;
      const defaults = Object.fromEntries(common.filter(([property]) => !belongsToOthers(name, property)));
      const fallback = String(content ?? '').trim();
      return keepPlace({ name, settings: { ...defaults, ...own }, lang: used && String(used), fallback });
    });
  }
  eleventyConfig.addTransform('ws-widgets', function (content) {
    return typeof content === 'string' ? fillIn(content, this.page?.inputPath ?? 'a page') : content;
  });
  eleventyConfig.on('eleventy.before', async ({ dir, runMode }) => {
    rendered.clear(); // another build renders all of them again
    keeper = images && runMode === 'build' ? await createImageKeeper(images.siteUrl, dir.output) : undefined;
  });
  eleventyConfig.on('eleventy.after', () => keeper?.report());
}
