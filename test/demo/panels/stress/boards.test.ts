import { describe, expect, test } from 'vitest';
import { BOARDS, readBoard, writeBoard } from '../../../../demo/panels/stress/boards.ts';
import { lookOn } from '../../../../demo/panels/stress/look-on.ts';
import { DEFAULT_SETTING, normaliseSetting, readSetting } from '../../../../demo/setting/setting.ts';
import { elementsOf } from '../../../../scripts/manifest/schema.ts';
import { manifest } from '../../manifest.ts';

/** What says nothing where it is written: the first of an attribute's values. */
const DEFAULTS = new Map(
  elementsOf(manifest).flatMap(({ attributes }) => attributes.map(({ name, values }) => [name, values?.[0]])),
);

const LOOK = '?stage.element=ws-feed&layout=masonry&--ws-radius=3px';

describe('a board of the page "stress"', () => {
  test('is named by the address, and is the first where the address names none that there is', () => {
    expect(readBoard(LOOK).id).toBe('widths');
    expect(readBoard(`${LOOK}&stage.board=nonsense`).id).toBe('widths');
    expect(readBoard(`${LOOK}&stage.board=choices`).id).toBe('choices');
  });

  test.each(BOARDS)('is found again by the link to it, which keeps the look: $id', (board) => {
    for (const from of BOARDS) {
      const search = writeBoard(writeBoard(LOOK, from), board);
      expect(readBoard(search)).toBe(board);
      expect(readSetting(search, manifest)).toEqual(readSetting(LOOK, manifest));
    }
  });

  test('names only what the elements have, and shows nothing twice', () => {
    for (const { id, frames } of BOARDS) {
      expect(new Set(frames.map(({ caption }) => caption)).size, id).toBe(frames.length);
      for (const { changed } of frames) {
        const { attributes } = normaliseSetting(lookOn(DEFAULT_SETTING, 'odd', 'light', changed), manifest);
        const lost = Object.entries(changed).filter(
          ([name, value]) => attributes[name] !== value && DEFAULTS.get(name) !== value,
        );
        expect(lost, id).toEqual([]);
      }
    }
  });
});
