import { html } from 'lit';
import type { CardPieces } from '../../card/card-view.ts';
import type { ShareMessages } from '../../content/messages.ts';
import { adoptStyles } from '../../element/adopt-styles.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import type { Post } from '../../model/post.ts';
import { englishShare } from './english.ts';
import styles from './share.css?inline';

/** The errors of `navigator.share` where the visitor closes its sheet, and where one is open already. */
const HANDLED_ERRORS = ['AbortError', 'InvalidStateError'];

/** Whether the browser's own sheet handled it, if only by being closed. */
async function shareNatively(data: ShareData): Promise<boolean> {
  try {
    if (!navigator.share || navigator.canShare?.(data) === false) return false;
    await navigator.share(data);
    return true;
  } catch (reason) {
    return reason instanceof Error && HANDLED_ERRORS.includes(reason.name);
  }
}

/** Resolves to what there is to say; the browser's own sheet needs no words. */
async function shareOrCopy({ url, title }: Post, messages: ShareMessages): Promise<string> {
  if (await shareNatively(title ? { title, url } : { url })) return '';
  try {
    await navigator.clipboard.writeText(url);
    return messages.copied;
  } catch {
    return messages.notCopied; // refused, or the page is not served securely
  }
}

/** `share`: a button on each post that has a URL of its own. */
class Share implements Feature {
  readonly cardPieces: CardPieces = { footer: (post) => (post.url ? this.#renderButton(post) : undefined) };
  readonly #host: FeatureHost;
  /** The status that was written last: one post at a time has something to say. */
  #status: Element | undefined;

  constructor(host: FeatureHost) {
    this.#host = host;
  }

  rendered(): void {
    const { shadowRoot } = this.#host.element;
    if (shadowRoot) adoptStyles(shadowRoot, styles);
  }

  get #messages(): ShareMessages {
    return { ...englishShare, ...this.#host.words.messages };
  }

  // The status is written without rendering the cards again: its content is not part of the template.
  #renderButton(post: Post): unknown {
    const onClick = ({ currentTarget }: Event): void => {
      const status = (currentTarget as Element).nextElementSibling;
      if (status) void this.#share(post, status);
    };
    return html`<button part="share" type="button" @click=${onClick}>${this.#messages.share}</button><span role="status"></span>`;
  }

  async #share(post: Post, status: Element): Promise<void> {
    this.#status?.replaceChildren();
    this.#status = status;
    status.textContent = await shareOrCopy(post, this.#messages);
  }
}

export const createFeature: CreateFeature = (host) => new Share(host);
