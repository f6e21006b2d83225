import { html, nothing, render } from 'lit';
import { englishShare } from '../../content/languages/english/share.ts';
import { WsShareEvent } from '../../element/feature-events/share-event.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { originalOf, type Post } from '../../model/post.ts';
import { linkedPost, share as row } from '../rows.ts';

export { default as styles } from './share.css?inline';

/** The errors of `navigator.share` if the visitor closes the share sheet, and if one is open already. */
const HANDLED_ERRORS = ['AbortError', 'InvalidStateError'];

/** What happened: the visitor shared by the browser's share sheet or closed it, or the link was copied or could not be. */
type Outcome = 'sheet' | 'closed' | 'clipboard' | 'notCopied';

/** Resolves to `undefined` if the browser has no share sheet for the data. */
async function shareNatively(data: ShareData): Promise<Outcome | undefined> {
  try {
    if (!navigator.share || navigator.canShare?.(data) === false) return undefined;
    await navigator.share(data);
    return 'sheet';
  } catch (reason) {
    return reason instanceof Error && HANDLED_ERRORS.includes(reason.name) ? 'closed' : undefined;
  }
}

async function copy(url: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'clipboard';
  } catch {
    return 'notCopied'; // refused, or the page is not served securely
  }
}

/** `share`: a button on each post that has a URL, or with `share="page"` an id. */
export const createFeature: CreateFeature = (host) => {
  /** The status that was written last: only one post at a time has one. */
  let lastStatus: HTMLElement | undefined;

  const say = (key: keyof typeof englishShare): unknown => host.composition.phrases(englishShare).say(key);
  /** The key by which this page's address leads to a post; empty if that is not what is shared. */
  const pageKey = (): string =>
    host.read(row.attributes).share === 'page' ? host.read(linkedPost.options).postKey : '';

  /** The URL of the post, or that of this page with the id of the post. */
  function urlOf({ url, id }: Post): string {
    const key = pageKey();
    return id && key ? `${location.href.split('#')[0]}#${new URLSearchParams({ [key]: id })}` : url;
  }

  async function share(post: Post, status: HTMLElement): Promise<void> {
    if (lastStatus) render(nothing, lastStatus);
    lastStatus = status;
    const { title } = post;
    const url = urlOf(post);
    const outcome = (await shareNatively(title ? { title, url } : { url })) ?? (await copy(url));
    if (outcome === 'clipboard') render(say('copied'), status);
    else render(outcome === 'notCopied' ? say(outcome) : nothing, status); // the browser's own sheet needs no message
    if (outcome === 'sheet' || outcome === 'clipboard')
      host.element.dispatchEvent(new WsShareEvent({ post: originalOf(post), by: outcome }));
  }

  // The button's name includes the post's, because a screen reader may list all buttons of a page.
  // The status is written without rendering the cards again: its content is not part of the template.
  function renderButton(post: Post, id: string, names: string): unknown {
    const onClick = ({ currentTarget }: Event): void => {
      const status = (currentTarget as Element).nextElementSibling as HTMLElement | null;
      if (status) void share(post, status);
    };
    return html`<button part="share" type="button" id=${id} aria-labelledby="${id} ${names}" @click=${onClick}>${say('share')}</button><span aria-live="polite" aria-atomic="true"></span>`;
  }

  return {
    cardPieces: {
      footer: (post, id, names) =>
        post.url || (post.id && pageKey()) ? renderButton(post, `${id}-share`, names) : undefined,
    },
  };
};
