import type { Plugin } from 'vite';

/** Adds files that no bundler makes to those of an environment. `make` returns their contents by their names. */
export const extraFiles = (
  environment: string,
  make: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>,
): Plugin => ({
  name: 'extra-files',
  applyToEnvironment: ({ name }) => name === environment,
  async generateBundle() {
    for (const [fileName, source] of Object.entries(await make())) this.emitFile({ type: 'asset', fileName, source });
  },
});
