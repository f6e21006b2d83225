import cases from '../../conformance/structured-data.json' with { type: 'json' };

/** What a service answers for each case, by its number, and what is expected of it. */
export const ANSWERS = Object.fromEntries(cases.map(({ item }, i) => [`${i}`, JSON.stringify([item])]));
export const POSTINGS = cases.map(({ posting }) => posting);

/** Tags for all cases, each between these, with its number as the workspace. */
export const tagsOf = (begin: string, end: string): string =>
  cases
    .map(({ attributes = {} }, i) => Object.entries({ 'feed-id': i, ...attributes }))
    .map((attributes) => `${begin} ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')} ${end}`)
    .join('\n\n');

/** What the structured data of each `<ws-public-posts>` of a page says of its one post; null where it says nothing. */
export const postingsIn = (html: string): readonly unknown[] =>
  html
    .split('<ws-public-posts ')
    .slice(1)
    .map((element) => {
      const [, json] = /<script type="application\/ld\+json">([^<>]*)<\/script>/.exec(element) ?? [];
      const list = json && (JSON.parse(json) as { itemListElement?: readonly { item?: unknown }[] });
      return list ? list.itemListElement?.[0]?.item : null;
    });
