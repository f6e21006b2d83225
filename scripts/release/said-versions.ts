/** The versions by which a text names the package: `ws-widgets@0.1.0` and `ws-widgets@0` alike. */
export const saidVersions = (text: string): string[] =>
  [...text.matchAll(/ws-widgets@(\d+(?:\.\d+)*)/g)].map(([, version = '']) => version);

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** What is amiss with the versions of a text, whose package has this one. */
export const wrongVersions = (text: string, version: string): string[] =>
  saidVersions(text).filter((said) => said !== version && said !== majorOf(version));

/** The text with another version of the package in it. */
export const sayVersion = (text: string, version: string): string =>
  text.replace(/(?<=ws-widgets@)\d+(?:\.\d+)*/g, (said) => (said.includes('.') ? version : majorOf(version)));
