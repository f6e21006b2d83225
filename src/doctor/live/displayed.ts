import type { Fault } from '../../base/fault.ts';
import { customPropertiesIn } from '../../widgets/names/find-names.ts';
import { ELEMENT_ATTRIBUTES } from '../../widgets/setup/element-attributes.ts';

/** An element of ours, as far as it is looked at; a single card has neither posts nor faults. */
export interface Displayed extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
  readonly post?: unknown;
  readonly posts?: readonly unknown[];
  readonly feed?: {
    readonly model: { readonly faults: readonly { readonly feedId?: string; readonly fault: Fault }[] };
  };
}

/** What the styles of an element can be told from outside. */
export function customPropertiesOf({ constructor }: Displayed): readonly string[] {
  const { elementStyles = [] } = constructor as { readonly elementStyles?: readonly { readonly cssText?: string }[] };
  return elementStyles.flatMap(({ cssText = '' }) => customPropertiesIn(cssText));
}

export const FEEDS = Object.keys(ELEMENT_ATTRIBUTES).join();
const ALL = `:is(${FEEDS}, ws-post-card):defined`;

/** All elements of ours in the page, those in open shadow roots of others included. */
export function findDisplayed(root: Document | ShadowRoot = document): Displayed[] {
  const { querySelectorAll } = root === document ? Document.prototype : ShadowRoot.prototype;
  return [...querySelectorAll.call(root, '*')].flatMap((element): Displayed[] => {
    // The elements are of this library, or of a version of it that has what is looked at, or nothing.
    if (element.matches(ALL)) return [element as Displayed];
    return element.shadowRoot ? findDisplayed(element.shadowRoot) : [];
  });
}
