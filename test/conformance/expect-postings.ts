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
