import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Node, type SourceFile, ts } from './analyzer.ts';
import type { Type } from './schema.ts';

/** The sources as trees, each read once, by their paths from the root. */
export class Sources {
  readonly root: string;
  readonly #files = new Map<string, SourceFile>();

  constructor(root: string) {
    this.root = root;
  }

  read(path: string): SourceFile {
    const file =
      this.#files.get(path) ??
      ts.createSourceFile(path, readFileSync(join(this.root, path), 'utf8'), ts.ScriptTarget.ES2022, true);
    this.#files.set(path, file);
    return file;
  }

  /** The type of what a setter in a file takes. */
  setterType(path: string, name: string): Type | undefined {
    const members = this.read(path).statements.flatMap((one) => (ts.isClassDeclaration(one) ? [...one.members] : []));
    const setter = members.filter(ts.isSetAccessorDeclaration).find((one) => one.name.getText() === name);
    const text = setter?.parameters[0]?.type?.getText();
    return text === undefined ? undefined : { text };
  }

  /** What a name represents where it is used: a constant's value, a class or a type, wherever it was imported from. */
  resolve(name: string, user: Node): Node | undefined {
    const file = user.getSourceFile();
    for (const statement of file.statements) {
      if (ts.isVariableStatement(statement)) {
        const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
        if (found?.initializer) return found.initializer;
      } else if (ts.isImportDeclaration(statement)) {
        const bindings = statement.importClause?.namedBindings;
        if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
        if (!bindings.elements.some((one) => one.name.text === name)) continue;
        return this.resolve(name, this.read(join(dirname(file.fileName), statement.moduleSpecifier.text)));
      } else if (
        ts.isClassDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement)
      ) {
        if (statement.name?.text === name) return statement;
      }
    }
    return undefined;
  }
}
