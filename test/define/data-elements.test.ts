import { afterEach, beforeEach, expect, it } from 'vitest';
import '../../src/auto.ts';
import { recordConsole } from '../page/record.ts';
import { until } from '../page/wait.ts';

let errors: string[] = [];

beforeEach(() => void (errors = recordConsole('error')));
afterEach(() => document.body.replaceChildren());

/** The element that `markup`, a `<div>`, is upgraded to. */
async function upgraded(markup: string, name = 'ws-feed'): Promise<Element> {
  document.body.insertAdjacentHTML('beforeend', markup);
  await until(() => document.querySelector(name), 'not upgraded');
  return document.querySelector(name) as Element;
}

// This test must be the first: once one `<div>` is upgraded, the page is observed for more.
it('upgrades the first <div> of a page that Astro brings, though its event does not bubble', async () => {
  document.body.innerHTML = '<div data-ws-element="ws-feed" data-feed-id="a" data-consent="click"></div>';
  document.dispatchEvent(new Event('astro:page-load'));
  await until(() => document.querySelector('div > ws-feed'), 'not upgraded');
});

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

it('puts nothing into a <div> of another element, and says so once', async () => {
  const NAMES = ['ws-post-cards', 'script', 'WS-Feeds', '', 'toString', '"><img src=x onerror=alert(1)>'];
  const divs = NAMES.map((name) => {
    const div = Object.assign(document.createElement('div'), { innerHTML: '<p>Fallback</p>' });
    div.setAttribute('data-ws-element', name);
    return div;
  });
  document.body.append(...divs);
  const told = () => errors.filter((line) => line.includes('names no element')).length;
  await until(() => told() === NAMES.length, 'not told');
  // When another `<div>` comes, these are checked again.
  await upgraded('<div data-ws-element="ws-embed"></div>', 'ws-embed');
  expect(divs.map(({ innerHTML }) => innerHTML)).toEqual(NAMES.map(() => '<p>Fallback</p>'));
  expect(told()).toBe(NAMES.length);
});

it('keeps what is in the <div> as the fallback, node by node, and gives it no slot', async () => {
  const element = await upgraded(
    '<div data-ws-element="ws-public-posts" data-consent="click" data-feed-id="a">Read <a href="/news">our news</a><b slot="error">!</b></div>',
    'ws-public-posts',
  );
  expect(element.innerHTML).toBe('Read <a href="/news">our news</a><b>!</b>');
});

it('puts one element into each <div>, however often the page changes, and gets its attribute later', async () => {
  await upgraded('<div data-ws-element=" WS-Feed " data-feed-id="a" data-consent="click"></div>');
  const div = document.body.appendChild(document.createElement('div'));
  div.setAttribute('data-ws-element', 'ws-post-card');
  div.setAttribute('data-post-id', 'b');
  div.setAttribute('data-consent', 'click');
  await until(() => div.firstElementChild?.matches('ws-post-card[post-id=b]'), 'not upgraded');
  expect(document.querySelectorAll('ws-feed')).toHaveLength(1);
});
