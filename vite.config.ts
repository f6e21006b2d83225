import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildEnvironmentOptions, defineConfig, type EnvironmentOptions } from 'vite';
import { besideScript } from './scripts/build/beside-script.ts';
import { eagerImports } from './scripts/build/eager-imports.ts';
import { plainCatalogues } from './scripts/build/plain-catalogues.ts';
import { frameHtml } from './scripts/build/frame-html.ts';
import { extraFiles } from './scripts/build/extra-files.ts';
import { integrity } from './scripts/build/integrity.ts';
import { leanSandbox } from './scripts/build/lean-sandbox.ts';
import { minifyTwice } from './scripts/build/minify.ts';
import { moduleSizes } from './scripts/build/module-sizes.ts';
import { serverStyles } from './scripts/build/server-styles.ts';
import { sharedNames } from './scripts/build/shared-names.ts';
import { stylesTogether } from './scripts/build/styles-together.ts';
import { ownNames } from './scripts/build/own-names.ts';
import { types } from './scripts/build/types.ts';
import { leanLibraries } from './scripts/build/lean-libraries.ts';
import { leanDompurify } from './scripts/build/lean-dompurify.ts';
import { makeManifestFiles } from './scripts/manifest/make-files.ts';

// Builds `dist`. The studio is built by vite.demo.config.ts, and vitest.config.ts says what is tested.

const root = import.meta.dirname;
const dist = join(root, 'dist');
const auto = join(root, 'src/auto.ts');
/** What the first file imports. */
const IMPORTED = [
  'src/script.ts',
  'src/define/others.ts',
  'src/source/merging.ts',
  'src/layouts/masonry/masonry.ts',
].map((file) => join(root, file));
/** What examines elements: a file of its own, which knows nothing of the others, so that both scripts can load it. */
const live = join(root, 'src/doctor/live/panel.ts');
/** What displays more of images and videos: a file of its own for the same reason. */
const detailedMedia = join(root, 'src/card/media/detailed-media.ts');
const chunkOf = (module: string): string => (module === IMPORTED[0] ? 'core' : basename(module, '.ts'));

const filesIn = (folder: string): string[] => readdirSync(join(root, folder)).map((file) => join(root, folder, file));

/** One of the builds of `dist`, for browsers. */
const build = (options: BuildEnvironmentOptions): EnvironmentOptions => ({ consumer: 'client', build: options });

/** What `minifyTwice` minifies. */
const unminified = { minify: false, comments: false } as const;

/** A file that imports none of the others. */
const alone = (name: string, entry: string, emptyOutDir: boolean): EnvironmentOptions =>
  build({
    emptyOutDir,
    lib: { entry: { [name]: entry }, formats: ['es'] },
    rolldownOptions: { output: { ...unminified, hashCharacters: 'hex', entryFileNames: '[name]-[hash:8].js' } },
  });

/** The file of a chunk, which has a hash in its name. */
function fileOf(chunk: string): string {
  const [file, ...others] = readdirSync(dist).filter((one) => /^(.*)-[0-9a-f]{8}\.js$/.exec(one)?.[1] === chunk);
  if (!file || others.length > 0) throw new Error(`dist: one file of ${chunk} was expected.`);
  return `./${file}`;
}

/** The builds whose files a browser loads. */
const FOR_BROWSERS = ['doctor', 'details', 'core', 'first', 'classic', 'frame', 'around'];

/**
 * Nearly all functions of the first file and the core are called before the first card is displayed. With this comment, Chromium
 * compiles them on another thread while they load, not one by one on the page's thread: https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'], // the first to know light-dark()
    modulePreload: false,
  },
  environments: {
    /** What examines elements. It is built first, because the others name its file. */
    doctor: alone('doctor', live, true),
    details: alone('detailed-media', detailedMedia, false),
    /** All elements: a chunk for the first card, and one for each lazy module. They are imported without a query. */
    core: build({
      lib: { entry: { core: join(root, 'src/script.ts') }, formats: ['es'] },
      rolldownOptions: {
        external: [live, detailedMedia],
        preserveEntrySignatures: false, // otherwise the entry is another file, which imports the core chunk
        output: {
          paths: (id) => fileOf(id === live ? 'doctor' : 'detailed-media'),
          codeSplitting: { groups: [{ name: 'core', tags: ['$initial'] }] },
          ...unminified,
          postBanner: ({ isEntry }) => (isEntry ? COMPILE_HINT : ''),
          hashCharacters: 'hex',
          entryFileNames: '[name]-[hash:8].js',
          chunkFileNames: '[name]-[hash:8].js',
        },
      },
    }),
    /** The script tag, on its own: if it shared modules with the core, it would wait for them. */
    first: build({
      lib: { entry: join(root, 'src/first.ts'), formats: ['es'] },
      rolldownOptions: {
        external: IMPORTED,
        output: {
          ...unminified,
          postBanner: COMPILE_HINT,
          paths: (id) => fileOf(chunkOf(id)),
          entryFileNames: 'ws-widgets.js',
        },
      },
    }),
    /** The script tag for pages that cannot use modules: everything in one file. */
    classic: build({
      lib: { entry: auto, formats: ['iife'], name: 'wsWidgets' },
      rolldownOptions: {
        external: [live, detailedMedia],
        output: {
          ...unminified,
          codeSplitting: false,
          paths: (id) => fileOf(id === live ? 'doctor' : 'detailed-media'),
          // A byte order mark: without one, a classic script may be read in its page's encoding; modules are always UTF-8.
          postBanner: '\uFEFF',
          entryFileNames: 'ws-widgets.iife.js',
        },
      },
    }),
    /** The script of frame.html, a page for an `<iframe>`. */
    frame: build({
      lib: { entry: { frame: join(root, 'src/frame-page.ts') }, formats: ['es'] },
      rolldownOptions: { output: { ...unminified, hashCharacters: 'hex', entryFileNames: '[name]-[hash:8].js' } },
    }),
    /** The script for the page around such frames. */
    around: build({
      lib: { entry: join(root, 'src/ws-frame.ts'), formats: ['iife'], name: 'wsFrame' },
      rolldownOptions: { output: { ...unminified, entryFileNames: 'ws-frame.js' } },
    }),
    /** The modules for npm, a file for each. What they depend on is left to the bundler that imports them. */
    modules: build({
      outDir: join(dist, 'npm'),
      minify: false,
      cssMinify: true, // for a server, which writes it into every page
      lib: {
        entry: [
          ...[
            'index',
            'headless',
            'auto',
            'server/index',
            'server/styles',
            'edge/index',
            'edge/node/main',
            'eleventy/index',
            'testing/index',
          ].map((name) => join(root, `src/${name}.ts`)),
          ...filesIn('src/define'),
        ],
        formats: ['es'],
      },
      rolldownOptions: {
        external: [
          /^lit(\/|$)/,
          /^@lit(-labs)?\//,
          /^hast-util-/,
          /^xast/,
          /^node:/,
          '@11ty/eleventy-img',
          'dompurify',
          'lru-cache',
          'parse5',
        ],
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'src'),
          // Otherwise a style sheet takes the name of the module beside it.
          entryFileNames: ({ facadeModuleId }) => (facadeModuleId?.includes('.css') ? '[name].css.js' : '[name].js'),
        },
      },
    }),
    /** The command `ws-widgets`, which includes the parser of pages: with npx, nothing is installed beside it. */
    command: build({
      outDir: join(dist, 'command'),
      minify: false,
      lib: { entry: { 'ws-widgets': join(root, 'src/doctor/node/main.ts') }, formats: ['es'] },
      rolldownOptions: { external: [/^node:/], output: { codeSplitting: false, entryFileNames: '[name].js' } },
    }),
    /** The sandbox of the same command, which includes all that it depends on. */
    sandbox: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        outDir: join(dist, 'command'),
        minify: true,
        rolldownOptions: {
          input: { sandbox: join(root, 'scripts/sandbox.ts') },
          output: { codeSplitting: false, entryFileNames: '[name].js' },
        },
      },
    },
    /** The themes: style sheets that set custom properties alone. */
    themes: build({
      rolldownOptions: { input: filesIn('src/themes'), output: { assetFileNames: 'themes/[name][extname]' } },
    }),
  },
  plugins: [
    plainCatalogues('classic', 'de'),
    eagerImports('classic', (path) => /doctor\/|detailed-media/.test(path)),
    leanDompurify(),
    leanLibraries(FOR_BROWSERS),
    ownNames(FOR_BROWSERS),
    stylesTogether(FOR_BROWSERS),
    extraFiles('core', makeManifestFiles),
    extraFiles('core', () =>
      Object.fromEntries(['llms.txt', 'llms-full.txt'].map((file) => [file, readFileSync(join(root, file), 'utf8')])),
    ),
    besideScript('classic'),
    leanSandbox('sandbox'),
    frameHtml('frame', () => fileOf('core')),
    moduleSizes(join(root, 'dist-modules'), FOR_BROWSERS),
    types(join(dist, 'npm')),
    serverStyles(dist),
    minifyTwice(FOR_BROWSERS, ['doctor']),
    sharedNames('core'),
    integrity(dist),
  ],
  builder: {
    async buildApp(builder) {
      // The first empties the folder; later ones look there for the files that earlier ones wrote.
      for (const name of [
        'doctor',
        'details',
        'core',
        'first',
        'classic',
        'frame',
        'around',
        'modules',
        'command',
        'sandbox',
        'themes',
      ]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
