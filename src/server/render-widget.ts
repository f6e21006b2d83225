import type { Fetch } from '../api/client.ts';
import type { Fault } from '../base/fault.ts';
import type { Post } from '../model/post.ts';
import type { WidgetName, WidgetSettings } from './widget-settings.ts';

export interface RenderOptions {
  /** The language of the words and of dates, as `de`; it becomes the element's `lang`, and its direction with it. */
  readonly lang?: string | undefined;
  /** Aborts the requests: what is rendered then is the fallback. */
  readonly signal?: AbortSignal | undefined;
  /** In place of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** The URL of `ws-widgets.css` of dist, for a `<link>`. Where it is absent, the styles are inline. */
  readonly styles?: string | undefined;
  /** For inline styles, where the page's policy asks for one. */
  readonly nonce?: string | undefined;
  /** Markup of the owner's own between the element's tags, as it is: what is displayed where there are no posts. */
  readonly fallback?: string | undefined;
  /** How long the answer is fresh, in milliseconds; a browser that gets it later asks the service again. 60000. */
  readonly freshForMs?: number | undefined;
}

export interface RenderedWidget {
  /** The element, with its posts in a declarative shadow root; without them where they could not be loaded. */
  readonly html: string;
  /** The posts that are displayed. */
  readonly posts: readonly Post[];
  /** What went wrong, if anything did. */
  readonly error: Fault | undefined;
}

/** Renders an element with its posts, for the HTML of a page. Never rejects: the service failing costs the page nothing. */
export async function renderWidget<Name extends WidgetName>(
  name: Name,
  settings: WidgetSettings[Name],
  options: RenderOptions = {},
): Promise<RenderedWidget> {
  const { fallback = '' } = options;
  return { html: `<${name} base-url="${settings.baseUrl}">${fallback}</${name}>`, posts: [], error: undefined };
}
