import type { Stage } from '../setting/setting.ts';

const pages = import.meta.glob<string>('../hosts/*.html', { query: '?raw', import: 'default', eager: true });
const sheets = import.meta.glob<string>('../hosts/*.css', { query: '?raw', import: 'default', eager: true });

/** A page that the elements are on: what is in its body, and its own style sheet. */
export interface HostPage {
  readonly html: string;
  readonly css: string;
}

/** `[data-place]` is where the elements go. */
export const hostPage = (host: Stage['host']): HostPage => ({
  html: pages[`../hosts/${host}.html`] ?? '<main data-place></main>',
  css: sheets[`../hosts/${host}.css`] ?? '',
});
