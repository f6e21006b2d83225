/** The workspaces that the embedded integrations join. */
export const feedIdsByEmbed: ReadonlyMap<string, readonly string[]> = new Map([
  ['town', ['bakery', 'club', 'library']],
  ['half', ['bakery', 'trouble-500~half', 'choir']],
  ['nothing', []],
]);
