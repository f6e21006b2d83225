import { tell } from '../base/told/tell.ts';
import { quote } from '../base/quote.ts';
import { renderWidget, type RenderOptions, type WidgetName, type WidgetSettings } from '../server/index.ts';

/** An element that a page has. */
export interface PlacedWidget {
  readonly name: WidgetName;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly lang: string | undefined;
  readonly fallback: string;
}

export type BuildOptions = Pick<RenderOptions, 'fetch' | 'styles' | 'freshForMs'>;

/** A block of HTML to Markdown, in one line. A minifier may have taken the quotes. */
const PLACE = /<div data-ws-widgets="?(\d+)"?><\/div>/g;

/**
 * The elements of a site that is built. A place is kept for each until the page is complete: Markdown would take the
 * words of posts for its own. The same element on many pages is rendered once in a build.
 */
export class PlacedWidgets {
  readonly #options: BuildOptions;
  readonly #places = new Map<string, number>();
  readonly #widgets: PlacedWidget[] = [];
  readonly #rendered = new Map<PlacedWidget, Promise<string>>();

  constructor(options: BuildOptions) {
    this.#options = options;
  }

  /** The markup that keeps a place. It is the same in each build: Eleventy may reuse the text of a page. */
  keepPlace(widget: PlacedWidget): string {
    const key = JSON.stringify(widget);
    const place = this.#places.get(key) ?? this.#widgets.push(widget) - 1;
    this.#places.set(key, place);
    return `<div data-ws-widgets="${place}"></div>`;
  }

  /** Puts the elements in their places. */
  async fillIn(html: string, page: string): Promise<string> {
    const rendered = new Map<string, string>();
    for (const [markup, place] of html.matchAll(PLACE)) {
      const widget = this.#widgets[Number(place)];
      if (widget) rendered.set(markup, await this.#render(widget, page));
    }
    return html.replaceAll(PLACE, (markup) => rendered.get(markup) ?? markup);
  }

  /** Has all of them rendered again: another build begins. */
  forget(): void {
    this.#rendered.clear();
  }

  #render(widget: PlacedWidget, page: string): Promise<string> {
    const html = this.#rendered.get(widget) ?? this.#load(widget, page);
    this.#rendered.set(widget, html);
    return html;
  }

  async #load({ name, settings, lang, fallback }: PlacedWidget, page: string): Promise<string> {
    // `renderWidget` reports what is not a setting of the element.
    const known = settings as unknown as WidgetSettings[WidgetName];
    const { html, posts, error } = await renderWidget(name, known, { ...this.#options, lang, fallback });
    if (error) {
      const what = posts.length > 0 ? `some posts of <${name}> are missing` : `<${name}> displays its fallback`;
      tell('warn', 'WS-702', `ws-widgets: ${page}: ${what}. ${quote(error.message)}`);
    }
    return html;
  }
}
