import type { AxeResults, ElementContext, Result } from 'axe-core';
import { boxOf } from './part-inspector.ts';
import type { Audit, Finding, PartBox } from './stage-window.ts';

const IMPACTS = ['critical', 'serious', 'moderate', 'minor'];

/** The part that an element is, or is inside of; an empty string if there is none. */
export function partOf(element: Element | null | undefined): string {
  const [part = ''] = element?.closest('[part]')?.part ?? [];
  return part;
}

const unique = (all: readonly string[]): string[] => [...new Set(all)];

function toFinding({ id, impact, help, helpUrl, nodes }: Result, kind: Finding['kind']): Finding {
  const checks = nodes.flatMap(({ any, all, none }) => [...any, ...all, ...none]);
  return {
    id,
    kind,
    impact: impact ?? 'minor',
    help,
    helpUrl,
    reasons: unique(checks.map(({ message }) => message)),
    parts: unique(nodes.map(({ element }) => partOf(element))).filter(Boolean),
    count: nodes.length,
  };
}

/** What axe has found, the most important first. */
function toFindings({ violations, incomplete }: Pick<AxeResults, 'violations' | 'incomplete'>): Finding[] {
  const rank = ({ kind, impact }: Finding): number =>
    (kind === 'wrong' ? 0 : IMPACTS.length) + Math.max(0, IMPACTS.indexOf(impact));
  return [
    ...violations.map((result) => toFinding(result, 'wrong')),
    ...incomplete.map((result) => toFinding(result, 'unsure')),
  ].sort((one, other) => rank(one) - rank(other));
}

/** The rules of WCAG 2.2 AA, and best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the elements on the stage with axe, which is loaded when it is first needed. */
export class Auditor {
  #elementsByFinding = new Map<string, Element[]>();
  #running: Promise<unknown> = Promise.resolve();

  async run(elements: readonly Element[]): Promise<Audit> {
    const { default: axe } = await import('axe-core');
    // axe refuses to run twice at the same time.
    const results = this.#running.then(() =>
      axe.run({ include: [...elements] } as ElementContext, {
        runOnly: TAGS,
        elementRef: true,
        resultTypes: ['violations', 'incomplete'],
      }),
    );
    this.#running = results.catch(() => {}); // the caller who waits for the results gets the error
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
