import { expect, test } from 'vitest';
import { findFresh } from '../../../src/source/wrapped/fresh-posts.ts';
import { fc, holds } from '../../support/property.ts';
import { post } from '../fake-workspace.ts';

const posts = (name: string, count: number) => Array.from({ length: count }, (_, i) => post(name, i));
const SHOWN = posts('shown', 30);

test('what came in is what comes before the last that is displayed, and not what moved up from behind it', () =>
  holds(
    fc.property(
      fc.nat({ max: 4 }),
      fc.subarray(SHOWN, { maxLength: 4 }),
      fc.nat({ max: 30 }),
      fc.nat(),
      (came, rest, behind, at) => {
        const now = rest.toSpliced(at % (rest.length || 1), 0, ...posts('new', came));
        expect(findFresh(SHOWN, [...now, ...posts('behind', behind)])).toEqual(
          rest.length > 0 ? posts('new', came) : [...now, ...posts('behind', behind)],
        );
        expect(findFresh([], now)).toEqual(now);
      },
    ),
  ));

test('nothing came in where nothing changed, in whatever order', () =>
  holds(
    fc.property(fc.shuffledSubarray(SHOWN), (now) => {
      expect(findFresh(SHOWN, now)).toEqual([]);
    }),
  ));
