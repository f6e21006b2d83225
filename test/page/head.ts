import { onTestFinished } from 'vitest';

/** Puts an element into the head of the page for as long as the test lasts; what is in a script is not run. */
export function putIntoHead(
  tag: 'script' | 'meta' | 'style',
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (element instanceof HTMLScriptElement) element.type = 'text/plain';
  document.head.append(element);
  onTestFinished(() => element.remove());
  return element;
}
