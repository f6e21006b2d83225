/** The languages of code. */
export type Language = 'html' | 'css' | 'js' | 'tsx' | 'sh' | 'text';

/** The kinds of tokens that have their own color. */
export type Kind = 'comment' | 'string' | 'tag' | 'selector' | 'name' | 'keyword' | 'number' | 'reference';

export interface Token {
  readonly kind: Kind | undefined;
  readonly text: string;
}

/** Languages inside of languages: the text between the angle brackets of a tag has its own. */
type Grammar = Language | 'inTag' | 'inRule';

type Rule = readonly [says: Kind | Grammar, pattern: RegExp];

const TAG = String.raw`<\/?[a-z][\w-]*(?:"[^"]*"|[^">])*>`;
const STRING: Rule = ['string', /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y];
const BLOCK_COMMENT: Rule = ['comment', /\/\*[^]*?\*\//y];
const NUMBER: Rule = ['number', /(?<![\w-])-?\d[\d.]*(?:[a-z]+|%)?\b/iy];

const JS: readonly Rule[] = [
  BLOCK_COMMENT,
  ['comment', /\/\/[^\n]*/y],
  STRING,
  ['html', /(?<=`)(?:[^`\\]|\\.)+(?=`)/y],
  [
    'keyword',
    /\b(?:async|await|class|const|default|export|extends|function|implements|import|from|let|new|readonly|return|this|type|void)\b(?!-)/y,
  ],
  ['name', /\b[\w$]+(?=\()/y],
  NUMBER,
];

const GRAMMARS: Readonly<Record<Grammar, readonly Rule[]>> = {
  html: [
    ['comment', /<!--[^]*?-->/y],
    ['css', /(?<=<style>)[^]*?(?=<\/style>)/y],
    ['js', /(?<=<script[^>]*>)[^]+?(?=<\/script>)/y],
    ['inTag', new RegExp(TAG, 'y')],
    ['reference', /&(?:#\d+|\w+);/y],
  ],
  inTag: [
    ['tag', /(?<=<\/?)[a-z][\w-]*/y],
    ['string', /"[^"]*"/y],
    ['name', /[a-z][\w-]*(?=[=\s/>])/iy],
  ],
  css: [
    BLOCK_COMMENT,
    ['inRule', /(?<=\{)[^{}]*(?=\})/y],
    ['keyword', /@[\w-]+/y],
    ['selector', /[a-z.#:][^{},@()]*[^{},@()\s]/iy],
  ],
  inRule: [
    BLOCK_COMMENT,
    STRING,
    ['name', /(?<=^\s*|[;\n]\s*)[\w-]+(?=\s*:)/y],
    NUMBER,
    ['number', /#[\da-f]{3,8}\b/iy],
  ],
  js: JS,
  tsx: [
    ['inTag', new RegExp(`(?<=^|[\\s>(}])${TAG}`, 'y')],
    ['reference', /&(?:#\d+|\w+);/y],
    ['keyword', /@\w+/y],
    ...JS,
  ],
  sh: [],
  text: [],
};

const isGrammar = (says: Kind | Grammar): says is Grammar => says in GRAMMARS;

/** The tokens of code. Joined, they are exactly the code. */
export function tokenise(code: string, grammar: Grammar): Token[] {
  const tokens: Token[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain) tokens.push({ kind: undefined, text: plain });
    plain = '';
  };
  for (let at = 0; at < code.length;) {
    const found = GRAMMARS[grammar]
      .map(([says, pattern]) => {
        pattern.lastIndex = at;
        return { says, text: pattern.exec(code)?.[0] ?? '' };
      })
      .find(({ text }) => text !== '');
    if (!found) {
      plain += code[at];
      at += 1;
      continue;
    }
    flush();
    const { says, text } = found;
    tokens.push(...(isGrammar(says) ? tokenise(text, says) : [{ kind: says, text }]));
    at += text.length;
  }
  flush();
  return tokens;
}
