import { type Node, ts } from './analyzer.ts';
import type { AttributeFacts } from './schema.ts';
import type { Sources } from './sources.ts';

type Facts = Omit<AttributeFacts, 'name'>;

const unknown = (node: Node): Error =>
  new Error(`${node.getSourceFile().fileName}: the manifest cannot read "${node.getText()}".`);

function staticValue(node: Node, name: string): Node | undefined {
  if (!ts.isClassDeclaration(node)) throw unknown(node);
  return node.members.filter(ts.isPropertyDeclaration).find((one) => one.name.getText() === name)?.initializer;
}

/** Reads the tables of attributes that the elements are made from, out of their sources. */
export class AttributeTables {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** The attributes of a class, its own before those that it has from its parents. */
  of(node: Node): AttributeFacts[] {
    const written = staticValue(node, 'required');
    const required = written && ts.isArrayLiteralExpression(written) ? this.#readWords(written.elements) : [];
    return this.#all(node).map((facts) => (required.includes(facts.name) ? { ...facts, required: true } : facts));
  }

  #all(node: Node): AttributeFacts[] {
    const table = staticValue(node, 'attributes');
    return table ? this.#readTable(table, node) : this.#ofParent(node);
  }

  #ofParent(node: Node): AttributeFacts[] {
    if (!ts.isClassDeclaration(node)) throw unknown(node);
    const [parent] = node.heritageClauses?.flatMap(({ types }) => types) ?? [];
    const found = parent && this.#sources.resolve(parent.expression.getText(), node);
    if (!found) throw unknown(node);
    return this.#all(found);
  }

  #readTable(node: Node, owner: Node): AttributeFacts[] {
    if (ts.isIdentifier(node)) return this.#readTable(this.#resolve(node), owner);
    if (!ts.isObjectLiteralExpression(node)) throw unknown(node);
    const own: AttributeFacts[] = [];
    const inherited: AttributeFacts[] = [];
    for (const entry of node.properties) {
      if (ts.isSpreadAssignment(entry)) {
        inherited.unshift(...this.#readSpread(entry.expression, owner));
      } else if (ts.isPropertyAssignment(entry)) {
        const name = ts.isStringLiteral(entry.name) ? entry.name.text : entry.name.getText();
        own.push({ name, ...this.#readFacts(entry.initializer) });
      } else if (ts.isShorthandPropertyAssignment(entry)) {
        own.push({ name: entry.name.text, ...this.#readFacts(entry.name) });
      } else throw unknown(entry);
    }
    return [...own, ...inherited];
  }

  #readSpread(node: Node, owner: Node): AttributeFacts[] {
    if (node.getText() === 'super.attributes') return this.#ofParent(owner);
    return this.#readTable(this.#resolve(node), owner);
  }

  #resolve(node: Node): Node {
    const found = this.#sources.resolve(node.getText(), node);
    if (!found) throw unknown(node);
    return found;
  }

  /** By the functions that make attributes, whose names are the kinds that there are. */
  #readFacts(node: Node): Facts {
    if (ts.isIdentifier(node)) return this.#readFacts(this.#resolve(node));
    if (ts.isObjectLiteralExpression(node)) {
      const fallback = node.properties.find((one) => one.name?.getText() === 'fallback');
      if (!fallback || !ts.isPropertyAssignment(fallback)) throw unknown(node);
      if (fallback.initializer.kind === ts.SyntaxKind.FalseKeyword) return { default: '', isFlag: true };
      return { default: ts.isStringLiteral(fallback.initializer) ? fallback.initializer.text : '{}' };
    }
    if (!ts.isCallExpression(node)) throw unknown(node);
    switch (node.expression.getText()) {
      case 'entries':
        return { default: '{}' };
      case 'oneOf':
      case 'cautiousOneOf': {
        const values = this.#readWords(node.arguments);
        return { default: values[0] ?? '', values };
      }
      case 'withOtherNames': {
        const [, list] = node.arguments;
        if (!list) throw unknown(node);
        return this.#readFacts(list);
      }
      case 'listOf': {
        const values = this.#readWords(node.arguments);
        return { default: '', isList: true, ...(values.length > 0 && { values }) };
      }
      case 'wholeNumber': {
        const [min = NaN, max = NaN, fallback] = node.arguments.map((one) => this.#readNumber(one));
        return { default: String(fallback), min, ...(max < Infinity && { max }) };
      }
    }
    throw unknown(node);
  }

  #readWords(nodes: readonly Node[]): string[] {
    return nodes.map((node) => {
      if (!ts.isStringLiteral(node)) throw unknown(node);
      return node.text;
    });
  }

  #readNumber(node: Node): number {
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (ts.isIdentifier(node)) return node.text === 'Infinity' ? Infinity : this.#readNumber(this.#resolve(node));
    if (!ts.isBinaryExpression(node)) throw unknown(node);
    const [left, right] = [this.#readNumber(node.left), this.#readNumber(node.right)];
    if (node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken) return left ** right;
    if (node.operatorToken.kind === ts.SyntaxKind.MinusToken) return left - right;
    throw unknown(node);
  }
}
