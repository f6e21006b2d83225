import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeStorybookData } from './editors/storybook-data.ts';
import { makeVsCodeCssData, makeVsCodeHtmlData } from './editors/vscode-data.ts';
import { makeWebTypes } from './editors/web-types.ts';
import { makeElementTypes } from './element-types.ts';
import { makeManifest } from './make-manifest.ts';

const templates = join(import.meta.dirname, 'types');

const print = (data: object): string => `${JSON.stringify(data, null, 2)}\n`;

/** The files by which editors and frameworks know the elements, by their paths. All are made from the class docs. */
export function makeManifestFiles(): Readonly<Record<string, string>> {
  const manifest = makeManifest();
  return {
    'custom-elements.json': print(manifest),
    'vscode.html-custom-data.json': print(makeVsCodeHtmlData(manifest)),
    'vscode.css-custom-data.json': print(makeVsCodeCssData(manifest)),
    'storybook.json': print(makeStorybookData(manifest)),
    'web-types.json': print(makeWebTypes(manifest)),
    'types/elements.d.ts': makeElementTypes(manifest),
    ...Object.fromEntries(
      readdirSync(templates).map((file) => [`types/${file}`, readFileSync(join(templates, file), 'utf8')]),
    ),
  };
}
