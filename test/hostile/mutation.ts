const BOMB = '<img src=x onerror=__hacked=0>';

/** Elements whose content is text in HTML, but markup inside of SVG or MathML. */
const RAW = ['style', 'xmp', 'noscript', 'title', 'textarea', 'iframe', 'noembed', 'noframes'] as const;

/** Elements of SVG and MathML inside of which markup is HTML again. */
const ISLANDS = [
  ['svg', 'foreignObject'],
  ['svg', 'desc'],
  ['svg', 'title'],
  ['math', 'mtext'],
  ['math', 'mi'],
  ['math', 'annotation-xml encoding="text/html"'],
] as const;

/** The same trick with many elements, and nesting so deep that a parser gives up and puts the rest somewhere else. */
export const mutation: readonly string[] = [
  // The end tag of a raw text element, in an attribute.
  ...RAW.map((raw) => `<svg><${raw}><a title="</${raw}>${BOMB}">x</a></${raw}></svg>`),
  ...RAW.map((raw) => `<math><mtext><${raw}><b lang="</${raw}></mtext></math>${BOMB}"></b>`),
  ...ISLANDS.map(([root, island]) => `<${root}><${island}><style><!--</style>${BOMB}--></style></${root}>`),
  ...ISLANDS.map(([root, island], i) => `<${root}></p><${island}><${RAW[i]}><p dir="</${RAW[i]}>${BOMB}">`),
  `<listing>\n\n${BOMB}</listing><pre>\n\n${BOMB}</pre>`,
  `${'<div>'.repeat(520)}<svg><style><b title="</style>${BOMB}">`,
  `${'<b><i>'.repeat(300)}${'</b></i>'.repeat(300)}${BOMB}`,
  `${'<svg><desc>'.repeat(255)}${BOMB}`,
  `${'<math><mi>'.repeat(260)}<style><!--</style>${BOMB}`,
  `${'<font>'.repeat(600)}${BOMB}`,
  `${'<table><tr><td>'.repeat(200)}${BOMB}`,
  `${'<'.repeat(2000)}img src=x onerror=alert(0)>`,
];
