import type { Attribute } from '../settings/attributes.ts';
import type { ELEMENT_ATTRIBUTES, WidgetName } from '../settings/element-attributes.ts';

export type { WidgetName };

type CamelCase<Name> = Name extends `${infer Word}-${infer Rest}` ? `${Word}${Capitalize<CamelCase<Rest>>}` : Name;

/** What may be set of some attributes: under the names of the elements' properties, with their values. */
type SettingsOf<Table> = {
  readonly [Name in keyof Table as CamelCase<Name>]?:
    (Table[Name] extends Attribute<infer Value> ? Value : never) | undefined;
};

interface ServiceSettings {
  /** The service's address, an absolute http(s) URL. */
  readonly baseUrl: string;
}

/** The settings of each element, as its properties. */
export type WidgetSettings = {
  [Name in WidgetName]: ServiceSettings & SettingsOf<(typeof ELEMENT_ATTRIBUTES)[Name]>;
};
