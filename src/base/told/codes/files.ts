import type { CodeTable } from './code-table.ts';

/** Of the files of the script. */
export const FILES = {
  'WS-601': {
    title: 'Elements are missing',
    cause: 'The script cannot load a file that belongs to it, or does not run.',
    remedy:
      'Put all files of `dist` into the folder that the line names, and allow them in the policy of the page (`script-src`).',
  },
  'WS-602': {
    title: 'A module could not be loaded',
    cause:
      'A file of `dist` is missing on the server, the network failed, or the page has an `Integrity-Policy`, and its import map no hash of the file.',
    remedy:
      'Put all files of `dist` into one folder of the server, and into the import map of the page if it has one: `importmap.json` of `dist` is whole. The page works without what is in it.',
  },
  'WS-603': {
    title: 'A tag cannot be defined',
    cause: 'The page protects or has changed `customElements`.',
    remedy: 'Look at the error next to the line, and at other scripts of the page that define elements.',
  },
  'WS-604': {
    title: 'A tag is taken',
    cause:
      'The page loads two versions of the script, or another script has an element of this name. The first defines it.',
    remedy: 'Load one version. `wsWidgets.version` in the console is the version whose elements the page has.',
  },
  'WS-605': {
    title: 'Other versions cannot be detected',
    cause: 'The page has sealed `globalThis`: two versions of the script on it could not detect each other.',
    remedy: 'Load one version.',
  },
  'WS-606': {
    title: 'No early request was sent',
    cause: 'Something that the page changed in its document threw. The elements send their requests a little later.',
    remedy: 'Look at the error next to the line.',
  },
  'WS-607': {
    title: 'The address of a frame has a mistake',
    cause: 'A parameter in the query of `frame.html` is unknown, is given twice, or is invalid.',
    remedy: 'Correct what the line names.',
  },
} as const satisfies CodeTable;
