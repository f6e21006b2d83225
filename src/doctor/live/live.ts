// What the elements load on demand, as one file: the doctor of what is displayed, and its panel.
export { explain } from './explain.ts';
export { openPanel } from './panel/panel.ts';
