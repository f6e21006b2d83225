import { tell } from '../../base/told/tell.ts';
import { html, nothing } from 'lit';
import type { CardPieces } from '../../card/card-view.ts';
import { englishTranslate } from '../../content/languages/english/translate.ts';
import { Phrases } from '../../element/phrases.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import { languageOfTag } from '../../model/formats.ts';
import { postLanguage } from '../../model/language/post-language.ts';
import type { Post } from '../../model/post.ts';
import { saysSomething, translatePost } from './translate-post.ts';
import { canTranslate, Translators } from './translator.ts';

export { default as styles } from './translate.css?inline';

/** What became of a post that the visitor had translated. */
interface Version {
  readonly status: 'translating' | 'translated' | 'failed';
  readonly original: Post;
  /** What its card displays: another object for each status. */
  readonly shown: Post;
  readonly targetLanguage: string;
}

const STATUSES = { translating: 'translating', translated: 'translated', failed: 'notTranslated' } as const;

/** Where the browser can translate: a button on each post in another language than the page. */
class Translate implements Feature {
  /** Another object as soon as more languages can be translated. */
  cardPieces: CardPieces | undefined;
  readonly #host: FeatureHost;
  /** Which languages can be translated, by tag, of those that were asked about. */
  readonly #sources = new Map<string, boolean>();
  #targetLanguage = '';
  #versions = new WeakMap<Post, Version>();
  readonly #versionShown = new WeakMap<Post, Version>();
  #translators: Translators | undefined;

  constructor(host: FeatureHost) {
    this.#host = host;
  }

  adaptPost(post: Post): Post {
    return this.#versionOf(post)?.shown ?? post;
  }

  rendered(): void {
    const { displayed, words } = this.#host.composition;
    if (this.#targetLanguage !== words.language) {
      this.#targetLanguage = words.language;
      this.#sources.clear();
      this.cardPieces = undefined;
    }
    for (const post of displayed.posts) {
      const source = this.#sourceOf(post);
      if (source && !this.#sources.has(source)) void this.#ask(source, words.language);
    }
  }

  stop(): void {
    this.#translators?.stop();
    this.#translators = undefined;
    this.#versions = new WeakMap();
    this.#host.element.requestUpdate();
  }

  leave(): void {
    this.stop();
  }

  get #phrases(): Phrases<keyof typeof englishTranslate> {
    return new Phrases(this.#host.composition.words, englishTranslate);
  }

  #versionOf(post: Post): Version | undefined {
    const version = this.#versions.get(post);
    return version?.targetLanguage === this.#host.composition.words.language ? version : undefined;
  }

  /** The language that a post can be translated from; `undefined` where it needs no translation, or has no words. */
  #sourceOf(post: Post): string | undefined {
    const { cardView } = this.#host.view;
    const source = postLanguage(post, cardView);
    const isForeign = source !== '' && languageOfTag(source) !== languageOfTag(cardView.language);
    return isForeign && saysSomething(post) ? source : undefined;
  }

  async #ask(sourceLanguage: string, targetLanguage: string): Promise<void> {
    this.#sources.set(sourceLanguage, false);
    const isOffered = await canTranslate({ sourceLanguage, targetLanguage });
    if (!isOffered || this.#targetLanguage !== targetLanguage) return;
    this.#sources.set(sourceLanguage, true);
    this.cardPieces = { footer: (post, id, names) => this.#renderButton(post, `${id}-translate`, names) };
    this.#host.element.requestUpdate();
  }

  // With the post's name, because a screen reader may list the buttons of a page. An empty status is a status bar to Orca.
  #renderButton(shown: Post, id: string, names: string): unknown {
    const { status, original }: Partial<Version> = this.#versionShown.get(shown) ?? {};
    const post = original ?? shown;
    const source = this.#sourceOf(post);
    if (!source || !this.#sources.get(source)) return undefined;
    const phrases = this.#phrases;
    return html`<button
      part="translate"
      type="button"
      id=${id}
      aria-labelledby="${id} ${names}"
      aria-disabled=${status === 'translating' ? 'true' : nothing}
      @click=${() => this.#press(post, source)}
      >${phrases.say(status === 'translated' ? 'showOriginal' : 'translate')}</button
    ><span class="translation" aria-live="polite" aria-atomic="true">${status ? phrases.say(STATUSES[status]) : nothing}</span>`;
  }

  #press(post: Post, source: string): void {
    const status = this.#versionOf(post)?.status;
    if (status === 'translating') return;
    if (status === 'translated') {
      this.#versions.delete(post);
      this.#host.element.requestUpdate();
    } else void this.#translate(post, source);
  }

  async #translate(post: Post, sourceLanguage: string): Promise<void> {
    const targetLanguage = this.#host.composition.words.language;
    const translators = (this.#translators ??= new Translators());
    const show = (status: Version['status'], shown: Post): void => {
      const version = { status, original: post, shown, targetLanguage };
      this.#versions.set(post, version);
      this.#versionShown.set(shown, version);
      this.#host.element.requestUpdate();
    };
    const translateText = (text: string): Promise<string> =>
      translators.translate(text, { sourceLanguage, targetLanguage });
    show('translating', { ...post });
    try {
      const translated = await translatePost(post, targetLanguage, this.#host.view.cardView, translateText);
      if (!translators.signal.aborted) show('translated', translated);
    } catch (reason) {
      if (translators.signal.aborted) return; // the feed left the page, or is set up for other posts
      const name = `<${this.#host.element.localName}>`;
      tell(
        'warn',
        'WS-305',
        `${name} A post in "${sourceLanguage}" cannot be translated to "${targetLanguage}" (${String(reason)}); it stays as it is.`,
      );
      show('failed', { ...post });
    }
  }
}

export const createFeature: CreateFeature = (host) => new Translate(host);
