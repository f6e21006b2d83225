import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { pageGuides } from '../guides/guide-list.ts';
import type { Attribute, Documented, Element, Manifest } from '../manifest/schema.ts';
import { elementsOf } from '../manifest/schema.ts';
import { code, phrase, sayDefault, sayValues } from './say.ts';
import { allOwnAttributes, ownAttributes, sharedOf } from './shared.ts';

const root = join(import.meta.dirname, '../..');

const titleOf = (guide: string): string => /^# (.+)$/m.exec(guide)?.[1] ?? '';

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const sayAttribute = (attribute: Attribute): string =>
  `${code(attribute.name)} (${sayValues(attribute).join(' | ')}): ${phrase(attribute.description)}`;

const say = ({ name, description }: Documented): string => `${name ? code(name) : 'no name'}: ${phrase(description)}`;

/** A section of a text in Markdown, without its heading. */
export function sectionOf(text: string, heading: string): string {
  const [, section] = new RegExp(`\\n#+ ${heading}\\n\\n([\\s\\S]*?)\\n(?=#+ |$)`).exec(text) ?? [];
  if (section === undefined) throw new Error(`There is no section "${heading}".`);
  return section.trim();
}

function sayElement({ tagName, description }: Element, own: readonly Attribute[]): string {
  const names = own.map(({ name }) => code(name)).join(', ');
  return `${code(`<${tagName}>`)}: ${phrase(description)}.${names && ` Own attributes: ${names}.`}`;
}

/** What a model has to know that writes somebody's page: short, exact, and nothing that is not so. */
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
  const themes = readdirSync(join(root, 'src/themes'));
  // The others register elements, hold types alone, or are no modules.
  const entries = Object.entries(packageJson.exports).flatMap(([path, entry]) =>
    /^\.\/(?!auto)[a-z]+$/.test(path) && 'default' in Object(entry) ? `ws-widgets${path.slice(1)}` : [],
  );
  const details = events.map(({ name, description, detail }) => {
    const fields = detail.map((field) => `${code(`detail.${field.name}`)} (${phrase(field.description)})`).join(', ');
    return `${code(name)}: ${phrase(description)}. ${fields}`;
  });

  return `# ws-widgets

> Web components that show a workspace's public posts on any website: one script tag, one element. No key, no build step.

This file is all that is needed to write a page. Use the names in it and no others: elements, attributes, events, slots, parts and properties have no more. [What it leaves out](#what-is-not-here) is in \`llms-full.txt\` beside it.

## The lines to paste

${example}

- Replace \`cdn.example\` with the address where the files of \`dist\` are hosted, \`api.example\` with the address of the workspace service, \`abc\` with the id of the workspace. Ask for what you do not know; do not make up an address or an id.
- One script tag for a page, however many elements it has. It may stand in the head.
- The content of the element is the fallback: keep a link there.
- Where \`type="module"\` is stripped: \`<script src="https://cdn.example/ws-widgets.iife.js" data-base-url="https://api.example"></script>\`.
- With a bundler: \`import 'ws-widgets/ws-feed'\` registers \`<ws-feed>\`, and so on for each element. Types for templates: \`import type {} from 'ws-widgets/react'\` (or \`preact\`, \`solid\`, \`vue\`, \`svelte\`). In React, listen by \`onws-load={…}\`; in Vue, by \`@ws-load\`.

## Elements

${list(elements.map((element) => sayElement(element, ownAttributes(element, shared))))}

### Own attributes

Values in brackets, the default first. Each has a property in camelCase.

${list(allOwnAttributes(elements, shared).map(sayAttribute))}

### Attributes of all that ask the service

Each may also stand on the script tag, as the page's default: \`data-theme="dark"\`.

${list(shared.attributes.map(sayAttribute))}

## Events

They bubble, and cross shadow roots: one listener on \`document\` hears all.

${list(details)}

## From script

- Listeners and properties can be set at once. Before a method is called: \`await customElements.whenDefined('ws-feed')\`.
${list(scripted)}

## Slots

${list(slots.map(say))}

## Styling

By CSS in the page alone. Custom properties, set on the element or above it:

${list(shared.cssProperties.map((one) => `${code(one.name)} (${sayDefault(one)}): ${phrase(one.description)}`))}

Parts, as \`ws-feed::part(title)\`:

${list([...shared.feedParts, ...shared.cardParts].map(say))}

States, as \`ws-feed:state(loading)\`:

${list(cssStates.map(say))}

Themes are style sheets beside the script, for light and dark; one for a page: \`<link rel="stylesheet" href="https://cdn.example/themes/paper.css" />\`. There are ${themes.map((theme) => code(theme)).join(', ')}.

## Your own cards

${sectionOf(guides['docs/own-cards.md'] ?? '', 'In HTML')}

## Content Security Policy

${policy}

## Where posts are already there, or an element cannot be

- JSON inside the element: with \`<script type="application/json">\` in it, which holds the service's answer to its first request (\`<\` written as \`\\u003c\`), it displays that without a request.
- Where unknown elements are removed: \`<div data-ws-element="ws-feed" data-feed-id="abc">fallback</div>\`, each attribute with \`data-\` before it; never \`data-base-url\`, which is the script tag's.
- Where no script is allowed, a frame: \`<iframe src="https://cdn.example/frame.html?element=ws-feed&amp;feed-id=abc&amp;base-url=https%3A%2F%2Fapi.example" title="Our news" height="600"></iframe>\`.

## What is not here

\`llms-full.txt\` has all of it, with examples: ${entries.map((entry) => code(entry)).join(', ')} for programs (of \`headless\`, \`pageHints()\` makes a preload hint and reserves space), and these guides, which are in the package as well.

${list(pageGuides().map((file) => `${code(file)}: ${titleOf(guides[file] ?? '')}`))}

## Never

- Never put an API key in a page, in an attribute, a URL or a script: public posts need none, and every visitor could read it. An \`api-key\` attribute is refused with an error, and no request is made.
- Never fetch the posts yourself in a page: the element asks, sanitizes, pages, retries and announces.
- Never style through classes or by reaching into \`shadowRoot\`: use custom properties and parts.
- Never write an element as a self-closing tag in HTML: \`<ws-feed …></ws-feed>\`.
- Never set \`feed-id\` on \`<ws-embed>\`: it takes \`embed-id\` and \`org\`.
`;
}
