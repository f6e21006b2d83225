import { beforeEach, describe, expect, it } from 'vitest';
import { adapt } from '../../src/card/adapted/adapt.ts';
import { wordsOf } from '../../src/content/words.ts';
import { box, create, mountReady, showing } from '../page/mount.ts';
import { FEED_TAGS, LAYOUTS } from '../support/names.ts';
import { partOf, partsOf, shadowOf } from '../page/parts.ts';
import { expectNothingIn, recordConsole } from '../page/record.ts';
import { recordFetch, serviceUrl } from '../page/requests.ts';
import { untilObserved, until, untilState } from '../page/wait.ts';
import { some } from '../support/deep.ts';

/** The document of a frame in the page. */
async function frameDocument(): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.width = '800';
  frame.height = '600';
  box().append(frame);
  return frame.contentDocument ?? expect.fail('The frame has no document.');
}

// Each test also expects no warning in the console.
beforeEach(() => expectNothingIn(recordConsole('warn')));

/** How many style sheets a feed has, without the one for pointers, whose first rule has `:hover`. */
const sheetsOf = (feed: Element): number =>
  shadowOf(feed).adoptedStyleSheets.filter(({ cssRules: [rule] }) => !rule?.cssText.includes(':hover')).length;

/** Puts an element somewhere else, and waits until it is at rest there. */
async function move<Moved extends Element & { readonly updateComplete: Promise<unknown> }>(
  element: Moved,
  place: ParentNode,
): Promise<void> {
  place.append(element);
  await element.updateComplete;
  await untilObserved();
}

describe('taken into another document, and back', () => {
  it.each(some(FEED_TAGS))('<%s> keeps its posts and its looks, and asks for nothing', async (tag) => {
    const feed = await mountReady(tag, { ...showing(tag, 'made-12'), design: 'social' });
    adapt(feed, { ...wordsOf('en'), brokenUrls: new Set() }, () => {}); // its styles are added only once all posts are displayed
    const cards = partsOf(feed, 'card');
    const sheets = sheetsOf(feed);
    const urls = recordFetch();
    const other = await frameDocument();
    other.adoptNode(feed);
    for (const place of [other.body, box()]) {
      await move(feed, place);
      expect(feed.ownerDocument).toBe(place.ownerDocument);
      expect(partsOf(feed, 'card')).toEqual(cards);
      await until(() => sheetsOf(feed) >= sheets, 'styles are missing'); // some wait until the page is idle, or for columns
      expect(getComputedStyle(partOf(feed, 'card')).display).toBe('flex');
    }
    expect([urls, feed.state]).toEqual([[], 'ready']);
  });

  it.each(some(LAYOUTS))('lays its posts out as $name there', async ({ name: layout, isBrowserOnly }) => {
    const feed = await mountReady('ws-feed', { 'feed-id': 'software', layout, lines: 1 });
    await until(() => partsOf(feed, 'text').some((text) => text.classList.contains('clamped')), 'never cut');
    await until(() => shadowOf(feed).querySelector('.read-more'), 'no button'); // which makes its card higher
    adapt(feed, { ...wordsOf('en'), brokenUrls: new Set() }, () => {});
    const sheets = sheetsOf(feed);
    const clamp = () => getComputedStyle(partOf(feed, 'text')).getPropertyValue('--_lines');
    const rows = () => getComputedStyle(partOf(feed, 'card')).gridRow;
    const rowBefore = rows();
    const other = (await frameDocument()).body;
    for (const place of [other, box()]) {
      expect(clamp()).toBe('1');
      await move(feed, place);
      await until(() => sheetsOf(feed) >= sheets, 'styles are missing');
      expect(clamp()).toBe('1');
      // Where a script places the cards, it places them again, for the width of the other document.
      if (place !== other || !isBrowserOnly)
        await until(() => rows() === rowBefore, `it is ${rows()}, and was ${rowBefore}`);
    }
  });
});

describe('a document without a window', () => {
  it('is one that a feed waits in, complains of nothing, and works once it is out', async () => {
    const feed = create('ws-feed', { 'base-url': serviceUrl, 'feed-id': 'made-12', layout: 'masonry' });
    const urls = recordFetch();
    await move(feed, document.implementation.createHTMLDocument().body);
    expect(urls).toEqual([]);
    box().append(document.adoptNode(feed));
    await untilState(feed, 'ready');
  });

  it('a template is one: what is imported from it works, and what is put back into it keeps its posts', async () => {
    const template = document.createElement('template');
    template.innerHTML = `<ws-feed base-url="${serviceUrl}" feed-id="made-12" layout="masonry" lines="1" design="social"></ws-feed>`;
    const place = box();
    place.append(document.importNode(template.content, true));
    const feed = place.querySelector('ws-feed') ?? expect.fail('There is no feed.');
    await untilState(feed, 'ready');
    const [cards, sheets] = [partsOf(feed, 'card'), sheetsOf(feed)];
    const urls = recordFetch();
    await move(feed, template.content);
    await move(feed, place);
    expect([partsOf(feed, 'card'), sheetsOf(feed), urls]).toEqual([cards, sheets, []]);
    expect(getComputedStyle(partOf(feed, 'card')).display).toBe('flex');
  });
});
