import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** An element; `path` has the names of its ancestors from the root, and its own. */
export type XmlElement = Readonly<Record<'name' | 'text' | 'path', string> & { attributes: Record<string, string> }>;

/** The elements of an XML document, with the text of each. Throws if it is not well-formed. */
export function readXml(xml: string): XmlElement[] {
  const parser = new SaxesParser();
  const open: { readonly tag: SaxesTagPlain; text: string }[] = [];
  const elements: XmlElement[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => open.push({ tag, text: '' }));
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', ({ name, attributes }) => {
    const path = open.map(({ tag }) => tag.name).join(' ');
    elements.push({ name, attributes, text: open.pop()?.text ?? '', path });
  });
  parser.write(xml).close();
  return elements;
}
