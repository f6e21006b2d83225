/** An item of `/public-posts`. */
export const itemOf = (i: number): Readonly<Record<string, unknown>> => ({
  postId: `p${i}`,
  feedId: 'abc',
  feedName: 'Bakery',
  postUrl: `https://posts.test/${i}`,
  postText: `Words ${i}`,
  postImage: { type: 'image', src: `https://pictures.test/${i}.png`, alt: `Picture ${i}` },
  claps: 7,
  publishedDate: '2026-11-20T08:00:00.000Z',
});

export const envelopeOf = (items: readonly unknown[]): unknown => ({ meta: { maxResults: 10 }, items });

/** The content of the declarative shadow root in rendered markup, without its styles. */
export function shadowIn(html: string): string {
  const [, shadow] = /<template shadowrootmode="open">([^]*)<\/template>/.exec(html) ?? [];
  if (shadow === undefined) throw new Error(`No shadow root: ${html.slice(0, 300)}`);
  return shadow.replace(/<style[^]*?<\/style>/, (style) => style.replace(/>[^]*</, '><'));
}

/** The service's answers that rendered markup contains. */
export const jsonIn = (html: string): { url: string; until: number; answer: unknown }[] =>
  [...html.matchAll(/<script type="application\/json" data-url="([^"]*)" data-until="(\d+)">([^<]*)<\/script>/g)].map(
    ([, url = '', until, json = '']) => ({
      url: url.replaceAll('&amp;', '&'),
      until: Number(until),
      answer: JSON.parse(json) as unknown,
    }),
  );
