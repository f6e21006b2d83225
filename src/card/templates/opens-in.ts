import { html } from 'lit';
import type { Lang } from '../../element/phrases.ts';
import { type CardView, linkUrl } from '../card-view.ts';
import { inline } from './join-templates.ts';

// Attributes in a template of their own become part of a link's tag, and are cloned with it. The id is `NEW_TAB_ID`.
const NEW_TAB = html`target="_blank" aria-describedby="new-tab"`;
const SAME_TAB = html`target="_self"`;

/** What names a post: `names` are the ids of the elements that do, and `label` is their words. Ids in its card begin with `id`. */
export type PostName = Readonly<Record<'id' | 'names' | 'label', string>>;

/** The attributes of a link that say where it opens. If that is a new tab, screen readers are told so. */
export const opensIn = (target: '_blank' | '_self'): unknown => inline(target === '_blank' ? NEW_TAB : SAME_TAB);

/** A link of the owner's, in words of the post or of ours. Its name includes the post's, because a screen reader may list the links of a page. */
export const linkTo = (part: string, { id, names }: PostName, url: string, text: unknown, lang: Lang, view: CardView) =>
  html`<a part=${part} id="${id}-${part}" aria-labelledby="${id}-${part} ${names}" dir="auto" lang=${lang} href=${linkUrl(url, view)} rel="noopener" ${opensIn(view.target)}>${text}</a>`;
