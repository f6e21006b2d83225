import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { putIntoHead } from '../page/head.ts';
import { item, newFeedId } from '../page/items.ts';
import { linesOf, rectOf } from '../page/measure.ts';
import { atWidth, mountItems, mountReady, placeOf } from '../page/mount.ts';
import { focusedIn, nameOf, partOf, partsOf, shadowOf } from '../page/parts.ts';
import { serve } from '../page/requests.ts';
import { translate } from '../page/translate.ts';
import { change, resize, soon, untilObserved, until } from '../page/wait.ts';

const LONG = Array.from({ length: 30 }, (_, i) => `Sentence number ${i} of a long text.`).join('\n');

const buttonsOf = (feed: Element): HTMLButtonElement[] => [...partOf(feed, 'feed').querySelectorAll('button')];

async function mountCut(postText = LONG) {
  const feed = await mountItems([item('long', { postText }), item('short', { postText: 'Short.' })], { lines: 3 });
  await until(() => buttonsOf(feed)[0], 'no button');
  return { feed, button: buttonsOf(feed)[0] as HTMLButtonElement, text: partOf(feed, 'text') };
}

const isCut = (text: Element): boolean => text.scrollHeight > text.clientHeight + 1;

describe('lines', () => {
  it('cuts a long text, with a button after it, and leaves a short one alone', async () => {
    const { feed, button, text } = await mountCut();
    expect([isCut(text), Math.round(linesOf(text)), buttonsOf(feed).length]).toEqual([true, 3, 1]);
    expect(text.contains(button)).toBe(false);
    expect(button.closest('[part=card]')).toBe(partOf(feed, 'card'));
    expect(button).toMatchObject({ ariaExpanded: 'false', textContent: 'Read more' });
    expect(shadowOf(feed).querySelectorAll('[style]'), 'a strict page forbids inline styles').toHaveLength(0);
  });

  it('shows all at a press of a key, and less at another, by a button that names its post, and keeps the focus in view', async () => {
    const { feed, button, text } = await mountCut();
    const words = 'Sentence number 0 of a long text.';
    expect(nameOf(feed, button)).toBe(`Read more ${words}`);
    button.focus();
    translate(partOf(feed, 'card'));
    await userEvent.keyboard('{Enter}');
    expect(isCut(text)).toBe(false);
    expect(button).toMatchObject({ ariaExpanded: 'true', textContent: 'Read less' });
    expect(nameOf(feed, button)).toBe(`Read less ${words}`);
    expect(focusedIn(feed), 'the button is below what is seen').toBe(text);
    button.focus();
    await userEvent.keyboard(' ');
    expect(rectOf(button).top).toBeGreaterThanOrEqual(0);
    expect([isCut(text), button.ariaExpanded, text.hasAttribute('tabindex')]).toEqual([true, 'false', false]);
    expect(document.activeElement?.shadowRoot?.activeElement).toBe(button);
  });

  it('keeps a text open while others are cut again, follows the number of lines, and shows all where that is 0', async () => {
    const { feed, button, text } = await mountCut();
    text.style.color = 'red'; // as a card of the owner may
    await change(feed, { lines: 6 });
    await soon(() => linesOf(text)).toBeCloseTo(6, 0);
    expect(text.style.color).toBe('red');
    button.click();
    await change(feed, { theme: 'dark' });
    await untilObserved();
    expect([isCut(text), button.isConnected]).toEqual([false, true]);
    button.click();
    await change(feed, { lines: 0 });
    await soon(() => [isCut(text), buttonsOf(feed)]).toEqual([false, []]);
  });

  it('has a button, too, for what is cut once letters have more space between them, in as many lines', async () => {
    const feed = await mountItems([item(1, { postText: 'A word, '.repeat(6) }), item(2)], { lines: 1, layout: 'list' });
    feed.style.cssText = 'inline-size: 40em; position: relative';
    await until(() => shadowOf(feed).querySelector('.spaces'), 'not adapted');
    await untilObserved();
    expect([isCut(partOf(feed, 'text')), buttonsOf(feed)]).toEqual([false, []]);
    expect(feed.scrollHeight, 'what measures the spaces is below the cards').toBe(feed.clientHeight);
    feed.style.letterSpacing = '1em';
    await soon(() => [isCut(partOf(feed, 'text')), buttonsOf(feed).length]).toEqual([true, 1]);
  });

  it('passes the focus to its card where its button goes, as where the window is turned', async () => {
    const feed = await mountItems([item(1, { postText: 'Some words of it. '.repeat(11) })], { lines: 4 }, atWidth(300));
    await until(() => buttonsOf(feed)[0], 'no button');
    buttonsOf(feed)[0]?.focus();
    await resize(placeOf(feed), 1200);
    await soon(() => [buttonsOf(feed), focusedIn(feed)]).toEqual([[], partOf(feed, 'card')]);
  });

  const lines = (count: number) => ({ postText: Array.from({ length: count }, (_, i) => `Line ${i}`).join('<br>') });

  it('hides no fewer than three lines, unless the owner names a number', async () => {
    const list = [8, 9, 30].map((count) => item(`of ${count}`, lines(count)));
    // The hidden lines are the last item of the list, and the paragraphs after it.
    const nine = `<p>1<br>2</p><ul>${'<li>One</li>'.repeat(5)}</ul><p>8</p><p>9</p>`;
    const feed = await mountItems([...list, item('of blocks', { postText: nine })], {
      layout: 'masonry',
      design: 'social',
    });
    const shown = () => partsOf(feed, 'text').map((text) => Math.round(linesOf(text)));
    await soon(() => [shown(), buttonsOf(feed).length]).toEqual([[8, 6, 6, 6], 3]);
    feed.setAttribute('lines', '6');
    await soon(() => [shown(), buttonsOf(feed).length]).toEqual([[6, 6, 6, 6], 4]);
    feed.removeAttribute('lines');
    await soon(() => [shown(), buttonsOf(feed).length]).toEqual([[8, 6, 6, 6], 3]);
    putIntoHead('script', { 'data-base-url': feed.baseUrl, 'data-lines': '6' });
    feed.after(feed); // it reads the defaults of the page again
    await soon(() => [shown(), buttonsOf(feed).length]).toEqual([[6, 6, 6, 6], 4]);
  });

  it('counts the lines of a text again where it is another, and leaves it open where the visitor has opened it', async () => {
    const plain = (count: number) => ({ postText: '1\n'.repeat(count) });
    const changes = [
      { from: plain(6), before: '6: All', to: plain(20), after: '6: Read more' },
      { from: plain(8), before: '8: All', to: lines(20), after: '6: Read more' },
      { from: lines(20), before: '6: Read more', to: lines(7), after: '7: All' },
      { from: plain(20), before: '6: Read more', to: lines(20), after: '6: Read more' },
      { from: lines(20), before: '6: Read more', to: plain(30), after: '6: Read more' },
      { from: plain(12), before: '12: Read less', to: lines(15), after: '15: Read less' },
    ];
    const service = serve(changes.map(({ from }, i) => item(i, { header: 'A title', ...from })));
    const feed = await mountReady('ws-feed', { 'feed-id': newFeedId(), layout: 'grid', design: 'social' });
    const shown = () =>
      partsOf(feed, 'card').map((card) => {
        const button = card.querySelector('.read-more')?.textContent ?? 'All';
        return `${Math.round(linesOf(partOf(card, 'text')))}: ${button}`;
      });
    await until(() => buttonsOf(feed).length === 4, 'not cut');
    buttonsOf(feed)[3]?.click();
    await soon(shown).toEqual(changes.map(({ before }) => before));
    service.posts = changes.map(({ to }, i) => item(i, { header: 'A title', ...to }));
    await feed.refresh();
    await soon(shown).toEqual(changes.map(({ after }) => after));
  });

  it('hides what exceeds a hundred lines in a list', async () => {
    const posts = [item(1, lines(30)), item('long', lines(400)), item(3, { postText: '1\n'.repeat(4999) })];
    const long = await mountItems(posts, { layout: 'list' });
    await soon(() => partsOf(long, 'text').map((text) => Math.round(linesOf(text)))).toEqual([30, 100, 100]);
    await until(() => buttonsOf(long).length > 0, 'no button'); // the third gets its button when it is near
  });

  it('cuts prose too, and opens it, or does not fade it, where its link gets the focus', async () => {
    const prose = `<a href="https://example.com/1">At the start</a><p>${LONG.replaceAll('\n', '</p><p>')}</p><a href="https://example.com/">At the end</a>`;
    const { text, button } = await mountCut(prose);
    expect([text.querySelectorAll('p').length, isCut(text)]).toEqual([30, true]);
    const [first, link] = text.querySelectorAll('a');
    first?.focus();
    expect([isCut(text), getComputedStyle(text).getPropertyValue('--_faded')]).toEqual([true, '#000']);
    link?.focus();
    await until(() => !isCut(text), 'the link is out of sight');
    expect(button.ariaExpanded).toBe('true');
    expect(link?.getBoundingClientRect().bottom).toBeLessThan(innerHeight + 1);
  });

  it('is at once below what comes near a visitor who has scrolled', async () => {
    serve(Array.from({ length: 12 }, (_, i) => item(i, { postText: LONG })));
    const feed = await mountReady('ws-feed', { 'feed-id': newFeedId(), 'page-size': 6, layout: 'list', lines: 3 });
    partsOf(feed, 'card').at(-1)?.scrollIntoView();
    await untilObserved();
    await feed.loadMore();
    expect(partsOf(feed, 'card')[6]?.querySelector('.read-more')).not.toBeNull();
  });

  it.each([
    ['One.\nTwo.', 2],
    ['One.', 1],
    ['One.<br>Two.<br>', 2],
  ])('ends with words, where an empty line would end it: %j', async (beginning, lines) => {
    const { text, button } = await mountCut(
      `${beginning}${'\n'.repeat(4 - lines)}${LONG}`.replaceAll(/(?<=<br>[^]*)\n/g, '<br>'),
    );
    await soon(() => Math.round(linesOf(text))).toBe(lines);
    await untilObserved();
    expect([isCut(text), button.isConnected, Math.round(linesOf(text))]).toEqual([true, true, lines]);
    button.click();
    expect([isCut(text), linesOf(text) > 30]).toEqual([false, true]);
  });

  it('ends between two rows of a table, with no mark of the browser for the rest', async () => {
    const { text } = await mountCut(`<table>${'<tr><td>One row</td></tr>'.repeat(20)}</table>`);
    const [, second, third] = [...text.querySelectorAll('td')].map((cell) => rectOf(cell));
    expect(getComputedStyle(text).webkitLineClamp).toBe('none');
    expect(Math.abs(rectOf(text).bottom - Number(third?.top))).toBeLessThan(5);
    expect(second?.bottom).toBeCloseTo(Number(third?.top), 0);
  });
});
