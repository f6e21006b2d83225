import { describe, expect, test } from 'vitest';
import {
  bareOfRow,
  type Box,
  type Card,
  emptyColumns,
  emptyOfCard,
  emptyOfView,
  rowsOf,
  type ShownCards,
  unevenColumns,
} from './support/holes.ts';

/** From top to bottom, 100 px wide. */
const box = (top: number, bottom: number, left = 0): Box => ({ left, top, right: left + 100, bottom });
const card = (height: number, pieces: readonly Box[] = [], left = 0, top = 0): Card => ({
  ...box(top, top + height, left),
  pieces,
});
const shown = (cards: readonly Card[], width = 340): ShownCards => ({ ...box(0, 500), right: width, gapPx: 20, cards });

describe('a hole in a card', () => {
  test.each([
    ['is none where it is full', [box(0, 200)], 0],
    ['is none where there is no more than padding', [box(20, 90), box(110, 180)], 0],
    ['is all of it where nothing is in it', [], 88],
    ['is below the last piece', [box(0, 100)], 38],
    ['is between two pieces', [box(0, 50), box(150, 200)], 38],
    ['is none behind a piece that stands beside others', [box(0, 20), box(0, 200), box(30, 40)], 0],
    ['is none where a piece is cut off by the card', [box(0, 900)], 0],
    ['is the largest, not the sum', [box(0, 20), box(94, 100), box(150, 200)], 25],
  ])('%s', (_, pieces, percent) => expect(emptyOfCard(card(200, pieces))).toBe(percent));
});

describe('a row', () => {
  test('is of the cards that begin at one height', () => {
    const cards = [card(200), card(90, [], 120), card(50, [], 120, 100), card(60, [], 0, 220)];
    expect(rowsOf(cards).map(({ length }) => length)).toEqual([2, 1, 1]);
  });

  test('is bare as far as cards end above the longest', () => {
    expect(bareOfRow([card(200), card(200, [], 120)])).toBe(0);
    expect(bareOfRow([card(200), card(100, [], 120)])).toBe(25);
    expect(bareOfRow([card(200)])).toBe(0);
  });
});

describe('columns', () => {
  test('are empty where there are fewer posts, and not at the end of several rows', () => {
    expect(emptyColumns(shown([card(200)]))).toBe(2);
    expect(emptyColumns(shown([card(200), card(200, [], 120)]))).toBe(1);
    expect(emptyColumns(shown([{ ...card(200), right: 340 }]))).toBe(0);
    const two = [card(200), card(200, [], 120), card(200, [], 240), card(200, [], 0, 220)];
    expect(emptyColumns(shown(two))).toBe(0);
    expect(emptyColumns(shown([]))).toBe(0);
  });

  test('end unevenly by as much as the last card of the longest is high, and more where it belonged elsewhere', () => {
    expect(unevenColumns(shown([card(200), card(200, [], 120)]))).toBe(0);
    expect(unevenColumns(shown([card(200), card(200, [], 120), card(200, [], 120, 220)]))).toBe(1);
    expect(unevenColumns(shown([card(400), card(200, [], 120), card(300, [], 0, 420)]))).toBe(1.7);
    expect(unevenColumns(shown([card(200), card(200, [], 0, 220)]))).toBe(0);
  });
});

describe('a view', () => {
  test('is empty as far as none of its cards needs its height', () => {
    expect(emptyOfView(shown([card(200, [box(0, 100)]), card(200, [box(0, 188)], 120)]))).toBe(0);
    expect(emptyOfView(shown([card(200, [box(0, 76)]), card(200, [box(0, 26)], 120)]))).toBe(50);
    expect(emptyOfView(shown([]))).toBe(0);
  });
});
