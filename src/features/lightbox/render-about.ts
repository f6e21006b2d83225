import { html, nothing } from 'lit';
import { shows } from '../../card/card.ts';
import { type CardView, langOf, linkUrl, sayDate } from '../../card/card-view.ts';
import { dispatchPostClick } from '../../card/post-click.ts';
import { contentOf } from '../../card/text.ts';
import { descriptionOf } from '../../content/new-tab.ts';
import { englishCards } from '../../content/languages/english/cards.ts';
import { englishLightbox } from '../../content/languages/english/lightbox.ts';
import type { Lang, Phrases } from '../../element/phrases.ts';
import type { Media, Post } from '../../model/post.ts';

export const ENGLISH = { ...englishCards, ...englishLightbox };
export type LightboxPhrases = Phrases<keyof typeof ENGLISH>;

/** Hides a video that cannot be loaded, because it is gone or its URL is that of a page: the link to the post remains. */
const hideDead = ({ target }: Event & { readonly target: HTMLVideoElement }): void => {
  target.hidden = !target.readyState;
};

export const renderItem = ({ type, src, alt }: Media, lang: Lang): unknown =>
  type === 'video'
    ? html`<video part="lightbox-image" controls playsinline lang=${lang} aria-label=${alt} src=${src} @error=${hideDead}></video>`
    : html`<img part="lightbox-image" draggable="false" referrerpolicy="no-referrer" lang=${lang} alt=${alt} src=${src} />`;

/** What names a post: its title, else its lede or first words; nothing if it has no words. */
export function nameOf(post: Post, view: CardView): string | undefined {
  const content = contentOf(post, view);
  return post.title || content?.lede || content?.beginning;
}

/** What the dialog says about the post: what names it, else the workspace's name, the date and the link; nothing that its card hides. */
export function renderAbout(post: Post, view: CardView, phrases: LightboxPhrases): unknown {
  const { feedName, publishedAt, url } = post;
  const title = nameOf(post, view);
  const name = title || (shows(view, 'feed') && feedName);
  const date = shows(view, 'date') ? publishedAt : undefined;
  const hasLink = url !== '' && shows(view, 'link');
  if (!name && !date && !hasLink) return nothing;
  const own = langOf(post, view);
  const lang = title && own !== nothing ? own : phrases.pageLang;
  const onClick = (event: MouseEvent): void => dispatchPostClick(event, post);
  return html`<div class="lightbox-about"
    ><div>${name ? html`<div part="lightbox-title" id="lightbox-title" dir="auto" lang=${lang}>${name}</div>` : nothing}${
      date
        ? html`<time part="lightbox-date" dir="auto" lang=${view.formatLang ?? phrases.pageLang} datetime=${date.toISOString()} title=${view.format.absolute(date)}>${sayDate(date, view)}</time>`
        : nothing
    }</div>${
      hasLink
        ? html`<a part="lightbox-link" id="lightbox-link" aria-labelledby="lightbox-link lightbox-title" href=${linkUrl(url, view)} rel="noopener" target=${view.target} aria-describedby=${descriptionOf(view.target) ?? nothing} @click=${onClick} @auxclick=${onClick}>${phrases.say('link')}</a>`
        : nothing
    }</div
  >`;
}
