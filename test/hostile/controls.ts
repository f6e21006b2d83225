import others from './controls.json' with { type: 'json' };

/** Invisible characters that some parsers ignore and others do not. */
const UNSEEN = [
  0x0, 0x1, 0x8, 0xb, 0xc, 0x1b, 0x1f, 0x7f, 0x85, 0xa0, 0xad, 0x180e, 0x200b, 0x2028, 0x2029, 0x2060, 0x3000, 0xfeff,
  0xfffd, 0xffff, 0xd800, 0xdc00, 0xe0041,
].map((code) => String.fromCodePoint(code));

/** The places where such a character makes a difference. */
const PLACES: readonly ((unseen: string) => string)[] = [
  (unseen) => `<scr${unseen}ipt>__hacked=0</scr${unseen}ipt>`,
  (unseen) => `<${unseen}script>__hacked=0</${unseen}script>`,
  (unseen) => `<img${unseen}src=x${unseen}onerror=__hacked=0>`,
  (unseen) => `<img src=x onerror${unseen}=alert(0)>`,
  (unseen) => `<img src=x on${unseen}error=__hacked=0>`,
  (unseen) => `<a href="${unseen}javascript:__hacked=0">before</a>`,
  (unseen) => `<a href="java${unseen}script:alert(0)">within</a>`,
  (unseen) => `<a href="javascript${unseen}:__hacked=0">behind</a>`,
  (unseen) => `<a href="https://evil.test/0${unseen}" onclick="alert(0)">web</a>`,
  (unseen) => `${unseen}javascript:__hacked=0`,
  (unseen) => `java${unseen}script:alert(0)`,
  (unseen) => `https://evil${unseen}.test/0`,
  (unseen) => `${unseen}https://evil.test/0${unseen}?alert(0)`,
];

/** Each character in three places, and the next one in the next three. */
export const controls: readonly string[] = [
  ...UNSEEN.flatMap((unseen, i) => [0, 5, 9].map((step) => (PLACES[(i + step) % PLACES.length] ?? String)(unseen))),
  ...others,
];
