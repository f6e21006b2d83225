import type { PartBox, StageReport } from './stage-window.ts';

export function boxOf(element: Element | Range, part: string): PartBox {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { part, left, top, width, height };
}

/** The part at a point, ignoring the area of a post's link that covers its card. */
function partAt(root: ShadowRoot, { clientX, clientY }: MouseEvent): Element | undefined {
  return root.elementsFromPoint(clientX, clientY).find((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.part.length > 0 && left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  });
}

/** Reports which part of the element the pointer is over, and which one is clicked. */
export class PartInspector {
  tag = '';
  readonly #report: (report: StageReport) => void;
  #stop: AbortController | undefined;

  constructor(report: (report: StageReport) => void) {
    this.#report = report;
  }

  setActive(isActive: boolean): void {
    this.#stop?.abort();
    this.#stop = undefined;
    if (!isActive) return;
    const { signal } = (this.#stop = new AbortController());
    addEventListener('pointermove', (event) => this.#onMove(event), { signal });
    addEventListener('scroll', () => this.#report({ type: 'hover', boxes: [] }), { signal, capture: true });
    document.documentElement.addEventListener('pointerleave', () => this.#report({ type: 'hover', boxes: [] }), {
      signal,
    });
    // In the capture phase, before the element gets it: a click picks a part, and does nothing else.
    addEventListener('click', (event) => this.#onClick(event), { signal, capture: true });
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.#report({ type: 'leave' }), { signal });
  }

  #find(event: MouseEvent): { readonly element: Element; readonly part: string } | undefined {
    for (const node of event.composedPath()) {
      if (!(node instanceof Element)) continue;
      const root = node.getRootNode();
      if (!(root instanceof ShadowRoot) || root.host.localName !== this.tag) continue;
      const element = partAt(root, event) ?? node;
      const [part] = element.part;
      if (part) return { element, part };
    }
    return undefined;
  }

  #onMove(event: MouseEvent): void {
    const found = this.#find(event);
    this.#report({ type: 'hover', boxes: found ? [boxOf(found.element, found.part)] : [] });
  }

  #onClick(event: MouseEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    const found = this.#find(event);
    if (found) this.#report({ type: 'pick', part: found.part });
  }
}
