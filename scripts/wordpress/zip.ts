import { crc32, deflateRawSync } from 'node:zlib';

/** The first day that a zip can say: what is packed twice is the same. */
const DATE = 0x0021;
const UTF8 = 0x0800;
const DEFLATED = 8;
const VERSION = 20;

/** A number of 2 or 4 bytes. */
type Field = readonly [value: number, bytes: 2 | 4];

function fields(...all: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(all.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of all) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** A zip of some files, by their paths. */
export function zip(files: Readonly<Record<string, Buffer>>): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const deflated = deflateRawSync(content, { level: 9 });
    const shared = fields(
      [VERSION, 2],
      [UTF8, 2],
      [DEFLATED, 2],
      [0, 2],
      [DATE, 2],
      [crc32(content), 4],
      [deflated.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    );
    const entry = Buffer.concat([fields([0x04034b50, 4]), shared, name, deflated]);
    // No comment, the first disk, a file of bytes, no attributes of a system.
    const rest = fields([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    directory.push(Buffer.concat([fields([0x02014b50, 4], [VERSION, 2]), shared, rest, name]));
    entries.push(entry);
    offset += entry.length;
  }
  const listing = Buffer.concat(directory);
  const count = directory.length;
  const end = fields([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [listing.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...entries, listing, end]);
}
