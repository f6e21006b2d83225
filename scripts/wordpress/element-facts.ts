import { DESCRIPTORS } from '../../src/features/descriptors.ts';
import type { FeatureDescriptor } from '../../src/features/rows.ts';
import { propertyOf } from '../../src/settings/attributes.ts';
import type { Attribute, Element } from '../manifest/schema.ts';
import { inOrder, type Labels, labelsOf } from './inspector.ts';

/** What the plugin knows of an attribute. */
type Facts = Pick<Attribute, 'default' | 'values' | 'isList' | 'isFlag' | 'required' | 'min' | 'max'> &
  Labels & {
    /** Whether it chooses from the posts, by rules that only the elements know. */
    readonly chooses?: true;
  };

const features: readonly FeatureDescriptor[] = DESCRIPTORS;

/** The properties of the attributes that choose posts by rules. The plugin itself reads those that name ids. */
const CHOOSING = features.flatMap(({ firstRequest, pagedAttributes = {} }) =>
  firstRequest === 'all' ? Object.keys(pagedAttributes) : [],
);

/** What the plugin knows of an element. */
export interface ElementFacts {
  readonly title: string;
  readonly description: string;
  readonly attributes: Readonly<Record<string, Facts>>;
}

const factsOf = ({
  name,
  description,
  values,
  isList,
  isFlag,
  required,
  min,
  max,
  ...attribute
}: Attribute): Facts => ({
  ...labelsOf(name, description, values),
  default: attribute.default,
  ...(values && { values }),
  ...(isList && { isList }),
  ...(isFlag && { isFlag }),
  ...(required && { required }),
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
  ...(CHOOSING.includes(attribute.fieldName) && { chooses: true }),
});

const TITLES: Readonly<Record<string, string>> = {
  'ws-feed': 'Feed of posts',
  'ws-public-posts': 'Latest posts of a workspace',
  'ws-embed': 'Embedded workspaces',
};

/** The feeds by their tags. A card by itself shows nothing, so it is not a block. */
export const elementFacts = (elements: readonly Element[]): Readonly<Record<string, ElementFacts>> =>
  Object.fromEntries(
    elements.flatMap(({ tagName, description, attributes }) => {
      const title = TITLES[tagName];
      if (!title) return [];
      const facts = new Map(attributes.map((attribute) => [attribute.name, factsOf(attribute)]));
      const ordered = inOrder([...facts.keys()]).map((name) => [name, facts.get(name)]);
      return [[tagName, { title, description, attributes: Object.fromEntries(ordered) as Record<string, Facts> }]];
    }),
  );

/** The `block.json` of an element. */
export const blockJson = (tag: string, { title, description, attributes }: ElementFacts, version: string): object => ({
  $schema: 'https://schemas.wp.org/trunk/block.json',
  apiVersion: 3,
  name: `ws-widgets/${tag.slice('ws-'.length)}`,
  title,
  description: description.replaceAll('`', ''),
  category: 'embed',
  keywords: ['news', 'social', 'widget'],
  icon: 'rss',
  version,
  textdomain: 'ws-widgets',
  attributes: Object.fromEntries(Object.keys(attributes).map((name) => [propertyOf(name), { type: 'string' }])),
  supports: {
    align: ['wide', 'full'],
    html: false,
    color: { background: true, text: true, link: true },
    spacing: { margin: true, padding: true },
    typography: { fontSize: true, lineHeight: true },
  },
  // Makes the list of blocks show a preview beside the name: the posts of the site's workspace, or a picture.
  example: {},
  editorScript: 'ws-widgets-editor',
  editorStyle: 'ws-widgets-editor',
  script: 'ws-widgets',
  style: 'ws-widgets',
});
