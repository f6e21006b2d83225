const BOMB = '<img src=x onerror=__hacked=0>';

/** What a parser in the text of SVG or MathML reads as markup, and one in that of HTML as text. */
const RAW = ['style', 'xmp', 'noscript', 'title', 'textarea', 'iframe', 'noembed', 'noframes'] as const;

/** Where markup is HTML again, inside of what is not. */
const ISLANDS = [
  ['svg', 'foreignObject'],
  ['svg', 'desc'],
  ['svg', 'title'],
  ['math', 'mtext'],
  ['math', 'mi'],
  ['math', 'annotation-xml encoding="text/html"'],
] as const;

const fill = (count: number, piece: string): string => piece.repeat(count);

/** Markup that means one thing when it is read first, and another when what was made of it is read again. */
export const mutation: readonly string[] = [
  // The end of a raw text, in an attribute.
  ...RAW.map((raw) => `<svg><${raw}><a title="</${raw}>${BOMB}">x</a></${raw}></svg>`),
  ...RAW.map((raw) => `<math><mtext><${raw}><b lang="</${raw}></mtext></math>${BOMB}"></b>`),
  ...ISLANDS.map(([root, island]) => `<${root}><${island}><style><!--</style>${BOMB}--></style></${root}>`),
  ...ISLANDS.map(([root, island], i) => `<${root}></p><${island}><${RAW[i]}><p dir="</${RAW[i]}>${BOMB}">`),
  // A form within a form, which goes when it is read again.
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style>${BOMB}">`,
  `<form><div></form><form><svg><foreignObject><form><title></title>${BOMB}</form>`,
  `<form id=a></form><div form=a><form><p></form><math><mi><xmp></mi></math>${BOMB}`,
  // What a table throws out of itself.
  `<table><svg><tr><td><style></table>${BOMB}</style>`,
  `<table><tbody><a href="https://evil.test/0"><tr><math><mtext><style></style>${BOMB}`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${BOMB}">`,
  `<svg><table><desc><select><style></select>${BOMB}`,
  `<select><template><style></select>${BOMB}</style></template>`,
  `<select><keygen><math><mi><svg><style></select>${BOMB}`,
  // Comments that end where one reader does not look.
  `<!--><script>__hacked=0</script>-->`,
  `<!---><img src=x onerror=alert(0)>-->`,
  `<!-- --!>${BOMB}<!-- -->`,
  `<!--${BOMB}--><!-`,
  `<!-- <!-- --> ${BOMB} -->`,
  `<![CDATA[${BOMB}]]>`,
  `<svg><![CDATA[><img src=x onerror=alert(0)>]]></svg>`,
  `<math><![CDATA[</math>${BOMB}]]>`,
  `<?php echo '?>${BOMB}'; ?>`,
  `<!ENTITY x "${BOMB}">&x;`,
  `</ ${BOMB}>`,
  `<//${BOMB}`,
  `<%= '%>${BOMB}' %>`,
  // Quotes that come or go.
  '<p title="``onerror=__hacked=0 ">backticks</p>',
  `<p lang='"><img src=x onerror=alert(0)>'>single</p>`,
  `<p title="&quot;&gt;&lt;img src=x onerror=__hacked=0&gt;">twice</p>`,
  `<p title="-->${BOMB}">comment in a title</p>`,
  `<p title="</p></div></article>${BOMB}">ends in a title</p>`,
  `<p title="</title></style></textarea></noscript>${BOMB}">all ends in a title</p>`,
  // Lists and headings that cannot hold one another.
  `<a href="https://evil.test/0"><table><a href="javascript:__hacked=0">in a table</a>${BOMB}</table></a>`,
  `<b><p><i></b>${BOMB}</i></p>`,
  `<p><svg><p><style></p>${BOMB}</style>`,
  `<h1><math><h2><style></h1>${BOMB}</h2>`,
  `<ruby><rt><svg></ruby><style></rt>${BOMB}`,
  `<dl><dt><math></dl><annotation-xml encoding="application/xhtml+xml"><style></dt>${BOMB}`,
  `<listing>\n\n${BOMB}</listing><pre>\n\n${BOMB}</pre>`,
  // So deep that a reader gives up, and what comes below is read at another place.
  `${fill(520, '<div>')}<svg><style><b title="</style>${BOMB}">`,
  `${fill(300, '<b><i>')}${fill(300, '</b></i>')}${BOMB}`,
  `${fill(255, '<svg><desc>')}${BOMB}`,
  `${fill(260, '<math><mi>')}<style><!--</style>${BOMB}`,
  `${fill(600, '<font>')}${BOMB}`,
  `${fill(200, '<table><tr><td>')}${BOMB}`,
  `${fill(2000, '<')}img src=x onerror=alert(0)>`,
  // A text that is put together out of what is left.
  `<im<p>g src=x onerror=__hacked=0>`,
  `<<script>script>__hacked=0<</script>/script>`,
  `<svg<style>/onload=alert(0)>`,
  `<noscript><style></noscript>${BOMB}</style>`,
  `<noembed><noframes></noembed>${BOMB}</noframes>`,
  `<textarea><svg></textarea>${BOMB}</svg>`,
  `<style><noscript></style>${BOMB}</noscript>`,
  `<frameset><noframes>${BOMB}</noframes></frameset>${BOMB}`,
];
