import type { Element } from '../../../scripts/manifest/schema.ts';
import { readBaseUrl } from '../../../src/api/urls.ts';
import type { Setting } from '../../setting/setting.ts';

/** Why an element would refuse a setting, so that no code of it could work; empty where it would not. */
export function findRefusals({ baseUrl, attributes }: Setting, element: Element): string[] {
  const missing = element.attributes.filter(({ name, required }) => required && !attributes[name]?.trim());
  return [
    ...(baseUrl && readBaseUrl(baseUrl) === undefined
      ? ['`base-url` is not an http(s) address. Write it as `https://api.example`.']
      : []),
    ...missing.map(({ name }) => `\`${name}\` is missing: without it, the element requests nothing.`),
  ];
}
