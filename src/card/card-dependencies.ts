import { hasWords, loadWords } from '../content/words.ts';
import type { Dependency } from '../element/lazy-module.ts';
import { needsScript } from '../model/language/post-language.ts';
import type { Post } from '../model/post.ts';
import type { CardView } from './card-view.ts';
import { byScript, customCards, detailedMedia, prose } from './lazy-modules.ts';
import { needsProse } from './text.ts';

export interface CardNeeds extends Pick<CardView, 'language' | 'textFormat' | 'postsLang'> {
  readonly template?: HTMLTemplateElement | undefined;
  readonly renderCard?: unknown;
}

/** What a language needs before a message in it can be displayed. */
export const wordsDependency = (language: string): Dependency => ({
  isLoaded: hasWords(language),
  load: () => loadWords(language),
});

/** React and Vue put the owner's markup into the template element itself, not into its content. */
const hasProse = (template: HTMLTemplateElement): boolean =>
  (template.content.querySelector('[data-ws-html]') ?? template.querySelector('[data-ws-html]')) !== null;

/** What the cards of some posts need before they can be displayed. */
export function cardDependencies(
  posts: readonly Post[],
  { language, textFormat, postsLang, template, renderCard }: CardNeeds,
): Dependency[] {
  const isRich = (template && hasProse(template)) || posts.some(({ text }) => needsProse(text, textFormat));
  return [
    wordsDependency(language),
    ...(isRich ? [prose] : []),
    ...(posts.some(({ media }) => media.some(({ raw }) => raw)) ? [detailedMedia] : []),
    // Before posts are displayed, because the font depends on the language: a change would break their lines elsewhere.
    ...(posts.some((post) => needsScript(post, postsLang)) ? [byScript] : []),
    ...(template || renderCard ? [customCards] : []),
  ];
}
