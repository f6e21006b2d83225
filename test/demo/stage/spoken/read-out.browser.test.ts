import { fixture, html } from '@open-wc/testing';
import { describe, expect, test } from 'vitest';
import { readOut } from '../../../../demo/stage/spoken/read-out.ts';
import { sayAll } from '../../../../demo/stage/spoken/sentence.ts';

const hear = (element: Element): string[] => readOut([element]).map(({ sentence }) => sayAll(sentence));

/** What is said of this markup. */
async function hearMarkup(markup: string): Promise<string[]> {
  const element = await fixture(html`<div></div>`);
  element.innerHTML = markup;
  return hear(element);
}

describe('what a screen reader says', () => {
  test('leaves out what is hidden from it, and says what is hidden from the eyes alone', async () => {
    const hidden = [
      '<p hidden>one</p>',
      '<p style="display: none">two</p>',
      '<p style="visibility: hidden">three <b style="visibility: visible">seen</b></p>',
      '<p aria-hidden="true">four <button>five</button></p>',
      '<div inert><button>six</button></div>',
      '<img alt="" src="data:,"><img role="presentation" src="data:,">',
      '<template>seven</template><script type="text/plain">eight</script><style>p { color: red }</style>',
      '<p style="position: absolute; clip-path: inset(50%)">read only</p>',
    ];
    expect(await hearMarkup(hidden.join(''))).toEqual(['seen', 'read only']);
  });

  test('names what has no name by its role alone, and passes over a group without one', async () =>
    expect(await hearMarkup('<button></button><section><p>text</p></section><div role="group">more</div>')).toEqual([
      'button',
      'text',
      'more',
    ]));

  test('says a text that goes on over inline elements at once, and blocks by themselves', async () =>
    expect(await hearMarkup('You <b>can</b> <em>now</em>\n save. <div>A view</div> and<br> more')).toEqual([
      'You can now save.',
      'A view',
      'and more',
    ]));

  test('says levels, positions, counts, states and descriptions', async () =>
    expect(
      await hearMarkup(`
        <div role="feed" aria-label="News">
          <article aria-label="One" aria-posinset="1" aria-setsize="2" aria-description="Today"></article>
          <article aria-label="Two" aria-posinset="2" aria-setsize="-1" aria-roledescription="slide"></article>
        </div>
        <h3>Three</h3><div role="heading">Four</div>
        <ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>
        <button aria-expanded="false" disabled>More</button>
        <label>Find <input type="search" value="rye"></label>
        <input type="checkbox" aria-label="All" checked>
        <a href="#a" aria-describedby="tab">Go</a><span id="tab" hidden>opens in a new tab</span>
        <details><summary>Rest</summary>unseen</details>
      `),
    ).toEqual([
      'feed, News, 2 items',
      'article, One, 1 of 2, Today',
      'slide, Two, number 2',
      'heading level 3, Three',
      'heading level 2, Four',
      'list, 2 items',
      'a',
      'b',
      'list, 1 item',
      'c',
      'button, More, unavailable, collapsed',
      'Find',
      'search box, Find, rye',
      'checkbox, All, checked',
      'link, Go, opens in a new tab',
      'button, Rest, collapsed',
    ]));

  test('goes through shadow roots and slots, as they are displayed', async () => {
    const element = await fixture(
      html`<div><span slot="title">Title</span><p>Post</p><i>hidden by the shadow root</i></div>`,
    );
    const root = element.attachShadow({ mode: 'open' });
    root.innerHTML = `
      <div id="t"><slot name="title"></slot></div>
      <slot name="lead">Nothing yet</slot>
      <article aria-labelledby="t"><div></div></article>`;
    root.querySelector('article div')?.attachShadow({ mode: 'open' }).append('Inside');
    expect(hear(element)).toEqual(['Title', 'Nothing yet', 'article, Title', 'Inside']);
  });

  test('is a dialog alone, while one is open', async () => {
    const element = await fixture(
      html`<div><p>Behind</p><dialog aria-label="Image"><button>Close</button></dialog></div>`,
    );
    element.querySelector('dialog')?.showModal();
    expect(hear(element)).toEqual(['dialog, Image', 'button, Close']);
  });

  test('knows where links lead, in which language, and a heading with its link', async () => {
    const element = await fixture(html`<div lang="de"><h2><a href="https://a.example/1">Neu</a></h2></div>`);
    expect(readOut([element]).map(({ sentence: { role, lang, url } }) => [role, lang, url])).toEqual([
      ['heading', 'de', 'https://a.example/1'],
      ['link', 'de', 'https://a.example/1'],
    ]);
  });
});
