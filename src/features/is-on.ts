import { isServer } from 'lit';
import { readSettings } from '../settings/attributes.ts';
import { type FeatureDescriptor, switchesOf } from './rows.ts';

export const isOfThisPlace = ({ isOfBrowser = false }: { readonly isOfBrowser?: boolean }): boolean =>
  !(isServer && isOfBrowser);

/** Whether posts wait for it. What else there is comes beside them. */
export const decidesPosts = ({ holdsBack, choosesPosts }: FeatureDescriptor): boolean =>
  Boolean(holdsBack ?? choosesPosts);

/** Whether the attributes of an element, or what its visitor prefers, turn a feature on. */
export function isOn(feature: FeatureDescriptor, element: { readAttribute(property: string): unknown }): boolean {
  const switches = switchesOf(feature, true);
  const values = readSettings(element, switches);
  if (feature.preference && !isServer && matchMedia(feature.preference).matches) return true;
  const { onBy } = feature;
  return Object.keys(switches).some((property) =>
    onBy ? values[property] === onBy : values[property] !== switches[property]?.fallback,
  );
}
