import { FORMS } from '../../../demo/snippets/forms.ts';
import { type CodeBlock, type Handout, planHandout, type Release } from '../../../demo/snippets/handout/handout.ts';
import { DEFAULT_SETTING, type Setting } from '../../../demo/setting/setting.ts';
import { parseHtml } from './parse-html.ts';

export const RELEASE: Release = {
  version: '1.2.3',
  filesUrl: 'https://cdn.example/ws-widgets@1.2.3/',
  hashes: {
    'ws-widgets.js': 'sha384-module',
    'ws-widgets.iife.js': 'sha384-classic',
    'core-12ab34cd.js': 'sha384-core',
    'prose-12ab34cd.js': 'sha384-prose',
    'themes/paper.css': 'sha384-paper',
    'npm/index.js': 'sha384-npm',
  },
  serviceUrl: 'https://api.example',
};

export const FEED: Partial<Setting> = { tag: 'ws-feed', attributes: { 'feed-id': 'bakery' } };

export const handoutOf = (setting: Partial<Setting>, release: Release = RELEASE): Handout =>
  planHandout({ ...DEFAULT_SETTING, ...setting }, release, parseHtml);

/** The code blocks that a form writes for a setting. */
export const writeForm = (id: string, setting: Partial<Setting>, release: Release = RELEASE): CodeBlock[] =>
  FORMS.find((form) => form.id === id)?.write(handoutOf(setting, release), {}) ?? [];
