import { readJsonObject } from '../base/json.ts';

/** Alternative texts of the images and videos of posts, by their ids: of the first, or of several in their order. */
export type AltTexts = Readonly<Record<string, string | readonly string[]>>;

const isAltText = ([, text]: [string, unknown]): boolean => [text].flat().every((one) => typeof one === 'string');

/** The texts that an owner wrote as JSON; `undefined` for what is not a JSON object. */
export function readAltTexts(json: string): AltTexts | undefined {
  const written = readJsonObject(json);
  return written && (Object.fromEntries(Object.entries(written).filter(isAltText)) as AltTexts);
}
