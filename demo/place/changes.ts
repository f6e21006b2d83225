import { type Setting, writeSetting } from '../setting/setting.ts';

/** Changes of the same thing within this time are one change, such as a word that is typed or an edge that is dragged. */
const SAME_MS = 1000;

/** The paths at which two settings differ, such as `attributes.heading` and `stage.widthPx`. */
export function findChanges(before: Setting, after: Setting): string[] {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const compare = (one: unknown, other: unknown, path: string): string[] => {
    if (Object.is(one, other)) return [];
    if (!isObject(one) || !isObject(other)) return [path];
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].flatMap((name) =>
      compare(Reflect.get(one, name), Reflect.get(other, name), path ? `${path}.${name}` : name),
    );
  };
  return compare(before, after, '');
}

export interface Change {
  readonly paths: readonly string[];
  readonly atMs: number;
}

/** Typing a color sets several custom properties with each letter, and not always all of them. */
const isOfProperties = ({ paths }: Change): boolean => paths.every((path) => path.startsWith('properties.'));

/** Whether a change continues the one before, so that both are undone together. */
export const goesOn = (last: Change | undefined, change: Change): boolean =>
  last !== undefined &&
  change.atMs - last.atMs < SAME_MS &&
  change.paths.length > 0 &&
  (change.paths.join() === last.paths.join() ||
    ([last, change].every(isOfProperties) && change.paths.some((path) => last.paths.includes(path))));

/** A setting for comparison: without the order in which it was set, and without the visit in its ids. */
function comparable(setting: Setting): string {
  const query = new URLSearchParams(writeSetting(setting));
  query.sort();
  return `${query}`.replaceAll(/%7E\w+|~\w+/g, '') + JSON.stringify(setting.posts);
}

export const isSameSetting = (one: Setting, other: Setting): boolean =>
  one === other || comparable(one) === comparable(other);
