import type { AxeResults, Result } from 'axe-core';

/** Something that keeps people out, or may. */
export interface Finding {
  /** The rule's own name. */
  readonly id: string;
  /** `unsure` is what a person has to look at. */
  readonly kind: 'wrong' | 'unsure';
  readonly impact: string;
  /** What should be. */
  readonly help: string;
  readonly helpUrl: string;
  /** What is wrong there, each once. */
  readonly reasons: readonly string[];
  /** The parts where it was found. */
  readonly parts: readonly string[];
  readonly count: number;
}

const IMPACTS = ['critical', 'serious', 'moderate', 'minor'];

/** The part that an element is, or is inside of; an empty string is none. */
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

/** What axe found, in the order in which it matters. */
export function toFindings({ violations, incomplete }: Pick<AxeResults, 'violations' | 'incomplete'>): Finding[] {
  const rank = ({ kind, impact }: Finding): number =>
    (kind === 'wrong' ? 0 : IMPACTS.length) + Math.max(0, IMPACTS.indexOf(impact));
  return [
    ...violations.map((result) => toFinding(result, 'wrong')),
    ...incomplete.map((result) => toFinding(result, 'unsure')),
  ].sort((one, other) => rank(one) - rank(other));
}
