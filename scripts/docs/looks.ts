import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DESIGNS } from '../../src/designs/descriptors.ts';
import { LAYOUTS } from '../../src/layouts/descriptors.ts';

export interface Look {
  readonly kind: 'layout' | 'design' | 'theme';
  /** The value of the attribute, or the name of a theme; empty for no theme. */
  readonly value: string;
}

const named = (kind: Look['kind'], values: readonly string[]): Look[] => values.map((value) => ({ kind, value }));

/** Every look that can be chosen. */
export const LOOKS: readonly Look[] = [
  ...named(
    'layout',
    LAYOUTS.map(({ name }) => name),
  ),
  ...named('design', ['auto', ...DESIGNS.map(({ name }) => name)]),
  ...named('theme', [
    '',
    ...readdirSync(join(import.meta.dirname, '../../src/themes')).map((file) => file.replace('.css', '')),
  ]),
];

/** The file in docs/looks that shows a look. */
export const fileOf = ({ kind, value }: Look): string => `${kind}-${value || 'none'}.webp`;

const titleOf = ({ kind, value }: Look): string =>
  kind === 'theme' ? (value ? `\`${value}.css\`` : 'no theme') : `\`${kind}="${value}"\``;

const PER_ROW = 3;

/** The pictures of docs/looks, in a table for each kind. */
export function sayLooks(): string {
  const tables = (['layout', 'design', 'theme'] as const).map((kind) => {
    const looks = LOOKS.filter((look) => look.kind === kind);
    const rows = Array.from({ length: Math.ceil(looks.length / PER_ROW) }, (_, i) => {
      const row = looks.slice(i * PER_ROW, (i + 1) * PER_ROW);
      const cells = row.map(
        (look) => `![A feed with ${titleOf(look).replaceAll(/[`"]/g, '')}](looks/${fileOf(look)}) ${titleOf(look)}`,
      );
      return `| ${[...cells, ...Array<string>(PER_ROW - row.length).fill('')].join(' | ')} |`;
    });
    return `| ${Array(PER_ROW).fill(kind).join(' | ')} |\n|${' --- |'.repeat(PER_ROW)}\n${rows.join('\n')}`;
  });
  return tables.join('\n\n');
}
