import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { pageGuides } from '../guides/guide-list.ts';
import { elementsOf, type Manifest } from '../manifest/schema.ts';
import {
  list,
  listAttributes,
  listUsual,
  sayElement,
  sayOwnAttributes,
  sayShort,
  saySlot,
  shortGist,
} from './llms-lists.ts';
import { code, phrase, sayDefault } from './say.ts';
import { sharedOf } from './shared.ts';

const root = join(import.meta.dirname, '../..');

/** A section of a text in Markdown, without its heading. */
export function sectionOf(text: string, heading: string): string {
  const [, section] = new RegExp(`\\n#+ ${heading}\\n\\n([\\s\\S]*?)\\n(?=#+ |$)`).exec(text) ?? [];
  if (section === undefined) throw new Error(`There is no section "${heading}".`);
  return section.trim();
}

/** How a theme looks, by the beginning of its style sheet: `Paper: a warm sheet, a bookish serif, …`. */
function sayTheme(file: string): string {
  const css = readFileSync(join(root, 'src/themes', file), 'utf8');
  const [, look] = /^\/\* \w+: ([^,;]+, [^,;.]+)/.exec(css) ?? [];
  if (!look) throw new Error(`${file} does not begin with how it looks.`);
  return look;
}

/** What a language model has to know to write somebody's page: short and exact, with nothing that is not true. */
export function makeLlms(manifest: Manifest, guides: Readonly<Record<string, string>>): string {
  const elements = elementsOf(manifest);
  const shared = sharedOf(elements);
  const { events, slots, cssStates, members } = shared.richest;
  const [example] = /```html\n[\s\S]*?\n```/.exec(sectionOf(guides['README.md'] ?? '', 'Put it on your page')) ?? [];
  const [policy] = /```\n[\s\S]*?\n```/.exec(guides['docs/csp.md'] ?? '') ?? [];
  if (!example || !policy) throw new Error('The guides have no example, or no policy.');
  const scripted = members.flatMap((member) => {
    if (member.kind === 'method') return `${code(`${member.name}()`)}: ${phrase(member.description)}`;
    if (member.attribute) return [];
    return `${code(member.name)}${member.readonly ? ' (read-only)' : ''}: ${phrase(member.description)}`;
  });
  const themes = readdirSync(join(root, 'src/themes')).map((file) => `${code(file)} (${sayTheme(file)})`);
  // The others register elements, contain only types, or are not modules.
  const entries = Object.entries(packageJson.exports).flatMap(([path, entry]) =>
    /^\.\/(?!auto)[a-z]+$/.test(path) && 'default' in Object(entry) ? `ws-widgets${path.slice(1)}` : [],
  );
  const listedEvents = listUsual(
    events,
    ({ name }) => code(name),
    ({ description, detail }) => `${phrase(description)}. ${detail.map(sayShort).join(', ')}`,
  );
  const listedProperties = listUsual(
    shared.richest.cssProperties,
    (one) => `${code(one.name)} (${sayDefault(one)})`,
    ({ description }) => shortGist(description),
  );

  return `# ws-widgets

> Web components that show a workspace's public posts on any website: one script tag, one element. No key, no build step.

This file is what most pages need. It has all names of elements, attributes, events, slots, parts and properties: use no others. [What it leaves out](#what-is-not-here) is in \`llms-full.txt\` beside it.

## The lines to paste

${example}

- Replace \`cdn.example\` with the address of the files of \`dist\`, \`api.example\` with that of the workspace service, \`abc\` with the workspace's id. Ask for those that you do not know; do not make them up.
- One script tag for a page, however many elements it has. It may be in the head.
- The content of the element is the fallback: keep a link there.
- Where \`type="module"\` is stripped: the same line with \`ws-widgets.iife.js\`.

## Elements

${list(elements.map(sayElement))}

### Own attributes

Values in brackets, the default first; without brackets it takes a string. Strings, lists and flags are empty by default; a flag is written without a value. Each has a property in camelCase.

${sayOwnAttributes(elements, shared)}

### Attributes of all that ask the service

Each may also be on the script tag, for all elements: \`data-consent="click"\` holds every one back.

${listAttributes(shared.attributes)}

## Events

They bubble, and cross shadow roots: one listener on \`document\` hears all. After each is what its \`detail\` has.

${listedEvents}

## From script

- Listeners and properties can be set at once. Before a method is called: \`await customElements.whenDefined('ws-feed')\`.
${list(scripted)}

## Slots

${list(slots.map(saySlot))}

## Styling

By CSS in the page alone. Custom properties, on the element or above it; after a theme, on the element:

${listedProperties}

Parts, as \`ws-feed::part(title)\`. Of a card: ${shared.cardParts.map(sayShort).join(', ')}. Around the cards: ${shared.feedParts.map(({ name }) => code(name)).join(', ')}.

States, as \`ws-feed:state(loading)\`: ${cssStates.map(({ name }) => code(name)).join(', ')}.

Themes are style sheets beside the script, for light and dark; one for a page: \`<link rel="stylesheet" href="https://cdn.example/themes/paper.css" />\`. There are ${themes.join(', ')}.

## Your own cards

${sectionOf(guides['docs/own-cards.md'] ?? '', 'In HTML')}

## Content Security Policy

${policy}

## React, and other frameworks

\`\`\`jsx
import 'ws-widgets/ws-feed'; // registers the element

<ws-feed base-url="https://api.example" feed-id="abc" page-size={3} onws-load={({ detail }) => setPosts(detail.posts)}>
  <a href="https://example.com/news">Read our news</a>
</ws-feed>;
\`\`\`

So do \`ws-widgets/ws-embed\` and so on. Types for templates: \`import type {} from 'ws-widgets/react'\` (or \`preact\`, \`solid\`, \`vue\`, \`svelte\`). In Vue, listen by \`@ws-load\`. In React 19, Vue and Svelte objects are set as properties, as in \`messages={{ more: 'Older' }}\`, and a \`ref\` has the methods. React 18 sets attributes alone: leave out flags that are off; events and \`renderCard\` need a \`ref\`.

## Rendered on a server

\`npm install ws-widgets @lit-labs/ssr hast-util-from-parse5 hast-util-sanitize hast-util-to-html parse5\`, in Node:

\`\`\`js
import { renderWidget } from 'ws-widgets/server';

const { html, error } = await renderWidget(
  'ws-feed',
  { baseUrl: 'https://api.example', feedId: 'abc', layout: 'grid' }, // properties of the element
  { lang: 'en', signal: AbortSignal.timeout(2000), fallback: '<a href="https://example.com/news">Read our news</a>' },
);
\`\`\`

\`html\` is the whole element with its posts: write it into the page as it is, which has the script tag, too. It never rejects: where the service fails, \`html\` has the fallback, and \`error.message\` says why. For \`freshForMs\` (60_000) a browser requests no others: set more than the page is cached for.

## Where posts are already there, or an element cannot be

- Posts without a request: \`<script type="application/json">\` in the element holds the service's answer to its first request, \`<\` written as \`\\u003c\`, \`{{\` as \`{\\u007b\`.
- Where unknown elements are removed: \`<div data-ws-element="ws-feed" data-feed-id="abc">fallback</div>\`, each attribute with \`data-\` before it; never \`data-base-url\`, which is the script tag's.
- Where no script is allowed: \`<iframe src="https://cdn.example/frame.html?element=ws-feed&amp;feed-id=abc&amp;base-url=https%3A%2F%2Fapi.example" title="Our news" height="600"></iframe>\`.

## What is not here

\`llms-full.txt\` has all of it, with examples: more of each attribute, property, part and state, ${entries.map((entry) => code(entry)).join(', ')} for programs (of \`headless\`, \`pageHints()\` makes a preload hint and reserves space); and these guides, also in \`docs\` of the package: ${pageGuides()
    .map((file) => basename(file))
    .join(', ')}.

## Never

- Never put an API key in a page, in an attribute, a URL or a script: public posts need none, and every visitor could read it.
- Never fetch the posts yourself in a page: the element asks, sanitizes, pages, retries and announces.
- Never style through classes or by reaching into \`shadowRoot\`: use custom properties and parts.
- Never write an element as a self-closing tag in HTML: \`<ws-feed …></ws-feed>\`.
`;
}
