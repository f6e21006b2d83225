import { expect, test } from 'vitest';
import { CHOICES, describeChoices } from '../../../../demo/service/keyed/choices.ts';
import { readText } from '../../../../scripts/docs/guides.ts';

test('every section of the specification that leaves something open has a choice, with its reason', () => {
  const sections = readText('docs/service-specification.md').split(/^## (?=\d)/m);
  const open = sections.filter((section) => section.includes('not shown')).map((section) => Number.parseInt(section));
  expect(open.length).toBeGreaterThan(5);
  const chosen = CHOICES.map(({ section }) => section);
  expect(open.filter((section) => !chosen.includes(section))).toEqual([]);
  for (const { about, choice, reason } of CHOICES)
    for (const words of [about, choice, reason]) expect(words).toMatch(/^[^*\n]+$/);
});

test('the choices are a list with an item for each', () => {
  expect(describeChoices().match(/^- \*\*/gm)).toHaveLength(CHOICES.length);
});
