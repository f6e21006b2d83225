import { html, nothing } from 'lit';
import { englishFormat } from '../content/english-format.ts';
import { type Messages, type PluralKey, sayCount, type TextKey } from '../content/messages.ts';
import { isEnglish, type Words } from '../content/words.ts';

/** For a `lang` attribute: `nothing` if the language is that of the surrounding elements. */
export type Lang = string | typeof nothing;

/** The messages of a part of the elements. Those that the page's language lacks are in English, and marked so: by `say`, `mark`, or `lang`. */
export class Phrases<Key extends keyof Messages> {
  /** The `lang` of what is not a message: `nothing`, except within an element whose own label is in English. */
  readonly pageLang: Lang;
  readonly #words: Words;
  readonly #english: Pick<Messages, Key>;

  constructor(words: Words, english: Pick<Messages, Key>, pageLang: Lang = nothing) {
    this.#words = words;
    this.#english = english;
    this.pageLang = pageLang;
  }

  text(key: Key & TextKey): string {
    return this.#messageOf(key);
  }

  /** A message with a number, formatted in the language of the message. */
  count(key: Key & PluralKey, number: number): string {
    const isMissing = this.#words.messages[key] === undefined && !isEnglish(this.#words.language);
    const format = isMissing ? englishFormat : this.#words.format;
    return sayCount(this.#messageOf(key), format.category(number), format.whole(number));
  }

  /** The `lang` of an element whose label is this message. */
  lang(key: Key): Lang {
    const { language, messages } = this.#words;
    return messages[key] !== undefined || isEnglish(language) ? this.pageLang : 'en';
  }

  /** A message as the content of an element. */
  say(key: Key & TextKey): unknown {
    return this.mark(key, this.text(key));
  }

  /** What was made from a message, as the content of an element. */
  mark(key: Key, content: unknown): unknown {
    const lang = this.lang(key);
    if (lang === nothing) return content;
    return html`<span lang=${lang} dir=${lang === 'en' ? 'ltr' : nothing}>${content}</span>`;
  }

  /** The phrases within an element that has a message for its label. */
  within(key: Key): Phrases<Key> {
    const pageLang = this.lang(key) === nothing ? nothing : this.#words.language;
    return new Phrases(this.#words, this.#english, pageLang);
  }

  #messageOf<One extends Key>(key: One): Messages[One] {
    return this.#words.messages[key] ?? this.#english[key];
  }
}
