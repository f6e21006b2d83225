import { describe, expect, test } from 'vitest';
import { type Place, readAddress, writeAddress } from '../../../demo/place/address.ts';
import { DEFAULT_VIEW } from '../../../demo/setting/view.ts';
import { ALL_STORIES } from '../../../demo/setting/stories/stories.ts';
import { DEFAULT_SETTING } from '../../../demo/setting/setting.ts';
import { manifest } from '../manifest.ts';

const read = (address: string, posts = [] as Readonly<Record<string, unknown>>[]): Place =>
  readAddress(new URL(address, 'https://studio.example/folder/'), manifest, posts);

describe('an address', () => {
  test.each(ALL_STORIES)('restores exactly what it was: $title', ({ id, setting }) => {
    const place: Place = { setting, view: { story: id, tab: 'style', dock: 'events', form: 'vue' } };
    expect(read(writeAddress(place))).toEqual(place);
  });

  test('restores the posts that a person wrote, and sends them to no server', () => {
    const posts = [{ title: 'Über uns', text: '👩‍👩‍👧 & #hash' }];
    const place: Place = { setting: { ...DEFAULT_SETTING, posts }, view: DEFAULT_VIEW };
    const address = writeAddress(place);
    expect(read(address)).toEqual(place);
    expect(new URL(address, 'https://studio.example').search).toBe('?stage.element=ws-public-posts');
  });

  test('opens no tab, story or form that there is not', () => {
    const unknown = '?stage.story=x&stage.tab=__proto__&stage.dock=constructor&stage.form=toString';
    expect(read(unknown).view).toEqual(DEFAULT_VIEW);
  });
});
