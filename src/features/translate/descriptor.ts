import { languageOfTag } from '../../model/language/language-tag.ts';
import { postLanguage } from '../../model/language/post-language.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';
import { CARD_ATTRIBUTES } from '../../card/card-attributes.ts';
import { readSettings } from '../../settings/attributes.ts';

/** `translate="no"`, HTML's own attribute, turns it off. */
export const translate = {
  name: 'translate',
  attributes: {},
  suits(posts, element) {
    const { nearestLanguage: language, translate: mayTranslate } = element;
    if (!('Translator' in globalThis) || !language || mayTranslate === false) return false;
    const { postsLang } = readSettings(element, CARD_ATTRIBUTES);
    return posts.some((post) => {
      const tag = postLanguage(post, { postsLang, language });
      return tag && languageOfTag(tag) !== languageOfTag(language);
    });
  },
  isOfBrowser: true,
} as const satisfies FeatureDescriptor;
