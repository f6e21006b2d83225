import { tell } from '../base/told/tell.ts';
import { VERSION } from './version.ts';

/** Whose elements were told of: another version is one thing to mend, however many elements it has. */
const told = new Set<string>();

/** Tells that a name is taken: by another version of the script, or by another script, whose version nobody knows. */
export function tellTaken(tag: string, version: string | undefined): void {
  const whose = version ?? tag;
  if (told.has(whose)) return;
  told.add(whose);
  const by = version === undefined ? 'another script' : `version ${version}`;
  tell(
    'warn',
    'WS-604',
    `<${tag}> Already defined by ${by}, not by version ${VERSION} of ws-widgets; load one of them.`,
  );
}
