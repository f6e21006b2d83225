import type { Post } from '../post.ts';
import { languageByScript } from './language-by-script.ts';

/** What is known of the languages around a post. */
export interface LanguagesAround {
  /** Of the posts, as the owner says. */
  readonly postsLang: string;
  /** Of the page. */
  readonly language: string;
}

/** The language of what is written in a post: as the service says, the owner or its script; else an empty string. */
export const postLanguage = ({ lang, title, text }: Post, { postsLang, language }: LanguagesAround): string =>
  lang || postsLang || (languageByScript(`${title} ${text}`, language) ?? '');

/** Whether a page in one language is in the other one: `en-GB` is in `en`. */
export const isWithin = (pageLanguage: string, language: string): boolean =>
  `${pageLanguage}-`.toLowerCase().startsWith(`${language}-`.toLowerCase());
