import { describe, expect, it, vi } from 'vitest';
import { nextTask } from '../../../src/base/waits.ts';
import { putIntoHead } from '../../page/head.ts';
import { item } from '../../page/items.ts';
import { type Attributes, mountFeed, placeOf } from '../../page/mount.ts';
import { partOf, shadowOf } from '../../page/parts.ts';
import { untilObserved, until } from '../../page/wait.ts';
import { some } from '../../support/deep.ts';

const POST = {
  header: 'A title',
  postText: 'Words.',
  postUrl: 'https://example.com/1',
  ctaLink: { label: 'Order', url: 'https://example.com/order' },
};

/** A feed of one post in a page with these styles. */
async function mountIn(styles: string, attributes: Attributes = {}, place: (place: HTMLElement) => unknown = () => {}) {
  putIntoHead('style', {}, styles);
  return mountFeed(
    [item(1, POST), item(2, POST)],
    { design: 'social', heading: 'News', 'page-size': 2, ...attributes },
    '',
    { place },
  );
}

const styleOf = (feed: Element, part: string): CSSStyleDeclaration => getComputedStyle(partOf(feed, part));

const BRAND = `
  a { color: rgb(160, 20, 20) }
  button { background: rgb(20, 90, 40); color: white; border: 0; border-radius: 3px; letter-spacing: 1px; text-transform: uppercase }
  h2 { font: italic 300 30px/1 monospace; color: rgb(20, 20, 120) }
  article { border-radius: 5px; box-shadow: 0 1px 4px rgb(1, 2, 3) }`;

/** The color of text, or of muted text. */
const INK = /^(rgb\(0, 0, 0\)|color\(srgb 0 0 0 \/ 0\.72\))$/;

describe('a page that is in the way', () => {
  it.each<[string, () => unknown]>([
    [
      'getComputedStyle() throws',
      () =>
        vi.spyOn(window, 'getComputedStyle').mockImplementation(() => {
          throw new Error('no');
        }),
    ],
    [
      'append() removes the element',
      () => {
        const { append } = Element.prototype;
        vi.spyOn(Element.prototype, 'append').mockImplementation(function (this: Element, ...nodes) {
          append.apply(this, nodes);
          if (this.localName === 'ws-feed') this.remove();
        });
      },
    ],
  ])('gets a feed, and nothing thrown: %s', async (_, prepare) => {
    const feed = await mountIn(BRAND);
    const before = [...feed.childNodes];
    prepare();
    expect(() => feed.requestUpdate()).not.toThrow();
    feed.setAttribute('heading-level', '4'); // so that the page is read again
    await untilObserved();
    vi.restoreAllMocks();
    expect([...feed.childNodes]).toEqual(before);
    expect(shadowOf(feed).querySelectorAll(':not(.root, .root *, .spaces)')).toHaveLength(0);
  });
});

describe('what is not legible, or nobody chose', () => {
  it('a link is not taken where an image is behind the feed', async () => {
    const feed = await mountIn(BRAND, {}, ({ style }) => (style.background = 'linear-gradient(red, blue)'));
    expect(styleOf(feed, 'link').color).toMatch(INK);
    expect(styleOf(feed, 'more').backgroundColor).toBe('rgb(20, 90, 40)');
  });

  it.each(some(['oklch(0.4 0.15 260)', 'color(display-p3 0.1 0.1 0.6)', 'lab(30 40 -20)', 'hsl(0 80% 35%)']))(
    'a link in %s is taken as it is',
    async (color) => {
      const feed = await mountIn(`a { color: ${color} } #sample { color: ${color} }`);
      const sample = placeOf(feed).appendChild(Object.assign(document.createElement('i'), { id: 'sample' }));
      expect(styleOf(feed, 'link').color).toBe(getComputedStyle(sample).color);
    },
  );
});

describe('a page with styles of its own', () => {
  it('gets a feed with its links, buttons, headings, corners and shadows', async () => {
    const feed = await mountIn(BRAND);
    expect(styleOf(feed, 'link').color).toBe('rgb(160, 20, 20)');
    for (const part of ['more', 'action']) {
      const { backgroundColor, color, borderTopLeftRadius, textTransform } = styleOf(feed, part);
      const expected = ['rgb(20, 90, 40)', 'rgb(255, 255, 255)', '3px', 'uppercase'];
      expect([backgroundColor, color, borderTopLeftRadius, textTransform]).toEqual(expected);
    }
    const { color, fontFamily, fontStyle, fontWeight } = styleOf(feed, 'heading');
    expect([color, fontFamily, fontStyle, fontWeight]).toEqual(['rgb(20, 20, 120)', 'monospace', 'italic', '300']);
    expect(styleOf(feed, 'title').fontFamily).not.toBe('monospace'); // it is a heading of the next level
    expect(styleOf(feed, 'card').borderTopLeftRadius).toBe('5px');
    expect(styleOf(feed, 'card').boxShadow).toContain('rgb(1, 2, 3)');
  });

  it.each(['govuk-button', 'uk-button-primary', 'of-nobody'])(
    'gets a feed with its button, by what a framework calls one, or by one in the same section: %s',
    async (name) => {
      const styles = `.mute { color: red } .${name} { background: rgb(0, 68, 158); color: white; border-radius: 4px }`;
      const feed = await mountIn(styles, {}, (place) => {
        const section = document.createElement('section');
        if (name === 'of-nobody')
          section.innerHTML = `<a class="mute" href="/">More</a><a class="${name}" href="/">Join</a>`;
        place.replaceWith(section);
        section.append(place);
      });
      const { backgroundColor, color } = styleOf(feed, 'more');
      expect([backgroundColor, color]).toEqual(['rgb(0, 68, 158)', 'rgb(255, 255, 255)']);
    },
  );
  it('by classes alone gives a feed the font and links of the text beside it, and its heading the size of the one before', async () => {
    const feed = await mountIn(
      '.b { font: 19px Georgia } .b a { color: rgb(29, 112, 184) } .l { font: 700 37px serif } .s { font: 9px serif }',
      {},
      (place) => {
        place.innerHTML = '<h2 class="l">Before</h2><p class="b">Text with <a href="#">a link</a>.</p>';
        queueMicrotask(() => place.insertAdjacentHTML('beforeend', '<h2 class="s">Behind</h2>'));
      },
    );
    expect([styleOf(feed, 'heading').fontSize, styleOf(feed, 'heading').fontFamily]).toEqual(['37px', 'serif']);
    expect([styleOf(feed, 'text').fontFamily, styleOf(feed, 'text').fontSize]).toEqual(['Georgia', '16px']);
    expect(styleOf(feed, 'link').color).toBe('rgb(29, 112, 184)');
  });

  it('that changes its colors by a class or a style sheet changes the feed', async () => {
    const night = 'background: rgb(10, 10, 30) !important; color: white !important';
    const feed = await mountIn(
      `a { color: rgb(0, 0, 160) } .night { ${night} } .night a { color: rgb(150, 190, 255) }`,
    );
    expect(styleOf(feed, 'link').color).toBe('rgb(0, 0, 160)');
    placeOf(feed).classList.add('night');
    await until(() => styleOf(feed, 'link').color === 'rgb(150, 190, 255)', 'the old color');
    putIntoHead('style', {}, '.night { color: #eee !important } .night a { color: rgb(160, 200, 255) }');
    await until(() => styleOf(feed, 'link').color === 'rgb(160, 200, 255)', 'the old color');
  });
});

describe('a page whose colors change', () => {
  /** A feed, `change` to fire a transition event at it, and `readings` for how often it has read the page since. */
  async function mountChanging() {
    const feed = await mountIn(BRAND);
    await until(() => shadowOf(feed).querySelector('.spaces'), 'it does not live');
    const read = vi.spyOn(window, 'getComputedStyle');
    return {
      feed,
      async change(type: 'transitionrun' | 'transitionend') {
        const event = new TransitionEvent(type, { pseudoElement: '::before', bubbles: true });
        shadowOf(feed).querySelector('.root')?.dispatchEvent(event);
        await nextTask();
      },
      readings: () => read.mock.calls.filter(([{ localName }]) => localName === 'a').length,
    };
  }

  it('is read when a change begins, and when it has come to rest, once for all colors of a frame', async () => {
    const { change, readings } = await mountChanging();
    for (const type of ['transitionend', 'transitionend', 'transitionrun'] as const) {
      void change(type);
      await Promise.resolve(); // as between the events of a frame
    }
    await nextTask();
    expect(readings()).toBe(1);
    for (let i = 0; i < 100; i++) await change('transitionrun');
    expect(readings()).toBe(1);
    await change('transitionend');
    expect(readings()).toBe(2);
    await change('transitionend'); // of another color, which began to change later
    expect(readings()).toBe(3);
    await change('transitionrun');
    expect(readings()).toBe(4);
  });

  it('is read thirty times while it does not rest, and then once it does', async () => {
    const { change, readings } = await mountChanging();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let i = 0; i < 40; i++) for (const type of ['transitionrun', 'transitionend'] as const) await change(type);
    expect(readings()).toBe(30);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(readings()).toBe(31);
  });
});
