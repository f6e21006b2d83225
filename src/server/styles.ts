import cardStyles from '../card/card.css?inline';
import mediaStyles from '../card/media/detailed-media.css?inline';
import proseStyles from '../card/prose.css?inline';
import { FEATURES } from '../features/registry.ts';
import controlStyles from '../feed/view/controls.css?inline';
import feedStyles from '../feed/view/feed.css?inline';
import { DESIGNS } from '../designs/descriptors.ts';
import { DESIGN_MODULES } from '../designs/registry.ts';
import { LAYOUTS, LINES_IN_COLUMNS } from '../layouts/descriptors.ts';
import { featured, LAYOUT_MODULES } from '../layouts/registry.ts';
import serverStyles from './server.css?inline';

// The styles of features and layouts are read from their modules, in the order in which the elements adopt them.

/** Until a script cuts a text, it is as high as with its button. It can be scrolled after 10 s: if it could from the start, Chromium would count a shift when that ends. */
const reserveLines = (lines: number | string, within = ''): string => {
  const text = `${within} [part='text']:not(.has-lines)`;
  return `@media (scripting: enabled) { ${text} { max-block-size: calc(${lines} * 1lh + max(1lh, 24px) + var(--_lede-gap, 0px)); overflow: clip; animation: scrollable 0s 10s forwards } ${text} :not([part='lede']) { margin-block: 0 } }`;
};

/** The styles of what was rendered; `styles` are those of the features and of the layout. */
export const stylesFor = (styles: readonly string[], hasProse: boolean, lines: number): string =>
  [
    cardStyles,
    feedStyles,
    controlStyles,
    hasProse ? proseStyles : '',
    mediaStyles,
    ...styles,
    serverStyles,
    lines > 0 ? reserveLines(lines) : '',
  ].join('\n');

/** The styles of everything that a server may render, for a `<link>`. */
export async function allStyles(): Promise<string> {
  const layouts = LAYOUTS.map((layout) => ({ ...layout, module: LAYOUT_MODULES[layout.name] }));
  const designs = DESIGNS.map((design) => ({ ...design, module: DESIGN_MODULES[design.name] }));
  const ofServer = [...layouts, ...FEATURES].filter(({ isBrowserOnly }) => !isBrowserOnly);
  const entries = [...ofServer, ...designs, { module: featured }];
  await Promise.all(entries.map(({ module }) => module?.load()));
  const styles = entries.map(({ module }) => module?.current?.styles ?? '');
  return [
    stylesFor(styles, true, 0),
    // The lines that are set, up to 20: a file that elements share cannot have each number.
    ...Array.from({ length: 20 }, (_, i) => `:host([lines='${i + 1}']) { --_reserved: ${i + 1} }`),
    reserveLines('var(--_reserved)', ":host([lines]:not([lines='0']))"),
    // The lines of layouts in columns, where `lines` is not set.
    reserveLines(LINES_IN_COLUMNS, ':host(:not([lines])) .columns'),
    ...designs.map(({ name, lines }) => (lines ? reserveLines(lines, `:host(:not([lines])) .columns.${name}`) : '')),
  ].join('\n');
}
