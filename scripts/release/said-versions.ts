/** The versions by which a text names the package: `ws-widgets@0.1.0` and `ws-widgets@0` alike. */
export const saidVersions = (text: string): string[] =>
  [...text.matchAll(/ws-widgets@(\d+(?:\.\d+)*)/g)].map(([, version = '']) => version);

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** The versions in a text that are neither `version` nor its major version. */
export const wrongVersions = (text: string, version: string): string[] =>
  saidVersions(text).filter((said) => said !== version && said !== majorOf(version));

/** The text with `version` in place of the version that it names; a major version alone stays one. */
export const sayVersion = (text: string, version: string): string =>
  text.replace(/(?<=ws-widgets@)\d+(?:\.\d+)*/g, (said) => (said.includes('.') ? version : majorOf(version)));
