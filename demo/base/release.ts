import { release as made } from 'virtual:release';

/** The files of a version, and where they lie. */
export interface ReleaseFiles {
  readonly version: string;
  /** Where the files of `dist` lie, with a slash at its end. */
  readonly filesUrl: string;
  /** By file of `dist`, what `integrity` takes; empty where nothing was built. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** The files that are handed out. Their address may be relative to the studio, which hosts them then. */
export const release = made as ReleaseFiles;
