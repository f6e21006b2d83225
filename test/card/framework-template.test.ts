// A file of its own: the sanitizer, once it is loaded, is there for every test of a page.
import { describe, expect, it } from 'vitest';
import { mountFeed, type WsFeed } from '../page/mount.ts';
import { partOf } from '../page/parts.ts';
import { until } from '../page/wait.ts';

/** What React and Vue make of a `<template>`: its children are its own, and its content is empty. */
function madeByFramework(words: HTMLElement): HTMLTemplateElement {
  const template = Object.assign(document.createElement('template'), { slot: 'card' });
  template.append(words);
  return template;
}

function mountWith(field: string, summary = ''): Promise<WsFeed> {
  const words = document.createElement('p');
  words.setAttribute(field, summary ? 'raw.summary' : 'text');
  return mountFeed([{ postId: 'one', postText: 'Some words.', summary }], {}, '', {
    prepare: (feed) => feed.append(madeByFramework(words)),
  });
}

describe('a template whose content a framework put beside it', () => {
  it('gets the sanitizer where it asks for prose', async () => {
    const feed = await mountWith('data-ws-html', 'A <b>bold</b> word');
    expect(partOf(feed, 'card').querySelector('b')?.textContent).toBe('bold');
  });

  it('is cloned and filled in, and stays as it was', async () => {
    const feed = await mountWith('data-ws-text');
    expect(partOf(feed, 'card').textContent).toBe('Some words.');
    expect(feed.querySelector('template > p')?.textContent).toBe('');
  });

  it('is taken after the posts, too', async () => {
    const feed = await mountWith('data-ws-text');
    feed.replaceChildren(madeByFramework(Object.assign(document.createElement('p'), { textContent: 'Other words.' })));
    await until(() => partOf(feed, 'card').textContent === 'Other words.', 'the card shows the other words');
  });
});
