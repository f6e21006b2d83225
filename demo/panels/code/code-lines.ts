import { html, type TemplateResult } from 'lit';
import { type Language, type Token, tokenise } from '../../snippets/text/highlight.ts';

/** Tokens by line: a line that wraps has an indent, which distinguishes its rest from the next line. */
function linesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const { kind, text } of tokens) {
    text.split('\n').forEach((piece, index) => {
      if (index > 0) lines.push([]);
      if (piece) lines.at(-1)?.push({ kind, text: piece });
    });
  }
  return lines;
}

const showToken = ({ kind, text }: Token): TemplateResult | string =>
  kind ? html`<span class=${kind}>${text}</span>` : text;

/** Highlighted code. It is all text, so that selecting and copying it gives the code itself. */
export function showCode(code: string, language: Language): TemplateResult {
  const lines = linesOf(tokenise(code, language));
  return html`<pre><code>${lines.map((line) => {
    const [first] = line;
    const depth = first?.kind === undefined ? (/^[ \t]*/.exec(first?.text ?? '')?.[0].length ?? 0) : 0;
    return html`<span class="line" style="--depth: ${depth}">${[...line.map(showToken), '\n']}</span>`;
  })}</code></pre>`;
}
