/** Controls that change the direction of the text after them, and are not closed. */
export const CONTROLS = {
  LRM: '\u200e',
  RLM: '\u200f',
  ALM: '\u061c',
  LRE: '\u202a',
  RLE: '\u202b',
  PDF: '\u202c',
  LRO: '\u202d',
  RLO: '\u202e',
  LRI: '\u2066',
  RLI: '\u2067',
  FSI: '\u2068',
  PDI: '\u2069',
} as const;

const { RLM, PDF, LRO, RLO, RLE, LRI, RLI, FSI, PDI } = CONTROLS;

/** The places where a control makes text look like another. */
const PLACES: readonly ((control: string) => string)[] = [
  (control) => `Harmless ${control}words (1, 2, 3) that are not closed alert(0)`,
  (control) => `<p>before ${control}after <img src=x onerror=__hacked=0></p>`,
  (control) => `https://evil.test/0${control}gnp.exe`,
  (control) => `<a href="${control}javascript:__hacked=0">${control}go</a>`,
];

export const bidi: readonly string[] = [
  ...Object.values(CONTROLS).flatMap((control, i) =>
    PLACES.filter((_, place) => place !== i % PLACES.length).map((place) => place(control)),
  ),
  `${RLO}0=dekcah__${PDF}`,
  `${RLO}>tpircs/<0=dekcah__>tpircs<${PDF} alert(0)`,
  `<script>${RLO}__hacked=0//${PDF}</script>`,
  `photo_${RLO}gpj.exe at https://evil.test/0`,
  `${RLI}${LRO}${RLE}three that are open alert(0)`,
  `${PDI}${PDF}${PDI}closed before they were opened alert(0)`,
  `${LRI}${RLO}isolated${PDI} and then <img src=x onerror=__hacked=0>`,
  `${RLO.repeat(130)}deeper than the algorithm goes alert(0)`,
  `${RLI.repeat(70)}${FSI.repeat(70)}isolated too deep alert(0)`,
  `<bdo dir="rtl">turned <img src=x onerror=__hacked=0></bdo> and back`,
  `<bdo dir="rtl">turned and never closed <script>__hacked=0</script>`,
  `<bdi dir="rtl">${RLO}isolated alert(0)</bdi> and back`,
  `<p dir="rtl">(evil.test/0) <a href="https://evil.test/0">${LRO}example.com${PDF}</a></p>`,
  `<b dir="auto">\u05d0\u05d1 https://evil.test/0 ${RLM}/moc.elpmaxe//</b>`,
  `https://evil.test/0/${RLO}/moc.elpmaxe//:sptth`,
  `https://${RLO}tset.live/0`,
  `https://evil.test/0?${RLI}next=example.com${PDI}`,
  `<a href="https://evil.test/0" title="${RLO}tset.elpmaxe">${RLO}tset.elpmaxe</a>`,
  `\u05e9\u05dc\u05d5\u05dd https://evil.test/0 \u0645\u0631\u062d\u0628\u0627 alert(0)`,
  `${RLE}\u0645\u0631\u062d\u0628\u0627 <a href="https://evil.test/0">abc 123</a> (${LRO}`,
];
