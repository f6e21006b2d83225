import hostile from './hostile.json' with { type: 'json' };
import type { LoosePost } from './loose-item.ts';

/** Every field of each post attacks; the text begins with its number, so that a test sees it was shown. */
export const hostilePosts: readonly LoosePost[] = hostile.payloads.map((payload, index) => {
  const number = index + 1;
  const hit = `window.__hacked='${number}'`;
  const arm = (trap = ''): string =>
    trap.replaceAll('{hit}', hit).replaceAll('{quoted}', hit.replaceAll("'", '&quot;'));
  const markup = arm(payload);
  const address = arm(hostile.addresses[index % hostile.addresses.length]);
  const attacksEverywhere = number % 3 === 0;
  return {
    id: `${number} ${markup}`,
    feedId: markup,
    feedName: markup,
    feedImageUrl: address,
    url: address,
    title: markup,
    text: `Hostile post ${number}. ${markup}`,
    image: { type: attacksEverywhere ? markup : 'image', alt: markup, src: address },
    imageUrl: address,
    mediaImageUrls: [address, markup],
    media: [{ type: 'video', alt: markup, src: address }],
    ctaLink: { label: markup, url: address },
    button: { label: markup, url: address },
    author: { name: markup },
    claps: attacksEverywhere ? markup : number,
    date: attacksEverywhere ? markup : new Date(Date.UTC(2026, 0, 1, 0, -number)).toISOString(),
  };
});
