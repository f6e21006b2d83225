import { expect, test } from 'vitest';
import { readSaid } from './said.ts';

// The lines are Orca's, as it wrote them.

test('what was said is read in its order, whatever stands between', () => {
  const log = `
vvvvv PROCESS ATSPI_KEY_RELEASED_EVENT: 'Tab' (23) vvvvv
22:07:33.202218 - SPEECH OUTPUT: 'Before.' voice=system{'established': False, 'family': {'name': 'en'}}
22:07:33.202301 - INFO: Looking at [frame | Host - Chromium]
22:07:33.202400 - SPEECH OUTPUT: 'After.'{'established': False}
`;
  expect(readSaid(log)).toEqual(['Before.', 'After.']);
});

test('a voice is not part of the words, nor are quotes and brackets the end of them', () => {
  const log = `22:07:33.1 - SPEECH OUTPUT: 'Yesterday's bread [OBJ] {it's 'good'}.'[{'established': False}]
22:07:33.2 - SPEECH OUTPUT: 'a list'
`;
  expect(readSaid(log)).toEqual(["Yesterday's bread [OBJ] {it's 'good'}.", 'a list']);
});

test('words of two lines are one', () => {
  expect(readSaid(`22:07:33.1 - SPEECH OUTPUT: 'Saturday\n${' '.repeat(18)}four in the morning'{}\n`)).toEqual([
    'Saturday four in the morning',
  ]);
});

test('nothing is read of a silence, of spaces, and of what the browser says of itself', () => {
  const said = [
    '',
    '\u00A0 ',
    'Selection deleted.',
    '127.0.0.1:41569',
    'Loading.  Please wait.',
    'Finished loading Host.',
  ];
  expect(readSaid(said.map((words) => `22:07:33.1 - SPEECH OUTPUT: '${words}'{}`).join('\n'))).toEqual([]);
  expect(readSaid('')).toEqual([]);
});

test('a line that is written only in part is not read yet', () => {
  expect(readSaid("22:07:33.1 - SPEECH OUTPUT: 'The first rye of the")).toEqual([]);
});
