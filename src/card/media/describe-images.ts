import { nothing } from 'lit';
import { englishControls } from '../../content/languages/english/controls.ts';
import { fillPosition, type Words } from '../../content/words.ts';
import { Phrases } from '../../element/phrases.ts';

/** The alternative text that was written here for images without a description. */
const written = new WeakMap<HTMLImageElement, string>();

/** Gives each image without alternative text its number in the post as one. Otherwise it would be skipped as a decoration. */
export function describeImages(root: ShadowRoot, words: Words): void {
  const phrases = new Phrases(words, englishControls);
  const { format, language } = words;
  for (const media of root.querySelectorAll('article[aria-labelledby] > [part=media]')) {
    const images = [...media.querySelectorAll<HTMLImageElement>(':scope > img')];
    images.forEach((image, i) => {
      if (image.alt && image.alt !== written.get(image)) return;
      const lang = phrases.lang('undescribed');
      image.alt = fillPosition(phrases.text('undescribed'), format.whole(i + 1), format.whole(images.length));
      if (image.lang || lang !== nothing) image.lang = lang === nothing ? language : lang;
      written.set(image, image.alt);
    });
  }
}
