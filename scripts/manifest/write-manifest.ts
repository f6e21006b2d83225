import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeElementTypes } from './element-types.ts';
import { makeManifest } from './make-manifest.ts';
import { makeVsCodeCssData, makeVsCodeHtmlData } from './vscode-data.ts';
import { makeWebTypes } from './web-types.ts';

/** Writes what editors and frameworks know the elements by, all of it from their class docs. */
export function writeManifest(folder: string): void {
  const manifest = makeManifest();
  const write = (name: string, data: object): void =>
    writeFileSync(join(folder, name), `${JSON.stringify(data, null, 2)}\n`);
  write('custom-elements.json', manifest);
  write('vscode.html-custom-data.json', makeVsCodeHtmlData(manifest));
  write('vscode.css-custom-data.json', makeVsCodeCssData(manifest));
  write('web-types.json', makeWebTypes(manifest));
  const types = join(folder, 'types');
  mkdirSync(types, { recursive: true });
  writeFileSync(join(types, 'elements.d.ts'), makeElementTypes(manifest));
  cpSync(join(import.meta.dirname, 'types'), types, { recursive: true });
}
