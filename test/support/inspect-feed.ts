import type { AllowedContent } from './allowed-content.ts';

/** What an element's shadow root, or its cards in the page, must not contain but do. It refers to nothing outside. */
export function inspectFeed(host: Element, allowed: AllowedContent): string[] {
  const faults: string[] = [];
  const root = host.shadowRoot;
  if (!root) return ['It shows nothing.'];

  const tell = (element: Element, fault: string): void =>
    void faults.push(`${fault} in ${element.outerHTML.slice(0, 300)}`);
  const words = (value: string): string[] => value.split(/\s+/).filter(Boolean);
  const isOneOf = (value: string, known: readonly string[]): boolean =>
    words(value).every((word) => known.includes(word));
  const isWeb = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

  const isContact = (address: string): boolean => /^(tel:[\d+.()-]+|mailto:[^\s?]+@[^\s?]+)$/.test(address);

  const checks: Record<string, (value: string, element: Element) => boolean> = {
    href: (value, element) => isWeb(value) || (isContact(value) && !element.part[0]),
    src: isWeb,
    class: (value) => isOneOf(value, allowed.classes),
    part: (value) => isOneOf(value, allowed.parts),
    id: (value) => new RegExp(allowed.ids).test(value),
    name: (value) => allowed.slots.includes(value),
    'aria-labelledby': (value) => words(value).every((id) => root.getElementById(id)),
    'aria-describedby': (value) => words(value).every((id) => root.getElementById(id)),
  };
  const spoken = Object.entries(allowed.spoken);
  /** The regular expression for the value of an attribute for screen readers, if the element may have that attribute. */
  const spokenAs = (element: Element, name: string): string | undefined =>
    spoken.find(([selector, values]) => values[name] !== undefined && element.matches(selector))?.[1][name];

  /** All links are `noopener`, including the owner's; those of authors are `nofollow ugc` as well. */
  const checkLink = (link: Element, isAuthors: boolean): void => {
    const href = link.getAttribute('href') ?? '';
    const leading = isAuthors ? `noopener nofollow ugc,${isContact(href) ? '_self' : '_blank'}` : 'noopener,_blank';
    const found = `${link.getAttribute('rel') ?? ''},${link.getAttribute('target') ?? ''}`;
    if (found !== (link.hasAttribute('href') ? leading : ',')) tell(link, `rel and target are ${found}`);
    const hostname = isWeb(href) ? new URL(href).hostname : '';
    if (/[^ -~]/.test(hostname)) tell(link, 'a host that is not as the network knows it');
  };

  const nodesIn = (one: Node): Node[] => [...one.childNodes].flatMap((child) => [child, ...nodesIn(child)]);
  const inPage = [...host.querySelectorAll(':scope > [data-ws-post]')];
  // In the page, prose has no class of ours, and no element has a name that the page might use.
  const isNameless = (one: Element): boolean => ['id', 'class', 'name'].every((name) => !one.hasAttribute(name));
  for (const card of inPage)
    for (const one of card.querySelectorAll('*')) if (!isNameless(one)) tell(one, 'a name in the page');

  for (const element of [root, ...inPage].flatMap((one) => [...one.querySelectorAll('*')])) {
    const prose = element.parentElement?.closest('[data-prose], [data-ws-post] [data-ws-html]') ?? null;
    const language = element.namespaceURI?.split('/').at(-1);
    const tag = language === 'xhtml' ? element.localName : `${language}:${element.localName}`;
    const names = (prose ? allowed.prose : allowed.chrome)[tag];
    if (!names) {
      tell(element, `<${tag}>`);
      continue;
    }
    if (element.shadowRoot) tell(element, 'a shadow root');
    if (/^(script|style)$/.test(element.localName) && element.textContent) tell(element, 'content where it is code');
    for (const { name, value, namespaceURI } of element.attributes) {
      const expression = prose ? undefined : spokenAs(element, name);
      const isKnown = names.includes(name) || expression !== undefined;
      if (!isKnown || namespaceURI) tell(element, `the attribute ${name}`);
      else if (expression !== undefined && !new RegExp(expression).test(value)) tell(element, `the value of ${name}`);
      else if ((!prose || /^(href|src|aria-describedby)$/.test(name)) && checks[name]?.(value, element) === false) {
        tell(element, `the value of ${name}`);
      }
    }
    if (element.localName === 'a')
      checkLink(element, prose !== null || element.parentElement?.part.contains('text') === true);
  }

  for (const node of [root, ...inPage].flatMap(nodesIn)) {
    // Lit marks its places by comments of its own.
    if (node instanceof Comment && !/^(\?(lit\$\d+\$)?|\/?lit-part( [\w+/=]+)?|lit-node \d+)?$/.test(node.data))
      faults.push(`the comment ${node.data}`);
    else if (![1, 3, 8].includes(node.nodeType)) faults.push(`a node of type ${node.nodeType}`);
    const said =
      node instanceof Element
        ? ['alt', 'title', 'aria-label'].map((name) => node.getAttribute(name) ?? '').join(' ')
        : (node.nodeValue ?? '');
    if (/\b(null|undefined|NaN|Infinity)\b|\[object|Invalid Date/.test(said))
      faults.push(`raw words: ${said.slice(0, 99)}`);
  }
  return faults;
}
