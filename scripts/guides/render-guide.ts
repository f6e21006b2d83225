import { posix } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import { type Language, tokenise } from '../../demo/snippets/text/highlight.ts';
import { anchorOf } from '../docs/guides.ts';

/** What follows a heading, until the next one. */
export interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly level: number;
  /** Without its markup. */
  readonly text: string;
}

export interface RenderedGuide {
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
}

/** Where the files that a guide names are on the site, by their paths from the root of the repository. */
export interface GuideUrls {
  link(path: string): string;
  image(path: string): string;
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  html: 'html',
  css: 'css',
  js: 'js',
  ts: 'js',
  json: 'js',
  tsx: 'tsx',
  jsx: 'tsx',
  sh: 'sh',
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const textOf = (html: string): string =>
  html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\/(?:td|th|li|p|div|pre|h\d)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const highlight = (code: string, language: Language): string =>
  tokenise(code, language)
    .map(({ kind, text }) => (kind ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('');

/** Makes the anchors of headings. Each is unique: the second heading with the same words gets a number, as in repositories. */
function makeAnchors(): (heading: string) => string {
  const counts = new Map<string, number>();
  return (heading) => {
    const anchor = anchorOf(heading);
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count ? `${anchor}-${count}` : anchor;
  };
}

/** A guide as HTML. The guides are our own text: markup in them stays. */
export function renderGuide(file: string, markdown: string, urls: GuideUrls): RenderedGuide {
  const anchorFor = makeAnchors();
  const anchors = new Map<Token, string>();
  const pathOf = (url: string): string => posix.join(posix.dirname(file), url);
  const marked = new Marked({
    renderer: {
      heading(heading) {
        const { depth, tokens } = heading;
        return `<h${depth} id="${anchors.get(heading) ?? ''}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ text, lang = '' }) {
        return `<pre><code>${highlight(text, LANGUAGES[lang] ?? 'text')}</code></pre>\n`;
      },
      link({ href, tokens }) {
        const [path = '', anchor] = href.split('#');
        const isOutside = /^[a-z]+:/i.test(href);
        const url = isOutside || !path ? href : urls.link(pathOf(path)) + (anchor === undefined ? '' : `#${anchor}`);
        return `<a href="${escapeHtml(url)}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const tokens = marked.lexer(markdown);
  const sections: { heading: Tokens.Heading; tokens: Token[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const heading = token as Tokens.Heading; // its type alone does not distinguish it from tokens of extensions
      anchors.set(heading, anchorFor(textOf(marked.parseInline(heading.text) as string)));
      sections.push({ heading, tokens: [] });
    } else sections.at(-1)?.tokens.push(token);
  }
  const html = marked
    .parser(tokens)
    .replaceAll(/(<img [^>]*?src=")([^":]+)(")/g, (_, before: string, src: string, after: string) =>
      [before, urls.image(pathOf(src)), after].join(''),
    )
    // A table that is too wide for a phone scrolls on its own, also by keyboard.
    .replaceAll('<table>', '<div class="table" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  const rendered = sections.map(({ heading, tokens: below }) => ({
    anchor: anchors.get(heading) ?? '',
    title: textOf(marked.parser([heading])),
    level: heading.depth,
    text: textOf(marked.parser(below)),
  }));
  return { title: rendered[0]?.title ?? file, html, sections: rendered };
}
