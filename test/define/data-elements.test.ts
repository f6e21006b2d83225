import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordConsole } from '../page/record.ts';

let errors: string[] = [];

beforeEach(async () => {
  errors = recordConsole('error');
  // The page says by it that it is to be watched from the start.
  if (document.querySelector('script[data-ws-element]')) return;
  const script = document.createElement('script');
  script.setAttribute('data-ws-element', '');
  document.head.append(script);
  await import('../../src/auto.ts');
});

afterEach(() => document.body.replaceChildren());

/** What becomes of a `<div>`. */
async function upgraded(markup: string, name = 'ws-feed'): Promise<Element> {
  document.body.insertAdjacentHTML('beforeend', markup);
  await vi.waitFor(() => expect(document.querySelector(name)).not.toBeNull());
  return document.querySelector(name) as Element;
}

it('takes of a hostile <div> the attributes of the table alone', async () => {
  const element = await upgraded(
    `<div data-ws-element="ws-feed" data-feed-id="a" data-style="position: fixed" data-onclick="alert(1)" data-slot="x"
      data-class="y" data-constructor="z" data-limit="3" onclick="void 0" style="color: red" id="own" class="mine"
      data-consent="none" data-base-url="https://commenter.test"></div>`,
  );
  expect(Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))).toEqual({
    'feed-id': 'a',
    consent: 'none',
  });
  expect(element.parentElement?.id).toBe('own');
});

it('asks for consent where another feed of the page does, whatever the <div> says', async () => {
  document.body.innerHTML = '<ws-public-posts feed-id="a" consent="click"></ws-public-posts>';
  const element = await upgraded('<div data-ws-element="ws-feed" data-feed-id="a" data-consent="none"></div>');
  expect(element.getAttribute('consent')).toBe('click');
});

it.each(['ws-post-card', 'script', 'WS-Feeds', '', 'toString', '"><img src=x onerror=alert(1)>'])(
  'puts nothing into a <div> of the element %j, and says so once',
  async (name) => {
    const div = document.createElement('div');
    div.setAttribute('data-ws-element', name);
    div.innerHTML = '<p>Fallback</p>';
    document.body.append(div);
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    // What comes next is looked at again with it.
    await upgraded('<div data-ws-element="ws-embed"></div>', 'ws-embed');
    expect(div.innerHTML).toBe('<p>Fallback</p>');
    expect(errors.filter((line) => line.includes('names no element'))).toHaveLength(1);
  },
);

it('hands a key on to the element, which refuses it', async () => {
  const element = await upgraded('<div data-ws-element="ws-feed" data-feed-id="a" data-api-key="secret"></div>');
  expect(element.getAttribute('api-key')).toBe('secret');
  await vi.waitFor(() => expect((element as HTMLElement & { state: string }).state).toBe('error'));
});

it('keeps what is in the <div> as the fallback, node by node, and gives it no slot', async () => {
  const element = await upgraded(
    '<div data-ws-element="ws-public-posts" data-consent="click" data-feed-id="a">Read <a href="/news">our news</a><b slot="error">!</b></div>',
    'ws-public-posts',
  );
  expect(element.innerHTML).toBe('Read <a href="/news">our news</a><b>!</b>');
});

it('puts one element into each <div>, however often the page changes', async () => {
  await upgraded('<div data-ws-element=" WS-Feed " data-feed-id="a" data-consent="click"></div>');
  await upgraded('<p></p><div data-ws-element="ws-embed" data-consent="click"></div>', 'ws-embed');
  expect(document.querySelectorAll('ws-feed')).toHaveLength(1);
});

it('upgrades a <div> that gets its attribute later', async () => {
  const div = document.createElement('div');
  document.body.append(div);
  div.setAttribute('data-feed-id', 'a');
  div.setAttribute('data-ws-element', 'ws-feed');
  await vi.waitFor(() => expect(div.firstElementChild?.localName).toBe('ws-feed'));
});
