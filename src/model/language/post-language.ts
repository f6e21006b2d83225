import type { Post } from '../post.ts';

/** What is known of the languages around a post. */
export interface LanguagesAround {
  /** Of the posts, as the owner says. */
  readonly postsLang: string;
  /** Of the page. */
  readonly language: string;
  /** `languageByScript`, once it is loaded. */
  readonly byScript: ((text: string, pageLanguage: string) => string | undefined) | undefined;
}

/** Any letter that may be of one of the scripts by which `language-by-script.ts` tells the language. */
const TELLING = /[\u0370-\u03ff\u0530-\u05ff\u0980-\u0eff\u10a0-\u11ff\u1780-\u17ff\u3040-\u30ff\uac00-\ud7af]/;

/** Whether the script of a post is needed to tell its language. */
export const needsScript = ({ lang, title, text }: Post, postsLang: string): boolean =>
  !lang && !postsLang && TELLING.test(title + text);

/** The language of a post: as the service says, else the owner, else its script; an empty string if it is unknown. */
export const postLanguage = ({ lang, title, text }: Post, { postsLang, language, byScript }: LanguagesAround): string =>
  lang || postsLang || (byScript?.(`${title} ${text}`, language) ?? '');

/** The language of a post; an empty string if it is unknown or that of the page: a page in `en-GB` is also in `en`. */
export function ownLanguage(post: Post, around: LanguagesAround): string {
  const own = postLanguage(post, around);
  return `${around.language}-`.toLowerCase().startsWith(`${own}-`.toLowerCase()) ? '' : own;
}
