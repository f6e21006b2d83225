import { english } from '../../src/content/languages/english/english.ts';
import { GLOBAL_ATTRIBUTES } from '../../src/doctor/checks/attributes.ts';
import { LAYOUT_NAMES } from '../../src/layouts/descriptors.ts';
import { attributeOf, propertyOf } from '../../src/settings/attributes.ts';
import { KEYS } from '../../src/settings/page-defaults.ts';
import { REQUESTING_ATTRIBUTES } from '../../src/widgets/setup/post-card-attributes.ts';
import { importKind, insertInto, insertSorted } from './insert.ts';

/** Files by their paths from the root. */
type Files = Readonly<Record<string, string>>;

/** The files that the project has already. */
export interface Project {
  has(file: string): boolean;
  read(file: string): string;
}

export interface Draft {
  readonly added: Files;
  readonly changed: Files;
  /** What to do next, in words. */
  readonly next: string;
}

export interface Recipe {
  readonly usage: string;
  /** What a name looks like. */
  readonly name: RegExp;
  /** Whether `--in` has to say where it belongs. */
  readonly needsPlace?: true;
  /** Whether there is one of this name already. */
  isTaken(name: string): boolean;
  draft(name: string, place: string, project: Project): Draft;
}

export const KEBAB = /^[a-z]+(-[a-z]+)*$/;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const changeset = (name: string): Files => ({
  [`.changeset/${name}.md`]: `---\n'ws-widgets': minor\n---\n\nTO DO: what owners of pages read of \`${name}\`.\n`,
});

/** A test file whose tests fail until somebody has written them. */
const failing = (
  subject: string,
  promises: readonly string[],
): string => `import { describe, expect, test } from 'vitest';

describe('${subject}', () => {
${promises.map((promise) => `  test('${promise}', () => {\n    expect.fail('TO DO');\n  });`).join('\n\n')}
});
`;

/** A name as the key of an object. */
const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name);

const [FEATURES, LAYOUTS] = ['src/features/rows.ts', 'src/layouts/descriptors.ts'];
const FEATURE_LIST = 'src/features/descriptors.ts';

/** The table of features with one more row among the attributes of the feature `constant`, which may have none yet. */
function withFeatureRow(text: string, constant: string, row: string): string {
  const opening = `^export const ${constant} = \\{\n`;
  const open = text.replace(new RegExp(`(${opening}  attributes: \\{)\\}`, 'm'), '$1\n  }');
  return insertInto(open, new RegExp(opening, 'm'), '  },', row.replaceAll(/^(?=.)/gm, '  '));
}

const TAKEN = new Set([
  ...Object.values(REQUESTING_ATTRIBUTES).flatMap((table) => Object.keys(table).map(attributeOf)),
  ...GLOBAL_ATTRIBUTES,
  ...KEYS,
  'base-url',
]);

const isAttribute = (name: string): boolean => TAKEN.has(name);

const attribute: Recipe = {
  usage: 'npm run new attribute date-style [-- --in card|FEATURE]',
  name: KEBAB,
  isTaken: isAttribute,
  draft(name, place, { read }) {
    const property = propertyOf(name);
    const isFeature = place !== '' && place !== 'card';
    const row = `  /** TO DO: what \`${name}\` says, as owners read it. */\n  ${property}: text,\n`;
    const [file, change] = isFeature
      ? [FEATURES, (text: string) => withFeatureRow(text, propertyOf(place), row)]
      : place
        ? [
            'src/card/card-attributes.ts',
            (text: string) => insertInto(text, /^export const CARD_ATTRIBUTES/m, '}', row),
          ]
        : [
            'src/widgets/setup/feed-attributes.ts',
            (text: string) => insertInto(text, /^export const FEED_ATTRIBUTES/m, '  ...FEATURE_ATTRIBUTES', row),
          ];
    // Loops over all attributes test that a wrong value is reported, and that a server's cards stay.
    const promises =
      place === 'card'
        ? ['changes what is displayed, in cards of our own and of the owner’s']
        : ['does what it says', 'has no effect where it is empty'];
    return {
      added: { [`test/widgets/attributes/${name}.test.ts`]: failing(`\`${name}\``, promises), ...changeset(name) },
      changed: { [file]: importKind(change(read(file)), 'text') },
      next: `Choose the kind of its value (src/settings/attributes.ts), and read \`${property}\` where it is used${place === 'card' ? '' : '; if it changes what a server renders, a row of CASES in test/e2e/hydration.test.ts'}. Then npm run docs.`,
    };
  },
};

const layout: Recipe = {
  usage: 'npm run new layout mosaic',
  name: KEBAB,
  isTaken: (name) => LAYOUT_NAMES.some((one) => one === name),
  draft(name, _, { read }) {
    const row = `  { name: '${name}', traits: ['columns'] },\n`;
    const registry = 'src/layouts/registry.ts';
    const heights = 'src/layouts/reserved-height.ts';
    return {
      added: {
        [`src/layouts/${name}/${name}.ts`]: `import type { CardsHost, CreateFeature } from '../../feed/feature.ts';

export { default as styles } from './${name}.css?inline';

/** TO DO: how it lays the posts out. */
export const createFeature: CreateFeature<CardsHost> = () => ({});
`,
        [`src/layouts/${name}/${name}.css`]: `.${name} [part='feed'] {\n  align-items: start;\n}\n`,
        [`test/layouts/${name}.test.ts`]: failing(`the layout ${name}`, [
          // The space that it reserves, its order and what a server rendered are tested by loops over all layouts.
          'lays the posts out, at 360, 768 and 1280 px',
        ]),
        ...changeset(`layout-${name}`),
      },
      changed: {
        [LAYOUTS]: insertInto(read(LAYOUTS), /^const ALL = \[/m, ']', row),
        [heights]: insertInto(read(heights), /^const RESERVED: /m, '}', `  ${keyOf(name)}: reserveColumns,\n`),
        [registry]: insertInto(
          read(registry),
          /^export const LAYOUT_MODULES: /m,
          '}',
          `  ${keyOf(name)}: new LazyModule(() => import('./${name}/${name}.ts')),\n`,
        ),
      },
      next: `Its name is an attribute value, a class of the root, a setting of the studio and a row of the tests now. npm run docs, npx vitest run --project chromium test/layouts, npm run build, DEEP=1 npx playwright test test/e2e/hydration.test.ts -g ${name}, and npm run pictures at the end.`,
    };
  },
};

const feature: Recipe = {
  usage: 'npm run new feature autoplay',
  name: KEBAB,
  isTaken: isAttribute, // the one that turns it on has its name
  draft(name, _, { read }) {
    const constant = propertyOf(name);
    const registry = 'src/features/registry.ts';
    const descriptor = `export const ${constant} = {
  attributes: {
    /** TO DO: what it does, as owners read it. */
    ${constant}: flag,
  },
} as const satisfies FeatureDescriptor;
`;
    return {
      added: {
        [`src/features/${name}/${name}.ts`]: `import type { CreateFeature } from '../../feed/feature.ts';

/** \`${attributeOf(constant)}\`: TO DO. */
export const createFeature: CreateFeature = (host) => ({
  rendered() {
    void host.view.cards; // on a server there is no document, and no window
  },
});
`,
        [`test/features/${name}.test.ts`]: failing(`\`${attributeOf(constant)}\``, [
          'does what its attribute says',
          'takes nothing from users of keyboards or screen readers',
          'stops when the element leaves the page, and goes on when it comes back',
          'leaves nothing behind when its attribute is removed',
        ]),
        ...changeset(name),
      },
      changed: {
        [FEATURES]: importKind(`${read(FEATURES)}\n${descriptor}`, 'flag'),
        [FEATURE_LIST]: insertInto(
          read(FEATURE_LIST),
          /^const ALL = /m,
          '  // The last',
          `  ${keyOf(name)}: rows.${constant},\n`,
        ),
        [registry]: insertInto(
          read(registry),
          /^const LOADERS: /m,
          '}',
          `  ${keyOf(name)}: () => import('./${name}/${name}.ts'),\n`,
        ),
      },
      next: `Say in its descriptor what it holds back, chooses or leaves to browsers. Styles: ./${name}.css, exported as \`styles\`. Words: npm run new message paused -- --in ${name}. A part that it renders: a @csspart of src/widgets/feed-element.ts. Then npm run docs.`,
    };
  },
};

const language: Recipe = {
  usage: 'npm run new language gl',
  name: /^[a-z]{2,3}(-[a-z]{2,4})?$/,
  isTaken: (tag) => tag === 'en', // a folder; of each other one, the file is there
  draft: (tag) => ({
    added: {
      [`src/content/languages/${tag}.ts`]:
        "import type { Catalogue } from '../messages.ts';\n\nexport const messages: Catalogue = {};\n",
      ...changeset(`language-${tag}`),
    },
    changed: {},
    next: 'npm start, then open /translate.html, which shows English beside it; missing messages are displayed in English. Then npm run docs.',
  }),
};

/** The English file of a feature or a layout that has had no messages so far. */
function firstMessage(part: string, file: string, row: string, all: string): Pick<Draft, 'added' | 'changed'> {
  const constant = `english${capital(propertyOf(part))}`;
  const withImport = insertSorted(all, `import { ${constant} } from './${part}.ts';`);
  return {
    added: { [file]: `/** The English of \`${part}\`. */\nexport const ${constant} = {\n${row}};\n` },
    changed: {
      'src/content/languages/english/english.ts': insertInto(
        withImport,
        /^export const english = /m,
        '}',
        `  ...${constant},\n`,
      ),
    },
  };
}

const message: Recipe = {
  usage: 'npm run new message paused -- --in carousel',
  name: /^[a-z][a-zA-Z]*$/,
  needsPlace: true,
  isTaken: (key) => Object.hasOwn(english, key),
  draft(key, part, { has, read }) {
    const file = `src/content/languages/english/${part}.ts`;
    const row = `  /** TO DO: where it is said. */\n  ${key}: 'TO DO',\n`;
    const isSilent = !has(file) && ['features', 'layouts'].some((kind) => has(`src/${kind}/${part}/${part}.ts`));
    const files = isSilent
      ? firstMessage(part, file, row, read('src/content/languages/english/english.ts'))
      : { added: {}, changed: { [file]: insertInto(read(file), /^export const english\w+ = /m, '}', row) } };
    return {
      ...files,
      next: `Say it where it belongs: phrases.say('${key}'), or phrases.text('${key}') with phrases.lang('${key}') beside it. A test finds "TO DO". Then npm run docs.`,
    };
  },
};

/** The recipes, by what they make. */
export const RECIPES: ReadonlyMap<string, Recipe> = new Map(
  Object.entries({ attribute, layout, feature, language, message }),
);
