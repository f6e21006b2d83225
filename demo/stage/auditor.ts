import type { ElementContext } from 'axe-core';
import { partOf, toFindings } from './audit.ts';
import { boxOf } from './part-inspector.ts';
import type { Audit, PartBox } from './stage-window.ts';

/** Those of WCAG 2.2 AA, and what is good practice beyond. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks what is on the stage with axe, which is loaded when it is first wanted. */
export class Auditor {
  #elementsByFinding = new Map<string, Element[]>();
  #running: Promise<unknown> = Promise.resolve();

  async run(elements: readonly Element[]): Promise<Audit> {
    const { default: axe } = await import('axe-core');
    // It refuses to run twice at once.
    const results = this.#running.then(() =>
      axe.run({ include: [...elements] } as ElementContext, {
        runOnly: TAGS,
        elementRef: true,
        resultTypes: ['violations', 'incomplete'],
      }),
    );
    this.#running = results.catch(() => {}); // whoever waits for the results hears of it
    const { violations, incomplete, passes } = await results;
    this.#elementsByFinding = new Map(
      [...violations, ...incomplete].map(({ id, nodes }) => [
        id,
        nodes.flatMap(({ element }) => (element instanceof Element ? [element] : [])),
      ]),
    );
    return { findings: toFindings({ violations, incomplete }), passedCount: passes.length };
  }

  find = (id: string): PartBox[] =>
    (this.#elementsByFinding.get(id) ?? []).map((element) => boxOf(element, partOf(element)));
}
