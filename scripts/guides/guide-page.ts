import { CHANGES, FEED } from './changes.ts';
import { groupGuides, pageOf, readGuide, SITE_GUIDES, titleOf } from './guide-list.ts';
import { REPOSITORY } from './repository.ts';
import { renderGuide, type RenderedGuide } from './render-guide.ts';

const MARK =
  '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0f6157" stroke="none" /><path d="M8 11h16M8 16h16M8 21h9" stroke="#fff" stroke-width="2.6" /></svg>';
const MENU = '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h7" /></svg>';

/** The address of an image of a guide on its page. */
export type ImageUrl = (file: string) => string;

const render = (file: string, imageUrl: ImageUrl): RenderedGuide =>
  renderGuide(file, readGuide(file), {
    link: (path) => (SITE_GUIDES.includes(path) ? `./${pageOf(path)}` : REPOSITORY + path),
    image: imageUrl,
  });

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What the search of the guides looks through. */
export interface GuideSection {
  /** The page and the anchor. */
  readonly href: string;
  readonly guide: string;
  readonly title: string;
  readonly text: string;
}

export const readSections = (): GuideSection[] =>
  SITE_GUIDES.flatMap((file) => {
    const { title: guide, sections } = render(file, () => '');
    return sections.map(({ anchor, title, text, level }) => ({
      href: `./${pageOf(file)}${level === 1 ? '' : `#${anchor}`}`,
      guide,
      title,
      text,
    }));
  });

function renderList(current: string): string {
  const item = (file: string): string => {
    const mark = file === current ? ' aria-current="page"' : '';
    return `<li><a href="./${pageOf(file)}"${mark}>${escapeHtml(titleOf(file).replaceAll('`', ''))}</a></li>`;
  };
  return groupGuides()
    .map(({ title, files }) => `<section><h2>${title}</h2><ul>${files.map(item).join('')}</ul></section>`)
    .join('\n');
}

function renderContents({ sections }: RenderedGuide): string {
  const inside = sections.filter(({ level }) => level === 2);
  if (inside.length < 2) return '';
  const items = inside.map(({ anchor, title }) => `<li><a href="#${anchor}">${escapeHtml(title)}</a></li>`);
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">On this page</h2><ul>${items.join('')}</ul></nav>`;
}

/** The page of a guide: readable as it is, with a search where scripts run. */
export function makeGuidePage(file: string, imageUrl: ImageUrl): string {
  const guide = render(file, imageUrl);
  const feed = file === CHANGES ? `\n    <link rel="alternate" type="application/atom+xml" href="./${FEED}" />` : '';
  const title = file === 'README.md' ? 'ws-widgets' : `${guide.title} · ws-widgets`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>${feed}
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='9' fill='%230f6157'/%3E%3Cpath d='M8 11h16M8 16h16M8 21h9' stroke='%23fff' stroke-width='2.6' stroke-linecap='round'/%3E%3C/svg%3E" />
    <link rel="stylesheet" href="../app/studio.css" />
    <link rel="stylesheet" href="../base/ui/shared.css" />
    <link rel="stylesheet" href="../base/ui/code.css" />
    <link rel="stylesheet" href="../panels/guides/guides.css" />
    <script type="module" src="../panels/guides/guide-search.ts"></script>
  </head>
  <body>
    <header>
      <a class="skip button primary" href="#guide">Skip to the guide</a>
      <p class="brand">${MARK}<span>ws-widgets <b>guides</b></span></p>
      <button type="button" class="button list" popovertarget="guides">${MENU}Guides</button>
      <a class="button" href="../index.html">Studio</a>
    </header>
    <div class="body">
      <nav id="guides" class="guides" aria-label="Guides" popover>
        <guide-search>
${renderList(file)}
        </guide-search>
      </nav>
      <main id="guide" tabindex="-1">
        <article>
${guide.html}
        </article>
      </main>
      ${renderContents(guide)}
    </div>
  </body>
</html>
`;
}
