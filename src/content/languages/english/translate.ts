/** The English of the button that translates a post from another language, where the browser can. */
export const englishTranslate = {
  /** The button that translates a post. */
  translate: 'Translate',
  /** Displayed beside the button while the post is being translated. */
  translating: 'Translating…',
  /** The same button once the translation is displayed. */
  showOriginal: 'Show original',
  /** Displayed beside the button once the translation is displayed. */
  translated: 'Translated automatically',
  /** A post could not be translated; it stays as it is. */
  notTranslated: 'The post could not be translated.',
};
