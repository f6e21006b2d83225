import { type Node, ts } from './analyzer.ts';
import type { Event } from './schema.ts';
import type { Sources } from './sources.ts';

const EVENTS = 'src/element/events.ts';

const commentOf = (node: Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ');

/** The fields that the `detail` of an event has: those of the interface that its class names. */
export function describeDetail(event: string, sources: Sources): Event['detail'] {
  const node = sources.resolve(event, sources.read(EVENTS));
  const [parent] = node && ts.isClassDeclaration(node) ? (node.heritageClauses?.[0]?.types ?? []) : [];
  const [detail] = parent?.typeArguments ?? [];
  const fields = detail && sources.resolve(detail.getText(), detail);
  if (!fields || !ts.isInterfaceDeclaration(fields)) throw new Error(`${EVENTS}: ${event} has no detail.`);
  return fields.members.filter(ts.isPropertySignature).map((field) => ({
    name: field.name.getText(),
    type: { text: field.type?.getText() ?? 'unknown' },
    description: commentOf(field),
  }));
}
