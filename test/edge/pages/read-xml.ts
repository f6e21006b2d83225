import { SaxesParser, type SaxesTagPlain } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** The names from the root to it. */
  readonly path: string;
}

/** The elements of well-formed XML, with the text in each. Throws where it is none. */
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
