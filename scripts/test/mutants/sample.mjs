// A checker of Stryker that lets only a sample of the faults through: MUTANTS_SAMPLE faults of each file.
// It takes those whose hashes come first, so they are the same each time, as long as nothing in the file changes.
import { createHash } from 'node:crypto';

/** @typedef {{ id: string, fileName: string, mutatorName: string, replacement?: string, location: object }} Mutant */

/** @param {Mutant} mutant */
const hashOf = ({ mutatorName, replacement, location }) =>
  createHash('sha256')
    .update(JSON.stringify([mutatorName, replacement, location]))
    .digest('hex');

/**
 * The ids of the faults that are let through.
 * @param {readonly Mutant[]} mutants
 * @param {number} size
 */
function draw(mutants, size) {
  /** @type {Map<string, { id: string, hash: string }[]>} */
  const files = new Map();
  for (const mutant of mutants) {
    const faults = files.get(mutant.fileName) ?? [];
    files.set(mutant.fileName, faults);
    faults.push({ id: mutant.id, hash: hashOf(mutant) });
  }
  const drawn = [...files.values()].flatMap((faults) =>
    faults.sort((a, b) => a.hash.localeCompare(b.hash)).slice(0, size),
  );
  return new Set(drawn.map(({ id }) => id));
}

const checker = {
  async init() {},
  /** All at once. @param {readonly Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  },
  /** A fault that is held back is reported as not compiling, which counts neither way. @param {readonly Mutant[]} mutants */
  async check(mutants) {
    const drawn = draw(mutants, Number(process.env['MUTANTS_SAMPLE']));
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        drawn.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
      ]),
    );
  },
};

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', value: checker }];
