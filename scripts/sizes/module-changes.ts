export const figure = (bytes: number): string => bytes.toLocaleString('en-US');
export const signed = (bytes: number): string => `${bytes > 0 ? '+' : ''}${figure(bytes)}`;

type Lengths = Readonly<Record<string, number>>;

/** A line for each module of a file that has grown or shrunk, the largest growth first. */
export function moduleChanges(before: Lengths, now: Lengths): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .map((module) => ({ module, was: before[module] ?? 0, is: now[module] ?? 0 }))
    .filter(({ was, is }) => was !== is)
    .sort((a, b) => b.is - b.was - (a.is - a.was))
    .map(({ module, was, is }) => `${signed(is - was).padStart(7)}  ${module}: ${figure(was)} to ${figure(is)}`);
}
