import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, ts } from './analyzer.ts';
import type { Sources } from './sources.ts';

/** What only the sources say of an attribute. */
export interface AttributeDocs {
  readonly description: string;
  /** The type of the value that is read, if that is an object. */
  readonly type?: string;
}

/** Where the tables of attributes are. */
const FOLDERS = ['src/card', 'src/features', 'src/widgets/setup'];

/** The type argument of the call that makes an attribute, such as `entries<FieldMap>({}, readFieldMap)`, wherever that is. */
const objectType = (node: Node): string | undefined =>
  (ts.isCallExpression(node) && node.typeArguments?.[0]?.getText()) || ts.forEachChild(node, objectType);

/** The docs of attributes, by the names of their properties: the comments in their tables. */
export function readAttributeDocs(sources: Sources): ReadonlyMap<string, AttributeDocs> {
  const docs = new Map<string, AttributeDocs>();
  const visit = (node: Node): void => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const comments = ts.getJSDocCommentsAndTags(node);
      const description = comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ');
      const type = ts.isPropertyAssignment(node) ? objectType(node.initializer) : undefined;
      if (description)
        docs.set(node.name.getText(), { description: description.replace(/\s+/g, ' '), ...(type && { type }) });
    }
    ts.forEachChild(node, visit);
  };
  for (const folder of FOLDERS) {
    const files = readdirSync(join(sources.root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files) if (/(?:attributes|rows)\.ts$/.test(file)) visit(sources.read(join(folder, file)));
  }
  return docs;
}
