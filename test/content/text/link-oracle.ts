import { LinkifyIt } from 'linkify-it';
import { readLinks } from '../../../src/content/text/links.ts';

/** A part of a text, from one place to another. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a text is split in one way by us, and in another by the oracle. */
export interface Difference {
  readonly ours: string;
  readonly theirs: string;
  /** How much later theirs begins than ours. */
  readonly offset: number;
  readonly before: string;
  /** What follows the shorter of the two, or the only one. */
  readonly after: string;
}

/** linkify-it, set up for what we take for links: http, https and `www.`, and no guesses. */
const oracle = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false });
for (const schema of ['ftp:', '//', 'mailto:']) oracle.add(schema, null);
oracle.add('www.', {
  validate(text, place, { re }) {
    const rest = new RegExp(re.get_url_host_port().source + re.get_path().source, 'iy');
    rest.lastIndex = place;
    return rest.exec(text)?.[0].length ?? 0;
  },
});

function ourSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const piece of readLinks(text)) {
    const start = end;
    end += typeof piece === 'string' ? piece.length : piece.text.length;
    if (typeof piece !== 'string') spans.push({ start, end });
  }
  return spans;
}

const theirSpans = (text: string): Span[] =>
  (oracle.match(text) ?? []).map(({ index, lastIndex }) => ({ start: index, end: lastIndex }));

const has = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((one) => one.start === start && one.end === end);

/** Where we and the oracle part; what overlaps is one difference, told by its first link on each side. */
export function linkDifferences(text: string): Difference[] {
  const [ours, theirs] = [ourSpans(text), theirSpans(text)];
  const odd = [
    ...ours.filter((span) => !has(theirs, span)).map((span) => ({ ...span, isOurs: true })),
    ...theirs.filter((span) => !has(ours, span)).map((span) => ({ ...span, isOurs: false })),
  ].sort((a, b) => a.start - b.start);
  const differences: Difference[] = [];
  while (odd.length > 0) {
    const group = odd.splice(0, 1);
    for (let end = group[0]?.end ?? 0; (odd[0]?.start ?? Infinity) < end;) {
      group.push(...odd.splice(0, 1));
      end = Math.max(end, group.at(-1)?.end ?? 0);
    }
    const [our, their] = [group.find(({ isOurs }) => isOurs), group.find(({ isOurs }) => !isOurs)];
    differences.push({
      ours: our ? text.slice(our.start, our.end) : '',
      theirs: their ? text.slice(their.start, their.end) : '',
      offset: our && their ? their.start - our.start : 0,
      before: text.slice(0, Math.min(our?.start ?? Infinity, their?.start ?? Infinity)),
      after: text.slice(Math.min(our?.end ?? Infinity, their?.end ?? Infinity)),
    });
  }
  return differences;
}
