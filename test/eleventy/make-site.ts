import { type EleventyConfig, type PluginOptions, wsWidgetsPlugin } from '../../src/eleventy/index.ts';

export const FALLBACK = '<a href="/news">Our news</a>';

type Write = Parameters<EleventyConfig['addPairedShortcode']>[1];
type Transform = Parameters<EleventyConfig['addTransform']>[1];
type Run = Parameters<EleventyConfig['on']>[1];

/** The part of Eleventy that the plugin needs, and functions to build a page with it. */
export function makeSite(options: PluginOptions, fallback: unknown = FALLBACK) {
  const page = { inputPath: './index.md' };
  const writers = new Map<string, Write>();
  const transforms: Transform[] = [];
  const runs = { 'eleventy.before': [] as Run[], 'eleventy.after': [] as Run[] };
  wsWidgetsPlugin(
    {
      addPairedShortcode: (name, write) => writers.set(name, write),
      addTransform: (_, transform) => transforms.push(transform),
      on: (event, run) => runs[event].push(run),
    },
    options,
  );
  const build = async (content: unknown) => transforms[0]?.call({ page }, content);
  /** What a shortcode writes for its arguments. */
  const place = (shortcode: string, ...given: readonly unknown[]) =>
    writers.get(shortcode)?.call({ page }, fallback, ...given) ?? '';
  const tell =
    (event: keyof typeof runs) =>
    async (runMode = 'build', output = '_site') =>
      void (await Promise.all(runs[event].map((run) => run({ dir: { output }, runMode }))));
  return {
    begin: tell('eleventy.before'),
    end: tell('eleventy.after'),
    build,
    place,
    show: async (shortcode: string, ...given: readonly unknown[]) => String(await build(place(shortcode, ...given))),
  };
}
