import { angular } from './frameworks/angular.ts';
import { classic, css, dataAttributes, html, type HtmlOptions } from './pages/html.ts';
import { eleventy } from './pages/eleventy.ts';
import { frame } from './pages/frame.ts';
import type { CodeBlock, Handout } from './handout/handout.ts';
import { hugo } from './pages/hugo.ts';
import { react } from './frameworks/react.ts';
import { svelte, vue } from './frameworks/frameworks.ts';
import { wordpress } from './pages/wordpress.ts';

/** A form of the code, such as plain HTML or React. */
export interface Form {
  readonly id: string;
  readonly name: string;
  /** Whether it is an HTML page, for which there are more options. */
  readonly hasOptions?: true;
  /** Whether it uses the package from npm, and no files from a URL. */
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
