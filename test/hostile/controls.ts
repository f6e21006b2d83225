/** Characters that are not seen, and that one reader leaves out and another does not. */
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
  '\u0000<script>__hacked=0</script>',
  '<\u0000img src=x onerror=__hacked=0>',
  '<img src="x\u0000" onerror="alert(0)">',
  '<img src=x onerror="\u0000__hacked=0">',
  '<svg\u0000/onload=__hacked=0>',
  '<a href="jav\u0000ascript\u0000:\u0000__hacked=0">three</a>',
  '</text\u0000area><img src=x onerror=alert(0)>',
  '<!--\u0000--\u0000><img src=x onerror=__hacked=0>-->',
  '<style>\u0000</style\u0000><img src=x onerror=alert(0)>',
  '\u001b]8;;https://evil.test/0\u0007terminal\u001b]8;;\u0007',
  '\u001b[2J\u001b[31m%c%s%o alert(0)',
  'line\r\nSet-Cookie: a=evil.test/0\r\n\r\n<script>__hacked=0</script>',
  'bell\u0007 backspace\u0008\u0008\u0008 <img src=x onerror=alert(0)>',
  'tag letters \u{e0073}\u{e0063}\u{e0072}\u{e0069}\u{e0070}\u{e0074} alert(0)',
  // Blanks, tabs and line breaks, which a parser of markup or of addresses skips or stops at.
  '<script\n>\n__hacked=0\n</script\n>',
  '<p>An unclosed tag <img src=x onerror=__hacked=0 ',
  'x\tonerror\t=\talert(0)',
  '<img src=x\nonerror\n=\n__hacked=0>',
  '<svg><script>//<![CDATA[\n__hacked=0\n//]]></script></svg>',
  ' javascript:__hacked=0',
  '\u0001\u001fjavascript:alert(0)',
  'java\tscript:__hacked=0',
  'java\nscript:alert(0)',
  'java\r\nscript:__hacked=0',
  'javascript\t:alert(0)',
  'ht\ntps://evil.test/0',
  '<a href="\u0001\u001fjavascript:alert(0)">a link</a>',
  '<a href="java\r\nscript:__hacked=0">a link</a>',
];
