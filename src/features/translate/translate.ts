import { log } from '../../base/log.ts';
import { html, nothing } from 'lit';
import { englishTranslate } from '../../content/languages/english/translate.ts';
import type { CreateFeature, Feature } from '../../feed/feature.ts';
import { languageOfTag } from '../../model/formats.ts';
import { postLanguage } from '../../model/language/post-language.ts';
import type { Post } from '../../model/post.ts';
import { saysSomething, translatePost } from './translate-post.ts';
import { canTranslate, makeTranslators } from './translator.ts';

export { default as styles } from './translate.css?inline';

/** The result for a post whose translation the visitor asked for. */
interface Version {
  readonly status: 'translating' | 'translated' | 'notTranslated';
  readonly original: Post;
  /** What its card displays: another object for each status. */
  readonly shown: Post;
  readonly targetLanguage: string;
}

/** Where the browser can translate: a button on each post in another language than the page. */
export const createFeature: CreateFeature = (host) => {
  /** Whether the browser can translate from a language, by tag, for each that it was asked about. */
  const sources = new Map<string, boolean>();
  let language = '';
  let versions = new WeakMap<Post, Version>();
  const versionShown = new WeakMap<Post, Version>();
  let translators: ReturnType<typeof makeTranslators> | undefined;

  function versionOf(post: Post): Version | undefined {
    const version = versions.get(post);
    return version?.targetLanguage === host.composition.words.language ? version : undefined;
  }

  /** The language that a post can be translated from; `undefined` where it needs no translation, or has no words. */
  function sourceOf(post: Post): string | undefined {
    const { cardView } = host.view;
    const source = postLanguage(post, cardView);
    const isForeign = source !== '' && languageOfTag(source) !== languageOfTag(cardView.language);
    return isForeign && saysSomething(post) ? source : undefined;
  }

  async function ask(sourceLanguage: string, targetLanguage: string): Promise<void> {
    sources.set(sourceLanguage, false);
    if (!(await canTranslate({ sourceLanguage, targetLanguage })) || language !== targetLanguage) return;
    sources.set(sourceLanguage, true);
    feature.cardPieces = { footer: (post, id, names) => renderButton(post, `${id}-translate`, names) };
    host.element.requestUpdate();
  }

  // The button's name includes the post's: a screen reader may list all buttons. No `role="status"`: Orca takes an empty one for a status bar.
  function renderButton(shown: Post, id: string, names: string): unknown {
    const { status, original }: Partial<Version> = versionShown.get(shown) ?? {};
    const post = original ?? shown;
    const source = sourceOf(post);
    if (!source || !sources.get(source)) return undefined;
    const phrases = host.composition.phrases(englishTranslate);
    return html`<button part="translate" type="button" id=${id} aria-labelledby="${id} ${names}" aria-disabled=${status === 'translating' ? 'true' : nothing} @click=${() => press(post, source)}
      >${phrases.say(status === 'translated' ? 'showOriginal' : 'translate')}</button
    ><span class="translation" aria-live="polite" aria-atomic="true">${status ? phrases.say(status) : nothing}</span>`;
  }

  function press(post: Post, source: string): void {
    const status = versionOf(post)?.status;
    if (status === 'translating') return;
    if (status === 'translated') {
      versions.delete(post);
      host.element.requestUpdate();
    } else void translate(post, source);
  }

  async function translate(post: Post, sourceLanguage: string): Promise<void> {
    const targetLanguage = host.composition.words.language;
    const own = (translators ??= makeTranslators());
    const show = (status: Version['status'], shown: Post): void => {
      const version = { status, original: post, shown, targetLanguage };
      versions.set(post, version);
      versionShown.set(shown, version);
      host.element.requestUpdate();
    };
    const translateText = (text: string): Promise<string> => own.translate(text, { sourceLanguage, targetLanguage });
    show('translating', { ...post });
    try {
      const translated = await translatePost(post, targetLanguage, host.view.cardView, translateText);
      if (!own.signal.aborted) show('translated', translated);
    } catch (reason) {
      if (own.signal.aborted) return; // the feed left the page, or is set up for other posts
      const what = `A post in "${sourceLanguage}" cannot be translated to "${targetLanguage}"`;
      log('warn', 'WS-305', `<${host.element.localName}> ${what} (${String(reason)}); it stays as it is.`);
      show('notTranslated', { ...post });
    }
  }

  function stop(): void {
    translators?.stop();
    translators = undefined;
    versions = new WeakMap();
    host.element.requestUpdate();
  }

  const feature: { -readonly [Hook in keyof Feature]: Feature[Hook] } = {
    /** A new object whenever the browser turns out to translate another language. */
    cardPieces: undefined,
    adaptPost: (post) => versionOf(post)?.shown ?? post,
    rendered() {
      const { displayed, words } = host.composition;
      if (language !== words.language) {
        language = words.language;
        sources.clear();
        feature.cardPieces = undefined;
      }
      for (const post of displayed.posts) {
        const source = sourceOf(post);
        if (source && !sources.has(source)) void ask(source, language);
      }
    },
    stop,
  };
  return feature;
};
