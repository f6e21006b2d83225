import { describe, expect, it, onTestFinished } from 'vitest';
import { box, create, mount, mountReady, showing } from '../page/mount.ts';
import { FEED_TAGS, LAYOUT_NAMES } from '../support/names.ts';
import { buttonOf, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { recordConsole, recordThrown } from '../page/record.ts';
import { recordFetch, serviceUrl } from '../page/requests.ts';
import { settle, until, untilState } from '../page/wait.ts';

/** The document of a frame in the page. */
async function frameDocument(): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.width = '800';
  frame.height = '600';
  (await box()).append(frame);
  const { contentDocument } = frame;
  if (!contentDocument) throw new Error('The frame has no document.');
  return contentDocument;
}

/** Everything that the page and its console are told of. */
function recordComplaints(): string[] {
  const all: string[] = recordThrown();
  const [errors, warnings] = [recordConsole('error'), recordConsole('warn')];
  onTestFinished(() => expect([...errors, ...warnings, ...all]).toEqual([]));
  return all;
}

const sheetsOf = (feed: Element): number => shadowOf(feed).adoptedStyleSheets.length;

/** Puts an element somewhere else, and waits until it is at rest there. */
async function move<Moved extends Element & { readonly updateComplete: Promise<unknown> }>(
  element: Moved,
  place: ParentNode,
): Promise<void> {
  place.append(element);
  await element.updateComplete;
  await settle();
}

describe('taken into another document, and back', () => {
  it.each(FEED_TAGS)('<%s> keeps its posts and its looks, and asks for nothing', async (tag) => {
    recordComplaints();
    const feed = await mountReady(tag, { ...showing(tag, 'made-12') });
    const cards = partsOf(feed, 'card');
    const sheets = sheetsOf(feed);
    const urls = recordFetch();
    const other = await frameDocument();
    await move(other.adoptNode(feed), other.body);
    expect(feed.ownerDocument).toBe(other);
    expect(partsOf(feed, 'card')).toEqual(cards);
    expect(sheetsOf(feed)).toBe(sheets);
    expect(getComputedStyle(partOf(feed, 'card')).display).toBe('flex');
    await move(feed, await box());
    expect(partsOf(feed, 'card')).toEqual(cards);
    expect(sheetsOf(feed)).toBe(sheets);
    expect(urls).toEqual([]);
    expect(feed.state).toBe('ready');
  });

  it.each(LAYOUT_NAMES.filter((name) => name !== 'list'))('lays its posts out as %s there', async (layout) => {
    recordComplaints();
    const feed = await mountReady('ws-feed', { 'feed-id': 'software', layout, lines: 1 });
    await until(() => partsOf(feed, 'text').some((text) => text.classList.contains('clamped')), 'never cut');
    await until(() => shadowOf(feed).querySelector('.read-more'), 'no button'); // which makes its card higher
    await settle();
    const sheets = sheetsOf(feed);
    const clamp = () => getComputedStyle(partOf(feed, 'text')).webkitLineClamp;
    const rows = () => getComputedStyle(partOf(feed, 'card')).gridRow;
    const [before, beforeRow] = [clamp(), rows()];
    expect(before).toBe('1');
    const other = await frameDocument();
    await move(feed, other.body);
    expect(sheetsOf(feed)).toBe(sheets);
    expect(clamp()).toBe(before);
    if (layout !== 'masonry') expect(rows()).toBe(beforeRow);
    await move(feed, await box());
    expect(sheetsOf(feed)).toBe(sheets);
    expect(clamp()).toBe(before);
    await until(() => rows() === beforeRow, `it is ${rows()}, and was ${beforeRow}`);
  });

  it('goes on with its request', async () => {
    recordComplaints();
    const urls = recordFetch();
    const feed = await mount('ws-feed', { 'feed-id': 'trouble-slow-200~adopted' });
    await until(() => urls.length === 1, 'not asked');
    const other = await frameDocument();
    other.body.append(feed);
    await untilState(feed, 'ready');
    expect(urls).toHaveLength(1);
  });

  it('grows, and loads the first time, in the other document', async () => {
    recordComplaints();
    const other = await frameDocument();
    const feed = await mountReady('ws-feed', { 'feed-id': 'made-25' }, '', { inside: other.body });
    (await buttonOf(feed, 'more')).click();
    await until(() => partsOf(feed, 'card').length === 20, 'never more');
  });

  it('takes the address that the page of its script names', async () => {
    recordComplaints();
    const meta = document.createElement('meta');
    meta.name = 'ws-base-url';
    meta.content = serviceUrl;
    document.head.append(meta);
    onTestFinished(() => meta.remove());
    const feed = create('ws-feed', { 'feed-id': 'made-2' });
    (await box()).append(feed);
    await untilState(feed, 'ready');
    const urls = recordFetch();
    await move(feed, (await frameDocument()).body);
    expect(feed.state).toBe('ready');
    expect(partsOf(feed, 'card')).toHaveLength(2);
    expect(urls).toEqual([]);
  });

  it('shows a card', async () => {
    recordComplaints();
    const card = create('ws-post-card');
    card.post = { header: 'Title' };
    (await box()).append(card);
    await card.updateComplete;
    (await frameDocument()).body.append(card);
    await card.updateComplete;
    expect(getComputedStyle(partOf(card, 'card')).display).toBe('flex');
  });
});

describe('a document without a window', () => {
  it('waits there, complains of nothing, and works once it is out', async () => {
    recordComplaints();
    const inert = document.implementation.createHTMLDocument();
    const feed = create('ws-feed', { 'base-url': serviceUrl, 'feed-id': 'made-12', layout: 'masonry' });
    const urls = recordFetch();
    await move(feed, inert.body);
    expect(urls).toEqual([]);
    (await box()).append(document.adoptNode(feed));
    await untilState(feed, 'ready');
    const cards = partsOf(feed, 'card');
    inert.body.append(feed);
    await feed.updateComplete;
    await move(feed, await box());
    expect(partsOf(feed, 'card')).toEqual(cards);
    expect(getComputedStyle(partOf(feed, 'card')).display).toBe('flex');
  });

  it('a template is one: what is imported from it works, and what is put back into it keeps its posts', async () => {
    recordComplaints();
    const template = document.createElement('template');
    template.innerHTML = `<ws-feed base-url="${serviceUrl}" feed-id="made-12" layout="masonry" lines="1"></ws-feed>`;
    const place = await box();
    place.append(document.importNode(template.content, true));
    const feed = place.querySelector('ws-feed');
    if (!feed) throw new Error('There is no feed.');
    await untilState(feed, 'ready');
    const [cards, sheets] = [partsOf(feed, 'card'), sheetsOf(feed)];
    const urls = recordFetch();
    template.content.append(feed);
    await settle();
    await move(feed, place);
    expect(partsOf(feed, 'card')).toEqual(cards);
    expect(sheetsOf(feed)).toBe(sheets);
    expect(urls).toEqual([]);
  });
});
