/** A line of Orca's debug file that has what it said, and behind it the voice. */
const SPOKEN = /^[\d:.]+ - SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?:[[{][^\n]*)?$/gms;
/** What goes on in a line of its own is indented below the time. */
const INDENT = /\n {18}/g;

/** What the browser says of itself and of the way to a page: addresses and versions, which are not ours. */
const OF_THE_BROWSER = [
  /^Selection deleted\.$/,
  /^127\.0\.0\.1:\d+$/,
  /^Loading\. +Please wait\.$/,
  /^Finished loading /,
  / - Chromium frame\.$/,
  /^Screen reader on\.$/,
];

/** What was said, in order, out of Orca's debug file or a part of it that begins with a line. */
export function readSaid(log: string): string[] {
  return [...log.matchAll(SPOKEN)]
    .map(([, said = '']) => said.replaceAll(INDENT, ' ').replaceAll('\u00A0', ' ').trim())
    .filter((said) => said !== '' && !OF_THE_BROWSER.some((pattern) => pattern.test(said)));
}
