const sheets = import.meta.glob<string>('../../src/themes/*.css', { query: '?raw', import: 'default', eager: true });

/** The style sheets of the presets, by name. */
export const THEMES: ReadonlyMap<string, string> = new Map(
  Object.entries(sheets).map(([path, css]) => [path.replace(/^.*\/|\.css$/g, ''), css]),
);

/** The custom properties that a preset sets. */
export const propertiesOf = (preset: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(THEMES.get(preset) ?? '').matchAll(/(--ws-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
