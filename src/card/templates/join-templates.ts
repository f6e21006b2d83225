import { html, type TemplateResult } from 'lit';

/** Templates that become part of the one around them, and take no nodes of their own. */
class Inlined {
  constructor(readonly templates: readonly TemplateResult[]) {}
}

/**
 * Marks templates in place of a child, or of attributes in a tag, as part of the template around them, for
 * `joinTemplates`. `undefined` leaves nothing behind. If other templates are there later, the whole template around
 * them is rendered anew: what may change while a visitor uses it has to stay a template of its own.
 */
export const inline = (...templates: readonly (TemplateResult | undefined)[]): Inlined =>
  new Inlined(templates.filter((one) => one !== undefined));

type Strings = TemplateStringsArray;

/** Marks the end of the templates that are inlined in one place. */
const END = Symbol('end');

/** A sequence of templates that was joined before. `next` leads to those that are longer by one template. */
interface Known {
  readonly next: Map<Strings | typeof END, Known>;
  joined?: Strings;
}

const makeKnown = (): Known => ({ next: new Map() });

/** The empty sequence. A template is known by its strings, the same object at each rendering: Lit identifies it by them, too. */
const first = makeKnown();

function step({ next }: Known, key: Strings | typeof END): Known {
  const found = next.get(key) ?? makeKnown();
  next.set(key, found);
  return found;
}

/** Steps through a template and those inlined in it, and adds the values that remain to `allValues`. */
function find({ strings, values }: TemplateResult, known: Known, allValues: unknown[]): Known {
  let place = step(known, strings);
  for (const value of values) {
    if (value instanceof Inlined) {
      for (const template of value.templates) place = find(template, place, allValues);
      place = step(place, END);
    } else allValues.push(value);
  }
  return place;
}

/** The strings of a template with those of the templates in it. */
function join({ strings, values }: TemplateResult): string[] {
  const [start = '', ...rest] = strings;
  const joined = [start];
  const append = ([text = '', ...others]: readonly string[]): void => {
    joined.push((joined.pop() ?? '') + text, ...others);
  };
  values.forEach((value, i) => {
    const after = rest[i] ?? '';
    if (value instanceof Inlined) [...value.templates.map(join), [after]].forEach(append);
    else joined.push(after);
  });
  return joined;
}

/** One template from a template and those that are inlined in it: nested ones cost Lit a node and some work each. */
export function joinTemplates(template: TemplateResult): TemplateResult {
  const values: unknown[] = [];
  const known = find(template, first, values);
  if (!known.joined) {
    const strings = join(template);
    known.joined = Object.assign(strings, { raw: strings });
  }
  return html(known.joined, ...values) as TemplateResult;
}
