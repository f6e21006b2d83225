import { html, nothing, render } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Format } from '../../content/format.ts';
import { englishCards } from '../../content/english/cards.ts';
import { englishLightbox } from '../../content/english/lightbox.ts';
import type { Lang, Phrases } from '../../element/phrases.ts';
import type { Media } from '../../model/post.ts';
import { planSwipe, type Point } from './plan-swipe.ts';
import { lockScroll } from './scroll-lock.ts';

const ZOOMS = [1, 2, 4];
/** On touch screens only two taps within this zoom: one alone may be by mistake. */
const DOUBLE_TAP_MS = 350;
/** What an arrow key moves a zoomed image, or the caption, by. */
const PAN_PX = 80;

export const ENGLISH = { ...englishCards, ...englishLightbox };
export type LightboxPhrases = Phrases<keyof typeof ENGLISH>;

export interface Gallery {
  readonly items: readonly Media[];
  readonly index: number;
  /** Of the descriptions, where it is known and not that of the page. */
  readonly lang: Lang;
  readonly phrases: LightboxPhrases;
  readonly format: Format;
  /** What is said of the post; `phrases` are those within the dialog. */
  renderAbout(phrases: LightboxPhrases): unknown;
  onClosed(): void;
}

const renderItem = ({ type, src, alt }: Media, lang: Lang): unknown =>
  type === 'video'
    ? html`<video part="lightbox-image" controls playsinline lang=${lang} aria-label=${alt} src=${src}></video>`
    : html`<img part="lightbox-image" draggable="false" lang=${lang} alt=${alt} src=${src} />`;

/** The dialog in which the images and videos of a gallery are displayed one by one. */
export class LightboxDialog {
  // Beside what the feed renders: a page that hides the feed's footer, or any other part, does not hide the dialog.
  readonly #container = document.createElement('div');
  #gallery: Gallery | undefined;
  #index = 0;
  /** Index into `ZOOMS`. */
  #zoom = 0;
  #unlockScroll = (): void => {};
  /** Where a pointer went down. */
  #start: Point | undefined;
  #isTouch = false;
  /** Whether the next click is one: not the end of a swipe. */
  #isPress = true;
  #lastTapMs = -Infinity;

  open(root: ShadowRoot, gallery: Gallery): void {
    this.close();
    this.#gallery = gallery;
    this.#container.className = 'lightbox-container';
    if (this.#container.parentNode !== root) root.append(this.#container);
    this.#render(gallery, undefined);
    this.#dialog?.showModal();
    this.#unlockScroll = lockScroll(root.ownerDocument);
    this.#show(gallery.index);
    // Who pressed a video wants to play it; where the browser forbids that, it has controls.
    this.#video?.play().catch(() => {});
  }

  close(): void {
    if (this.#dialog?.open) this.#dialog.close();
    this.#onClose(); // the event comes later, when the page may have gone on
  }

  /** A dialog that was moved in the page has left the top layer, though it is open. */
  closeIfMoved(): void {
    if (this.#dialog?.open && !this.#dialog.matches(':modal')) this.close();
  }

  remove(): void {
    this.close();
    this.#container.remove();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#container.querySelector('dialog');
  }

  get #stage(): HTMLElement | null {
    return this.#container.querySelector<HTMLElement>('.lightbox-stage');
  }

  get #caption(): HTMLElement | null {
    return this.#container.querySelector<HTMLElement>('.lightbox-caption');
  }

  /** Whether what is scrolled up and down is the caption: an image that is not zoomed is seen whole. */
  get #isCaptionMeant(): boolean {
    return this.#zoom === 0 || this.#caption?.matches(':focus') === true;
  }

  get #video(): HTMLVideoElement | null {
    return this.#container.querySelector('video');
  }

  get #isRtl(): boolean {
    return this.#dialog !== null && getComputedStyle(this.#dialog).direction === 'rtl';
  }

  #render(gallery: Gallery, item: Media | undefined): void {
    const { items, phrases, format, lang, renderAbout } = gallery;
    const index = this.#index;
    const isAlone = items.length < 2;
    const [number = '', count = ''] = [index + 1, items.length].map(format.whole);
    const position = phrases
      .text('position')
      .replace('{number}', () => number)
      .replace('{count}', () => count);
    const inner = phrases.within('lightbox');
    const altLang = lang === nothing ? inner.pageLang : lang;
    const template = html`<dialog
      part="lightbox"
      lang=${phrases.lang('lightbox')}
      aria-label=${phrases.text('lightbox')}
      aria-describedby="lightbox-title lightbox-caption"
      @close=${this.#onClose}
      @keydown=${this.#onKey}
      @click=${this.#onClick}
      ><button part="lightbox-close" type="button" lang=${inner.lang('close')} aria-label=${phrases.text('close')} @click=${this.close}>×</button
      ><button
        part="lightbox-previous"
        type="button"
        lang=${inner.lang('previousImage')}
        aria-label=${phrases.text('previousImage')}
        aria-disabled=${index === 0}
        ?hidden=${isAlone}
        @click=${() => this.#show(index - 1)}
      ></button
      ><button
        part="lightbox-next"
        type="button"
        lang=${inner.lang('nextImage')}
        aria-label=${phrases.text('nextImage')}
        aria-disabled=${index === items.length - 1}
        ?hidden=${isAlone}
        @click=${() => this.#show(index + 1)}
      ></button
      ><div
        class="lightbox-zoom"
        role="group"
        lang=${inner.lang('enlargeImage')}
        aria-label=${phrases.text('enlargeImage')}
        ?hidden=${item?.type === 'video'}
        >${[-1, 1].map((step) => this.#renderZoom(step, format, phrases.within('enlargeImage').pageLang))}</div
      ><div
        class="lightbox-stage"
        data-zoom=${ZOOMS[this.#zoom]}
        @pointerdown=${this.#onPointerDown}
        @pointermove=${this.#onPointerMove}
        @pointerup=${this.#onPointerUp}
        @pointercancel=${this.#onPointerCancel}
        >${item ? keyed(index, renderItem(item, altLang)) : nothing}</div
      >${renderAbout(inner)}<div class="lightbox-status" id="lightbox-caption" role="status"
        ><p class="lightbox-position">${item && !isAlone ? inner.mark('position', position) : ''}</p
        ><div class="lightbox-caption"><p dir="auto" lang=${altLang}>${item?.alt}</p></div></div
    ></dialog>`;
    render(template, this.#container, { host: this });
  }

  /** A button that is named by the zoom that it leads to, for its sign says no more than the way. */
  #renderZoom(step: number, format: Format, lang: Lang): unknown {
    const [now = 1, next] = [ZOOMS[this.#zoom], ZOOMS[this.#zoom + step]];
    return html`<button
      part="lightbox-zoom"
      type="button"
      lang=${lang}
      aria-label="${format.whole(next ?? now)}×"
      aria-disabled=${next === undefined}
      @click=${() => this.#setZoom(this.#zoom + step)}
    >${step > 0 ? '+' : '−'}</button>`;
  }

  #show(index: number): void {
    const gallery = this.#gallery;
    const item = gallery?.items[index];
    if (!gallery || !item) return;
    this.#unloadVideo();
    this.#index = index;
    this.#zoom = 0;
    this.#render(gallery, item);
    const { activeElement } = this.#container.getRootNode() as ShadowRoot;
    // The video that was left had the focus.
    if (!this.#container.contains(activeElement)) this.#container.querySelector('button')?.focus();
  }

  /** A video that is left plays and loads no more. */
  #unloadVideo(): void {
    const video = this.#video;
    video?.pause();
    video?.removeAttribute('src');
    video?.load();
  }

  /** Zooms the image, around a point of it where one is given. */
  #setZoom(zoom: number, at?: Point): void {
    const gallery = this.#gallery;
    const stage = this.#stage;
    if (!gallery || !stage || zoom < 0 || zoom >= ZOOMS.length || this.#video) return;
    const { left, top, width, height } = stage.getBoundingClientRect();
    const { x, y } = at ?? { x: left + width / 2, y: top + height / 2 };
    const [across, down] = [
      (x - left + stage.scrollLeft) / stage.scrollWidth,
      (y - top + stage.scrollTop) / stage.scrollHeight,
    ];
    this.#zoom = zoom;
    this.#render(gallery, gallery.items[this.#index]);
    stage.scrollTo(across * stage.scrollWidth - width / 2, down * stage.scrollHeight - height / 2);
  }

  #onClose(): void {
    const gallery = this.#gallery;
    if (!gallery || this.#dialog?.open) return;
    this.#gallery = undefined;
    this.#unlockScroll();
    this.#unloadVideo();
    this.#render(gallery, undefined);
    gallery.onClosed();
  }

  #onKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || target === this.#video) return; // there, keys seek and change the volume
    if (!this.#handleKey(key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Returns whether the key means anything. */
  #handleKey(key: string): boolean {
    const last = (this.#gallery?.items.length ?? 0) - 1;
    const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
    switch (key) {
      case 'ArrowLeft':
      case 'ArrowRight':
        if (this.#zoom > 0) this.#stage?.scrollBy(step * PAN_PX, 0);
        else this.#show(this.#index + (this.#isRtl ? -step : step));
        return true;
      case 'ArrowUp':
      case 'ArrowDown':
        (this.#isCaptionMeant ? this.#caption : this.#stage)?.scrollBy(0, step * PAN_PX);
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

  #onPointerDown({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    this.#isPress = isPrimary;
    this.#isTouch = pointerType !== 'mouse';
    this.#start = isPrimary ? { x, y } : undefined;
  }

  #onPointerMove({ movementX, movementY }: PointerEvent): void {
    if (this.#start && this.#zoom > 0 && !this.#isTouch) this.#stage?.scrollBy(-movementX, -movementY);
  }

  #onPointerUp({ target, clientX: x, clientY: y }: PointerEvent): void {
    const gesture = this.#start && planSwipe(this.#start, { x, y }, this.#isRtl);
    this.#start = undefined;
    this.#isPress = gesture === 'press';
    if (this.#zoom > 0 || target === this.#video) return;
    if (gesture === 'next') this.#show(this.#index + 1);
    if (gesture === 'previous') this.#show(this.#index - 1);
  }

  #onPointerCancel(): void {
    this.#start = undefined;
  }

  #onClick({ target, clientX: x, clientY: y, timeStamp }: MouseEvent): void {
    const isPress = this.#isPress;
    this.#isPress = true;
    if (!isPress) return;
    if (target === this.#dialog || target === this.#stage) return this.close();
    if (!(target instanceof HTMLImageElement)) return;
    const isFirstTap = this.#isTouch && timeStamp - this.#lastTapMs > DOUBLE_TAP_MS;
    this.#lastTapMs = timeStamp;
    if (!isFirstTap) this.#setZoom(this.#zoom > 0 ? 0 : 1, { x, y });
  }
}
