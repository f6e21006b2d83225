import type { ValuesOf } from '../settings/attributes.ts';
import type { ELEMENT_ATTRIBUTES, WidgetName } from '../widgets/setup/element-attributes.ts';

export type { WidgetName };

interface ServiceSettings {
  /** The service's address, an absolute http(s) URL. */
  readonly baseUrl: string;
}

/** The settings of each element, as its properties. */
export type WidgetSettings = {
  [Name in WidgetName]: ServiceSettings &
    Readonly<{
      [Property in keyof ValuesOf<(typeof ELEMENT_ATTRIBUTES)[Name]>]?:
        ValuesOf<(typeof ELEMENT_ATTRIBUTES)[Name]>[Property] | undefined;
    }>;
};
