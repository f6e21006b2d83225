import { CARD_ATTRIBUTES } from '../../card/card-attributes.ts';
import { scripts } from '../../card/lazy-modules.ts';
import type { FeatureElement } from '../../feed/feature.ts';
import { ownLanguage } from '../../model/language/post-language.ts';
import type { Post } from '../../model/post.ts';
import { readSettings } from '../../settings/attributes.ts';

/** Whether some posts may be in another language than the page, and the browser may be able to translate them. */
export function suitsPosts(posts: readonly Post[], element: FeatureElement): boolean {
  const { nearestLanguage: language, translate } = element;
  if (!('Translator' in globalThis) || !language || translate === false) return false;
  const { postsLang } = readSettings(element, { postsLang: CARD_ATTRIBUTES.postsLang });
  const around = { postsLang, language, byScript: scripts.current?.languageByScript };
  return posts.some((post) => ownLanguage(post, around));
}
