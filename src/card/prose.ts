import { sanitise } from '../content/sanitise.ts';
import type { CardView } from './card-view.ts';
import styles from './prose.css?inline';

export { styles };

/** Text whose only markup is character references, as what they stand for. */
export const decode = (text: string): string => sanitise(text, { target: '' })?.textContent ?? text;

/** Puts sanitised prose into a post's part, which this module alone does. Returns whether the browser could. */
export function fillProse(part: HTMLElement, markup: string, { target }: CardView): boolean {
  const prose = sanitise(markup, { target });
  if (!prose) return false;
  part.classList.add('prose');
  part.append(prose);
  return true;
}
