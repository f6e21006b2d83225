// Builds dist: the two scripts for pages, the modules for npm, and what editors know them by.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { minify } from 'terser';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { writeIntegrity } from './integrity.ts';
import { INTERNAL_NAMES } from './internal-names.ts';
import { writeManifest } from './manifest/write-manifest.ts';
import { styleShortener } from './short-styles.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const modules = join(dist, 'npm');
const TAGS = ['ws-public-posts', 'ws-feed', 'ws-embed', 'ws-post-card'];

const common: InlineConfig = { root, configFile: false, logLevel: 'warn' };
const target = {
  target: 'es2022',
  cssTarget: ['chrome123', 'firefox121', 'safari17.5'], // the first to know light-dark()
  modulePreload: false as const,
  emptyOutDir: false,
  write: false,
};

const internal = new RegExp(`^(${INTERNAL_NAMES.join('|')})$`);

/** The same short names in every file, for what one makes another reads. */
const shortNames = () => ({
  props: { props: Object.fromEntries(INTERNAL_NAMES.map((name, i) => [`$${name}`, `_${i.toString(36)}`])) },
});

const shortenStyles = styleShortener(join(root, 'src/elements'));

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
  const { code } = await minify((file as Rolldown.OutputChunk).code, {
    module: format === 'es',
    ecma: 2020,
    // Once more over what rolldown left: it takes another hundredth.
    compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
    mangle: { properties: { regex: internal, keep_quoted: true } },
    nameCache: shortNames(),
  });
  if (!code) throw new Error(`${input}: nothing was left.`);
  return shortenStyles(code);
}

const PART = 'ws-part:';

/** The parts that are built, by the module each is made of. */
const partFiles = new Map<string, Promise<string>>();

async function buildPart(module: string): Promise<string> {
  const code = await bundle(module, 'es', [parts()]);
  const name = `${basename(module, '.ts')}-${createHash('sha256').update(code).digest('hex').slice(0, 6)}.js`;
  writeFileSync(join(dist, name), code);
  return name;
}

/**
 * Makes each module that is imported on demand a file of its own that imports nothing: were it to import the entry,
 * the entry would run twice wherever a page loads it with a query (`ws-widgets.js?ver=1`).
 * What is `inlined` stays in the file, for there it is always needed.
 */
const parts = (inlined: readonly string[] = []): Plugin => ({
  name: 'parts',
  enforce: 'pre',
  async resolveDynamicImport(specifier, importer) {
    const module = typeof specifier === 'string' && (await this.resolve(specifier, importer));
    if (!module || inlined.includes(basename(module.id))) return null;
    if (!partFiles.has(module.id)) partFiles.set(module.id, buildPart(module.id));
    return { id: PART + (await partFiles.get(module.id)), external: true };
  },
  renderChunk: (code) => code.replaceAll(PART, './'),
});

/** One file for each element, for pages that have no other. */
async function buildElements(): Promise<void> {
  for (const tag of TAGS) {
    // A feed that pages cannot ask for anything without what pages.
    const inlined = tag === 'ws-public-posts' ? [] : ['paging.ts'];
    writeFileSync(join(dist, `${tag}.js`), await bundle(join(root, `src/define/${tag}.ts`), 'es', [parts(inlined)]));
  }
}

/** The modules for npm, one for one, with what they depend on left to the bundler that imports them. */
async function buildModules(): Promise<void> {
  const entries = ['index', 'headless', 'auto', ...TAGS.map((tag) => `define/${tag}`)];
  await build({
    ...common,
    build: {
      ...target,
      write: true,
      minify: false,
      outDir: modules,
      lib: { entry: entries.map((entry) => join(root, `src/${entry}.ts`)), formats: ['es'] },
      rolldownOptions: {
        external: [/^lit\//, 'dompurify'],
        output: { preserveModules: true, preserveModulesRoot: join(root, 'src'), entryFileNames: '[name].js' },
      },
    },
  });
}

/** Their types. The compiler leaves the endings of imports as they are in the sources. */
function buildTypes(): void {
  execFileSync('npx', ['tsc', '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
  for (const file of files) {
    const path = join(modules, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/((?:from|import)\s*\(?\s*['"]\.[^'"]+)\.ts(['"])/g, '$1.js$2'),
    );
  }
}

/** The themes, minified: style sheets that set custom properties alone. */
function buildThemes(): void {
  const [from, to] = [join(root, 'src/themes'), join(dist, 'themes')];
  mkdirSync(to);
  for (const filename of readdirSync(from)) {
    const { code } = transform({ filename, code: readFileSync(join(from, filename)), minify: true });
    writeFileSync(join(to, filename), code);
  }
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
const auto = join(root, 'src/auto.ts');
writeFileSync(join(dist, 'ws-widgets.js'), await bundle(auto, 'es', [parts()]));
writeFileSync(join(dist, 'ws-widgets.iife.js'), await bundle(auto, 'iife', []));
await buildElements();
await buildModules();
buildTypes();
buildThemes();
writeManifest(dist);
copyFileSync(join(root, 'llms.txt'), join(dist, 'llms.txt'));
writeIntegrity(dist); // the last of all, for it reads what stands there
