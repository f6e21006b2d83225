import { type Node, type Plugin, ts } from './analyzer.ts';
import { readAttributeDocs } from './attribute-docs.ts';
import { attributeFacts } from './attribute-facts.ts';
import { type Analyzed, describeElement } from './describe-element.ts';
import { describeExports, published } from './describe-exports.ts';
import type { Manifest, Module } from './schema.ts';
import type { Sources } from './sources.ts';

/** The first version with states, which the analyzer describes; but the analyzer itself writes 1.0.0. */
const SCHEMA_VERSION = '2.1.0';

interface Definition {
  readonly tagName: string;
  readonly className: string;
}

/** What a call registers: `define('ws-feed', WsFeed)`. */
function readDefinition(node: Node): Definition | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'define') return undefined;
  const [tag, element] = node.arguments;
  return tag && ts.isStringLiteral(tag) && element ? { tagName: tag.text, className: element.getText() } : undefined;
}

/**
 * A plugin of the analyzer: describes each element as one class, with the attributes of its table and nothing that is
 * internal. Only the modules by which the package is imported are left.
 */
export function elementsPlugin(sources: Sources): Plugin {
  const docs = readAttributeDocs(sources);
  const classes = new Map<string, Node>();
  const definitions = new Map<string, Definition>(); // by the path of the module that registers

  const describeClass = (one: Module['declarations'][number]): Module['declarations'][number] => {
    const node = classes.get(one.name);
    const { tagName } = [...definitions.values()].find(({ className }) => className === one.name) ?? {};
    if (one.customElement || !one.superclass) return one;
    if (!node || !tagName) return { ...one, superclass: { name: one.superclass.name } };
    // The analyzer has filled in what `Analyzed` declares.
    const analyzed = one as unknown as Analyzed;
    const path = node.getSourceFile().fileName;
    return describeElement(analyzed, { tagName, path, attributes: attributeFacts(tagName), docs, sources });
  };

  const describeModule = (module: Module): Module => {
    const path = published(module.path);
    const exports = describeExports(module.path, sources);
    const definition = definitions.get(module.path);
    if (definition) {
      const { tagName, className } = definition;
      const declaration = {
        name: className,
        module: published(classes.get(className)?.getSourceFile().fileName ?? ''),
      };
      exports.push({ kind: 'custom-element-definition', name: tagName, declaration });
    }
    return { ...module, path, declarations: module.declarations.map(describeClass), exports };
  };

  const isPublic = ({ path, declarations }: Module): boolean => {
    const elements = new Set([...definitions.values()].map(({ className }) => className));
    return definitions.has(path) || declarations.some(({ name }) => elements.has(name) || name.endsWith('Event'));
  };

  return {
    name: 'ws-widgets',
    collectPhase({ node }) {
      if (ts.isClassDeclaration(node) && node.name) classes.set(node.name.text, node);
      const definition = readDefinition(node);
      if (definition) definitions.set(node.getSourceFile().fileName, definition);
    },
    packageLinkPhase({ customElementsManifest }) {
      const manifest = customElementsManifest as unknown as { -readonly [Key in keyof Manifest]: Manifest[Key] };
      manifest.schemaVersion = SCHEMA_VERSION;
      manifest.modules = manifest.modules.filter(isPublic).map(describeModule);
    },
  };
}
