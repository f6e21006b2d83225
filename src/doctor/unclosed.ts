import type { Finding } from '../base/told/finding.ts';

type Told = Pick<Finding, 'code' | 'visitorsSee' | 'cause' | 'remedy'>;

/** An element that is not closed, and why that is known. */
export const sayUnclosed = (cause: string, remedy: string): Told => ({
  code: 'WS-805',
  visitorsSee: 'The rest of the page vanishes when the posts are displayed.',
  cause,
  remedy,
});

/** An element whose start tag is written so, and whose end tag is missing; with the markup to paste. */
export function findUnclosedTag(tag: string, written: string): Told & { readonly paste: string } {
  const closesItself = written.endsWith('/>');
  const open = closesItself ? `${written.slice(0, -'/>'.length).trimEnd()}>` : written;
  const why = closesItself ? ', because custom elements are not self-closing' : '';
  return {
    ...sayUnclosed(
      `<${tag}> is not closed${why}: what follows is taken for its fallback.`,
      `Write </${tag}> after it.`,
    ),
    paste: `${open}</${tag}>`,
  };
}
