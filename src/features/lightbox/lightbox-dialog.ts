import type { Format } from '../../content/format.ts';
import type { LightboxMessages } from '../../content/messages.ts';
import type { Media } from '../../model/post.ts';
import { make } from '../../element/make.ts';
import { planSwipe, type Point } from './plan-swipe.ts';
import { lockScroll } from './scroll-lock.ts';

const ZOOMS = [1, 2, 4];
/** Two taps within this are one that counts: one alone would zoom by mistake. */
const DOUBLE_TAP_MS = 350;
/** What an arrow key moves an enlarged picture by. */
const PAN_PX = 80;

export interface Gallery {
  readonly items: readonly Media[];
  readonly index: number;
  readonly messages: LightboxMessages;
  readonly format: Format;
  onClosed(): void;
}

/** The dialog in which pictures and videos are seen one by one. */
export class LightboxDialog {
  readonly #stage = make('div', { class: 'lightbox-stage' });
  readonly #position = make('p');
  readonly #words = make('p', { dir: 'auto' });
  readonly #close = make('button', { part: 'lightbox-close', type: 'button' }, '×');
  readonly #previous = make('button', { part: 'lightbox-previous', type: 'button' });
  readonly #next = make('button', { part: 'lightbox-next', type: 'button' });
  readonly element = make(
    'dialog',
    { part: 'lightbox', 'aria-describedby': 'lightbox-caption' },
    this.#close,
    this.#previous,
    this.#next,
    this.#stage,
    make('div', { class: 'lightbox-caption', id: 'lightbox-caption', role: 'status' }, this.#position, this.#words),
  );
  #gallery: Gallery | undefined;
  #index = 0;
  #zoom = 0;
  #unlock = (): void => {};
  /** Where a pointer went down. */
  #from: Point | undefined;
  #isTouch = false;
  #isPress = true;
  #tappedAtMs = -Infinity;

  constructor() {
    const { element } = this;
    this.#close.addEventListener('click', () => element.close());
    this.#previous.addEventListener('click', () => this.#show(this.#index - 1));
    this.#next.addEventListener('click', () => this.#show(this.#index + 1));
    element.addEventListener('close', () => this.#onClose());
    element.addEventListener('keydown', (event) => this.#onKey(event));
    element.addEventListener('click', (event) => this.#onClick(event));
    this.#stage.addEventListener('pointerdown', (event) => this.#onDown(event));
    this.#stage.addEventListener('pointermove', (event) => this.#onMove(event));
    this.#stage.addEventListener('pointerup', (event) => this.#onUp(event));
    this.#stage.addEventListener('pointercancel', () => (this.#from = undefined));
  }

  open(root: ShadowRoot, gallery: Gallery): void {
    const { element } = this;
    const { items, index, messages } = gallery;
    this.close();
    this.#gallery = gallery;
    element.ariaLabel = messages.lightbox;
    this.#close.ariaLabel = messages.close;
    this.#previous.ariaLabel = messages.previousImage;
    this.#next.ariaLabel = messages.nextImage;
    this.#previous.hidden = this.#next.hidden = items.length < 2;
    if (element.parentNode !== root) root.append(element);
    element.showModal();
    this.#unlock = lockScroll(element.ownerDocument);
    this.#show(index);
    // Who pressed a video wants to see it; a browser that forbids that has controls in it.
    this.#video?.play().catch(() => {});
  }

  close(): void {
    if (this.element.open) this.element.close();
    this.#onClose(); // the event comes later, when the page may have gone on
  }

  get #video(): HTMLVideoElement | null {
    return this.#stage.querySelector('video');
  }

  #onClose(): void {
    const gallery = this.#gallery;
    if (!gallery || this.element.open) return;
    this.#gallery = undefined;
    this.#unlock();
    this.#empty();
    gallery.onClosed();
  }

  /** A video that is left plays no more, and loads no more. */
  #empty(): void {
    const video = this.#video;
    video?.pause();
    video?.removeAttribute('src');
    video?.load();
    this.#stage.replaceChildren();
  }

  #show(index: number): void {
    const { items = [], messages, format } = this.#gallery ?? {};
    const one = items[index];
    if (!one || !messages || !format) return;
    const { type, src, alt } = one;
    this.#empty();
    this.#index = index;
    this.#setZoom(0);
    this.#stage.append(
      type === 'video'
        ? make('video', { part: 'lightbox-image', controls: '', playsinline: '', 'aria-label': alt, src })
        : make('img', { part: 'lightbox-image', draggable: 'false', alt, src }),
    );
    const [number, count] = [index + 1, items.length].map(format.whole);
    const position = messages.position.replace('{number}', () => number ?? '').replace('{count}', () => count ?? '');
    this.#position.textContent = items.length > 1 ? position : '';
    this.#words.textContent = alt;
    this.#previous.ariaDisabled = String(index === 0);
    this.#next.ariaDisabled = String(index === items.length - 1);
    const { activeElement } = this.element.getRootNode() as ShadowRoot;
    if (!this.element.contains(activeElement)) this.#close.focus(); // the video had it
  }

  get #isRtl(): boolean {
    return getComputedStyle(this.element).direction === 'rtl';
  }

  /** Enlarges the picture, around a point of it where one is given. */
  #setZoom(zoom: number, at?: Point): void {
    const stage = this.#stage;
    if (zoom < 0 || zoom >= ZOOMS.length || (zoom > 0 && this.#video)) return;
    const { left, top, width, height } = stage.getBoundingClientRect();
    const { x, y } = at ?? { x: left + width / 2, y: top + height / 2 };
    const [across, down] = [
      (x - left + stage.scrollLeft) / stage.scrollWidth,
      (y - top + stage.scrollTop) / stage.scrollHeight,
    ];
    this.#zoom = zoom;
    stage.dataset['zoom'] = String(ZOOMS[zoom]);
    stage.scrollTo(across * stage.scrollWidth - width / 2, down * stage.scrollHeight - height / 2);
  }

  #onKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || target === this.#video) return; // where the keys wind and sound
    if (!this.#act(key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Returns whether the key means anything. */
  #act(key: string): boolean {
    const last = (this.#gallery?.items.length ?? 0) - 1;
    const way = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
    switch (key) {
      case 'ArrowLeft':
      case 'ArrowRight':
        if (this.#zoom > 0) this.#stage.scrollBy(way * PAN_PX, 0);
        else this.#show(this.#index + (this.#isRtl ? -way : way));
        return true;
      case 'ArrowUp':
      case 'ArrowDown':
        this.#stage.scrollBy(0, way * PAN_PX);
        return true;
      case 'Home':
      case 'End':
        this.#show(key === 'Home' ? 0 : last);
        return true;
      case '+':
      case '=':
        this.#setZoom(this.#zoom + 1);
        return true;
      case '-':
        this.#setZoom(this.#zoom - 1);
        return true;
    }
    return false;
  }

  #onDown({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    this.#isPress = isPrimary;
    this.#isTouch = pointerType !== 'mouse';
    this.#from = isPrimary ? { x, y } : undefined;
  }

  #onMove({ movementX, movementY }: PointerEvent): void {
    if (this.#from && this.#zoom > 0 && !this.#isTouch) this.#stage.scrollBy(-movementX, -movementY);
  }

  #onUp({ target, clientX: x, clientY: y }: PointerEvent): void {
    const meant = this.#from && planSwipe(this.#from, { x, y }, this.#isRtl);
    this.#from = undefined;
    this.#isPress = meant === 'press';
    if (this.#zoom > 0 || target === this.#video) return;
    if (meant === 'next') this.#show(this.#index + 1);
    if (meant === 'previous') this.#show(this.#index - 1);
  }

  #onClick({ target, clientX: x, clientY: y, timeStamp }: MouseEvent): void {
    const isPress = this.#isPress;
    this.#isPress = true;
    if (!isPress) return;
    if (target === this.element || target === this.#stage) return this.element.close();
    if (!(target instanceof HTMLImageElement)) return;
    const isFirstTap = this.#isTouch && timeStamp - this.#tappedAtMs > DOUBLE_TAP_MS;
    this.#tappedAtMs = timeStamp;
    if (!isFirstTap) this.#setZoom(this.#zoom > 0 ? 0 : 1, { x, y });
  }
}
