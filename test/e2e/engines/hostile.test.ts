import type { EnginePage } from '../../engines/engine-page.ts';
import { some } from '../../support/deep.ts';
import { LAYOUT_NAMES } from '../../support/names.ts';
import { statesOf } from './feeds.ts';
import { expect, test } from './fixtures.ts';
import { strictPolicy } from './strict-policy.ts';

const FEEDS = some(LAYOUT_NAMES)
  .map((layout) => `<ws-feed feed-id="trouble-hostile" page-size="30" loading="eager" layout="${layout}"></ws-feed>`)
  .concat(
    '<ws-public-posts feed-id="trouble-hostile" limit="30" loading="eager"></ws-public-posts>',
    '<ws-embed embed-id="join-trouble-hostile" org="valley" page-size="30" loading="eager"></ws-embed>',
    `<ws-feed feed-id="trouble-hostile" page-size="30" loading="eager"><template slot="card"><a data-ws-href="url">
      <img data-ws-src="media.0.src"><i data-ws-html="text"></i><b data-ws-html="author"></b></a></template></ws-feed>`,
    `<ws-feed feed-id="trouble-hostile" page-size="30" loading="eager" cards="page"><template slot="card"><a data-ws-href="url">
      <img data-ws-src="media.0.src"><i data-ws-html="text"></i><b data-ws-text="author"></b></a></template></ws-feed>`,
  );
const BODY = FEEDS.join('');

/** What posts put into the page that could run, and what ran. */
const findHarm = (page: EnginePage): Promise<string[]> =>
  page.run((feeds) => {
    const harm = '__hacked' in window ? ['ran'] : [];
    for (const feed of document.querySelectorAll(feeds)) {
      const inPage = feed.querySelectorAll('[data-ws-post] *');
      for (const element of [...(feed.shadowRoot?.querySelectorAll('*') ?? []), ...inPage]) {
        const { localName, attributes } = element;
        const isIcon = element.matches('svg.icon[aria-hidden=true]') && element.innerHTML.startsWith('<path d="M');
        if (
          /^(script|iframe|frame|object|embed|form|base|meta|link|style|svg|math|template)$/.test(localName) &&
          !isIcon
        )
          harm.push(localName);
        for (const { name, value } of attributes) {
          if ([...inPage].includes(element) && /^(id|name|class|style)$/.test(name)) harm.push(name);
          if (name.startsWith('on') || /^\s*(javascript|data|vbscript):/i.test(value)) harm.push(`${name}=${value}`);
        }
      }
    }
    // Every request goes out by http or https, to the service or elsewhere.
    for (const { name } of performance.getEntriesByType('resource')) if (!/^https?:/.test(name)) harm.push(name);
    return harm;
  }, 'ws-public-posts, ws-feed, ws-embed');

for (const [name, headersFor] of Object.entries({ 'no policy': () => ({}), 'the strict policy': strictPolicy })) {
  test(`hostile posts run nothing under ${name}`, async ({ show, service, enginePage, watched }) => {
    await show(BODY, { headers: headersFor(service.url) });
    await expect.poll(() => statesOf(enginePage)).toEqual(FEEDS.map(() => 'ready'));
    expect(await findHarm(enginePage)).toEqual([]);
    // Each link and button is clicked, and what is pending then gets its turn.
    await enginePage.run((feeds) => {
      for (const feed of document.querySelectorAll(feeds)) {
        feed.addEventListener('ws-post-click', (event) => event.preventDefault());
        const inPage = feed.querySelectorAll<HTMLElement>('[data-ws-post] a');
        const ours = feed.shadowRoot?.querySelectorAll<HTMLElement>('a, button') ?? [];
        for (const element of [...ours, ...inPage]) element.click();
      }
    }, 'ws-public-posts, ws-feed, ws-embed');
    await expect.poll(() => findHarm(enginePage)).toEqual([]);
    const { complaints } = await watched();
    expect(complaints.filter((line) => !/^error: WS-\d+ <ws-/.test(line))).toEqual([]);
  });
}
