import { html, type TemplateResult } from 'lit';

/** Templates that become part of the one around them, and take no nodes of their own. */
class Inlined {
  readonly templates: readonly TemplateResult[];

  constructor(templates: readonly TemplateResult[]) {
    this.templates = templates;
  }
}

/**
 * Marks what stands in place of a child as part of the template around it, for `joinTemplates`. What is `undefined`
 * leaves nothing behind. Where what is there changes later, all of the template around it is rendered again: what may
 * change while a visitor is in it stays a template of its own.
 */
export const inline = (...templates: readonly (TemplateResult | undefined)[]): Inlined =>
  new Inlined(templates.filter((one) => one !== undefined));

/** The strings of joined templates, by themselves: Lit tells templates by the identity of their strings. */
const known = new Map<string, TemplateStringsArray>();

function append({ strings, values }: TemplateResult, allStrings: string[], allValues: unknown[]): void {
  const addStatic = (text: string | undefined): void => {
    allStrings.push((allStrings.pop() ?? '') + (text ?? ''));
  };
  addStatic(strings[0]);
  values.forEach((value, i) => {
    if (value instanceof Inlined) {
      for (const template of value.templates) append(template, allStrings, allValues);
      addStatic(strings[i + 1]);
    } else {
      allValues.push(value);
      allStrings.push(strings[i + 1] ?? '');
    }
  });
}

/** One template out of a template and those that are inlined in it: nested ones take Lit a node and some work each. */
export function joinTemplates(template: TemplateResult): TemplateResult {
  const strings: string[] = [];
  const values: unknown[] = [];
  append(template, strings, values);
  const key = strings.join('\0');
  let joined = known.get(key);
  if (!joined) known.set(key, (joined = Object.assign(strings, { raw: strings })));
  return html(joined, ...values) as TemplateResult;
}
