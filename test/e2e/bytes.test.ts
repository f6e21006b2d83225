import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { brotli } from '../../bench/brotli.ts';
import { fileBudgets, firstCardBudget } from '../../bench/budgets.ts';
import { test } from './hosted.ts';

const dist = join(import.meta.dirname, '../../dist');
const scripts = readdirSync(dist)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ name: file.replace(/-[\da-f]{8}(?=\.js$)/, ''), path: join(dist, file) }));

test('every script stays within its budget', () => {
  const tooLarge = scripts.flatMap(({ name, path }) => {
    const { length } = brotli(readFileSync(path), 11);
    const budget = fileBudgets[name] ?? Infinity;
    return length / 1000 > budget ? [`${name} takes ${length} bytes, ${budget} kB is its budget`] : [];
  });
  expect(tooLarge).toEqual([]);
});

test('what the first card takes stays within its budget', () => {
  const files = scripts.filter(({ name }) => firstCardBudget.files.some((file) => file === name));
  expect(files).toHaveLength(firstCardBudget.files.length);
  const bytes = files.reduce((sum, { path }) => sum + brotli(readFileSync(path), 11).length, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(firstCardBudget.atMost);
});

test('every script has a budget, and every budget a script', () => {
  const names = new Set(scripts.map(({ name }) => name));
  expect(Object.keys(fileBudgets).sort()).toEqual([...names].sort());
});
