export interface ByteRange {
  readonly start: number;
  /** The last byte that is in the range. */
  readonly end: number;
}

/** The one range that a video player asks for; anything else reads as the whole. */
export function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from) return undefined;
  const start = Number(from);
  const end = Math.min(to ? Number(to) : size - 1, size - 1);
  return start <= end ? { start, end } : undefined;
}
