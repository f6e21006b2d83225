import { describe, expect, test } from 'vitest';
import { BY_ADDRESS, type Draft, EXAMPLE_DRAFT, writeBody } from '../../../../demo/panels/publish/draft.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const SERVICE = 'http://127.0.0.1:4801';

const write = (draft: Partial<Draft>) => writeBody({ ...EXAMPLE_DRAFT, ...draft }, SERVICE, NOW);

describe('a post that was written', () => {
  test('is published as it is', () => {
    expect(write({})).toEqual({
      action: 'publish',
      text: EXAMPLE_DRAFT.text,
      imageUrl: 'http://127.0.0.1:4801/pictures/loaves-wide-studio.svg',
      button: { label: 'Put one aside', url: 'https://example.com/orders' },
    });
  });

  test('has nothing that was left empty, and appears in a minute where that was chosen', () => {
    const draft = { text: 'A', picture: '', buttonLabel: ' ', buttonUrl: '' };
    expect(write(draft)).toEqual({ action: 'publish', text: 'A' });
    expect(write({ moment: 'later' })).toMatchObject({ action: 'schedule', publishDate: '2026-03-01T12:01:00.000Z' });
  });

  test('is sent with what is wrong in it: the sandbox refuses it, not the studio', () => {
    expect(write({ picture: BY_ADDRESS, pictureUrl: ' ftp://a.example ', buttonUrl: '' })).toMatchObject({
      imageUrl: 'ftp://a.example',
      button: { label: 'Put one aside', url: '' },
    });
  });
});
