import cases from '../../conformance/structured-data.json' with { type: 'json' };

/** The service's answer for each case, by its number, and the structured data that is expected. */
export const ANSWERS = Object.fromEntries(cases.map(({ item }, i) => [`${i}`, JSON.stringify([item])]));
export const POSTINGS = cases.map(({ posting }) => posting);

/** A tag for each case, with its number as the workspace, between `begin` and `end`. */
export const tagsOf = (begin: string, end: string): string =>
  cases
    .map(({ attributes = {} }, i) => Object.entries({ 'feed-id': i, ...attributes }))
    .map((attributes) => `${begin} ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')} ${end}`)
    .join('\n\n');

/** The structured data of the one post of each `<ws-public-posts>` of a page; null for an element without it. */
export const postingsIn = (html: string): readonly unknown[] =>
  html
    .split('<ws-public-posts ')
    .slice(1)
    .map((element) => {
      const [, json] = /<script type="application\/ld\+json">([^<>]*)<\/script>/.exec(element) ?? [];
      const list = json && (JSON.parse(json) as { itemListElement?: readonly { item?: unknown }[] });
      return list ? list.itemListElement?.[0]?.item : null;
    });
