import { angular } from './angular.ts';
import { css } from './css.ts';
import { dataAttributes } from './data-attributes.ts';
import { eleventy } from './eleventy.ts';
import { frame } from './frame.ts';
import type { CodeBlock, Handout } from './handout.ts';
import { classic, html, type HtmlOptions } from './html.ts';
import { hugo } from './hugo.ts';
import { react } from './react.ts';
import { svelte } from './svelte.ts';
import { vue } from './vue.ts';
import { wordpress } from './wordpress.ts';

/** A form in which the same is handed out. */
export interface Form {
  readonly id: string;
  readonly name: string;
  /** Whether it is a page of HTML, which knows further options. */
  readonly hasOptions?: true;
  /** Whether it takes the package out of npm, and no files from anywhere. */
  readonly isPackage?: true;
  write(handout: Handout, options: HtmlOptions): CodeBlock[];
}

export const FORMS: readonly Form[] = [
  { id: 'html', name: 'HTML', hasOptions: true, write: html },
  { id: 'classic', name: 'Classic script', hasOptions: true, write: classic },
  { id: 'react', name: 'React', isPackage: true, write: react },
  { id: 'vue', name: 'Vue', isPackage: true, write: vue },
  { id: 'svelte', name: 'Svelte', isPackage: true, write: svelte },
  { id: 'angular', name: 'Angular', isPackage: true, write: angular },
  { id: 'wordpress', name: 'WordPress', write: wordpress },
  { id: 'hugo', name: 'Hugo', write: hugo },
  { id: 'eleventy', name: 'Eleventy', write: eleventy },
  { id: 'frame', name: 'Frame', write: frame },
  { id: 'data', name: 'Data attributes', write: dataAttributes },
  { id: 'css', name: 'CSS', write: css },
];
