// What CHANGELOG.md says of a change: the words of its changeset, and no hash of a commit. The tool calls it by require.
module.exports = {
  getReleaseLine: async ({ summary }) => `\n- ${summary.trim().replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: async () => '',
};
