import { describe, expect, test } from 'vitest';
import { controlOf, groupAttributes, kindOf, methodsOf, reportedBy } from '../../../demo/setting/elements.ts';
import { findElement } from '../../../demo/setting/setting.ts';
import { manifest } from '../manifest.ts';
import { elementsOf } from '../../../scripts/manifest/schema.ts';

const feed = findElement(manifest, 'ws-feed');

describe('the controls of an element', () => {
  test('hold each of its attributes once, but for the address of the service', () => {
    for (const element of elementsOf(manifest)) {
      const shown = groupAttributes(element).flatMap(({ attributes }) => attributes.map(({ name }) => name));
      const all = element.attributes.map(({ name }) => name).filter((name) => name !== 'base-url');
      expect(shown.toSorted()).toEqual(all.toSorted());
    }
  });

  test('show an attribute that was just added', () => {
    const added = { name: 'mood', fieldName: 'mood', description: 'How it feels.', type: { text: 'string' } };
    const choice = { ...added, default: 'glad', values: ['glad', 'sad'] };
    const groups = groupAttributes({ ...feed, attributes: [...feed.attributes, choice] });
    expect(groups.flatMap(({ attributes }) => attributes)).toContain(choice);
    expect(controlOf(choice)).toEqual({ kind: 'choice', values: ['glad', 'sad'] });
    expect(controlOf({ ...added, default: '3', min: 1, max: 9 })).toEqual({ kind: 'number', min: 1, max: 9 });
    expect(controlOf({ ...added, default: '' })).toEqual({ kind: 'text' });
    expect(controlOf({ ...added, default: '', isFlag: true })).toEqual({ kind: 'flag' });
  });

  test('fit the values that an attribute takes', () => {
    const kinds = Object.fromEntries(feed.attributes.map((one) => [one.name, controlOf(one).kind]));
    const words = { 'feed-id': 'text', heading: 'text', hide: 'words', messages: 'json' };
    expect(kinds).toMatchObject({ ...words, layout: 'choice', 'page-size': 'number', 'max-posts': 'number' });
  });

  test('have a picker for each custom property', () => {
    const namesOf = (kind: string) => feed.cssProperties.filter((one) => kindOf(one) === kind).map(({ name }) => name);
    const kinds = ['color', 'length', 'ratio', 'shadow', 'font', 'number', 'text'];
    expect(Object.fromEntries(kinds.map((kind) => [kind, namesOf(kind).join(' ').replaceAll('--ws-', '')]))).toEqual({
      color: 'accent link surface text muted border icon',
      length: 'card-min gap radius padding font-size title-size',
      ratio: 'image-ratio',
      shadow: 'shadow',
      font: 'font',
      number: 'columns',
      text: 'image-fit image-position focus-ring',
    });
  });

  test('know what can be called, and what it says of itself', () => {
    expect(methodsOf(feed).map(({ name }) => name)).toEqual(['refresh', 'loadMore', 'grant', 'revoke', 'explain']);
    expect(reportedBy(feed).map(({ name }) => name)).toEqual(expect.arrayContaining(['posts', 'state', 'error']));
  });
});
