import { type CodeBlock, type Handout, isCard } from '../handout/handout.ts';
import { escapeAttribute, printElement } from '../markup/print-markup.ts';

/** The height of the frame without the script. */
const HEIGHT_PX = 600;

const frameUrl = ({ release, element: { tag, attributes }, baseUrl }: Handout): string =>
  `${release.filesUrl}frame.html?${String(
    new URLSearchParams([['element', tag], ...attributes.map(([name, value]) => [name, value]), ['base-url', baseUrl]]),
  )}`;

/** For site builders: a frame with the attributes in its URL. It has no slots, and no styles of the page. */
export function frame(handout: Handout): CodeBlock[] {
  if (isCard(handout)) return [];
  const address = frameUrl(handout);
  const attributes = [
    ['src', address],
    ['title', handout.element.attributes.find(([name]) => name === 'heading')?.[1] || 'Posts'],
    ['height', String(HEIGHT_PX)],
    ['style', 'width: 100%; border: 0'],
  ] as const;
  const markup = printElement({ tag: 'iframe', attributes, children: [] });
  const script = `<script src="${escapeAttribute(`${handout.release.filesUrl}ws-frame.js`)}" async></script>`;
  return [
    { name: 'Your page: the frame is as high as its posts', language: 'html', code: `${markup}\n${script}` },
    { name: 'Where no script is allowed: the frame scrolls', language: 'html', code: markup },
    { name: 'If you are asked for an address', language: 'text', code: address },
  ];
}
