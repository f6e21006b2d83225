import { KEYS } from '../../src/settings/page-defaults.ts';
import { isWidgetName } from '../../src/widgets/setup/element-attributes.ts';
import type { Manifest } from '../manifest/schema.ts';
import { elementsOf } from '../manifest/schema.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `    "${name}"\n`).join('');

/** The partial that tells the Hugo module which attributes an element has. */
export function makeHugoAttributes(manifest: Manifest): string {
  const slices = elementsOf(manifest)
    .filter(({ tagName }) => isWidgetName(tagName))
    .map(({ tagName, attributes }) => {
      const names = attributes.map(({ name }) => name);
      return `  "${tagName}" (slice\n${quoted([...names, ...KEYS])}  )\n`;
    });
  return `{{- /* The attributes that an element has; of any where no element is named. The keys are refused by the element, which says why. Written by \`npm run docs\`. */ -}}
{{- $all := dict
${slices.join('')}-}}
{{- $attributes := slice -}}
{{- range $name, $own := $all -}}
  {{- if or (eq $ "") (eq $ $name) -}}{{- $attributes = $attributes | append $own -}}{{- end -}}
{{- end -}}
{{- return $attributes -}}
`;
}
