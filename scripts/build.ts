// Builds dist: the two scripts for pages, and the modules for npm.
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

const common: InlineConfig = { root, configFile: false, logLevel: 'warn' };
const target = {
  target: 'es2022',
  cssTarget: ['chrome123', 'firefox121', 'safari17.5'], // the first to know light-dark()
  modulePreload: false as const,
  emptyOutDir: false,
  write: false,
};

/** One self-contained file out of a module. */
async function bundle(input: string, format: 'es' | 'iife', plugins: Plugin[]): Promise<string> {
  const result = await build({
    ...common,
    plugins,
    build: {
      ...target,
      lib: { entry: input, formats: [format], name: 'wsWidgets' },
      rolldownOptions: { output: { minify: true, codeSplitting: false, comments: false } },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const [file, ...others] = output.filter(({ type }) => type === 'chunk');
  if (!file || others.length > 0) throw new Error(`${input}: one file was expected, ${others.length + 1} came.`);
  return (file as Rolldown.OutputChunk).code;
}

const PART = 'ws-part:';

/**
 * Makes each module that is imported on demand a file of its own that imports nothing: were it to import the entry,
 * the entry would run twice wherever a page loads it with a query (`ws-widgets.js?ver=1`).
 */
const parts = (): Plugin => {
  const files = new Map<string, Promise<string>>();
  const emit = async (module: string): Promise<string> => {
    const code = await bundle(module, 'es', []);
    const name = `${basename(module, '.ts')}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    writeFileSync(join(dist, name), code);
    return name;
  };
  return {
    name: 'parts',
    enforce: 'pre',
    async resolveDynamicImport(specifier, importer) {
      const module = typeof specifier === 'string' && (await this.resolve(specifier, importer));
      if (!module) return null;
      if (!files.has(module.id)) files.set(module.id, emit(module.id));
      return { id: PART + (await files.get(module.id)), external: true };
    },
    renderChunk: (code) => code.replaceAll(PART, './'),
  };
};

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
const auto = join(root, 'src/auto.ts');
writeFileSync(join(dist, 'ws-widgets.js'), await bundle(auto, 'es', [parts()]));
writeFileSync(join(dist, 'ws-widgets.iife.js'), await bundle(auto, 'iife', []));
