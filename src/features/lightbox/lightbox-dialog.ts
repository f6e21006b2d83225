import { html, nothing, render } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Format } from '../../content/format.ts';
import { fillPosition } from '../../content/fill-position.ts';
import type { Lang } from '../../element/phrases.ts';
import type { Media } from '../../model/post.ts';
import { Pointer } from './pointer.ts';
import { type LightboxPhrases, renderItem } from './render-about.ts';
import { lockScroll } from './scroll-lock.ts';
import { Zoom } from './zoom.ts';

/** What an arrow key moves a zoomed image, or the caption, by. */
const PAN_PX = 80;

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

/** The dialog in which the images and videos of a gallery are displayed one by one. */
export class LightboxDialog {
  // Beside what the feed renders: a page that hides the feed's footer, or any other part, does not hide the dialog.
  readonly #container = document.createElement('div');
  #gallery: Gallery | undefined;
  #index = 0;
  readonly #zoom = new Zoom();
  readonly #pointer = new Pointer();
  #unlockScroll = (): void => {};

  open(root: ShadowRoot, gallery: Gallery): void {
    this.close();
    this.#gallery = gallery;
    this.#container.className = 'lightbox-container';
    root.append(this.#container);
    this.#render(gallery, undefined);
    this.#dialog?.showModal();
    this.#unlockScroll = lockScroll(root.ownerDocument);
    this.#show(gallery.index);
    // A visitor who pressed a video wants to play it; where the browser forbids that, it has controls.
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
    return !this.#zoom.isOn || this.#caption?.matches(':focus') === true;
  }

  get #video(): HTMLVideoElement | null {
    return this.#container.querySelector('video');
  }

  get #isRtl(): boolean {
    return this.#dialog?.matches(':dir(rtl)') ?? false;
  }

  #render(gallery: Gallery, item: Media | undefined): void {
    const { items, phrases, format, lang, renderAbout } = gallery;
    const index = this.#index;
    const isAlone = items.length < 2;
    const inner = phrases.within('lightbox');
    const altLang = lang === nothing ? inner.pageLang : lang;
    const template = html`<dialog
      part="lightbox"
      lang=${phrases.lang('lightbox')}
      aria-label=${phrases.text('lightbox')}
      aria-describedby="lightbox-title lightbox-status"
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
        ?hidden=${item?.type === 'video'}
        >${this.#zoom.render(format, inner, (steps) => this.#zoomBy(steps))}</div
      ><div
        class="lightbox-stage"
        data-zoom=${this.#zoom.factor}
        @pointerdown=${(event: PointerEvent) => this.#pointer.down(event)}
        @pointermove=${this.#onPointerMove}
        @pointerup=${this.#onPointerUp}
        @pointercancel=${() => this.#pointer.cancel()}
        >${
          item
            ? repeat(
                [item],
                () => index,
                () => renderItem(item, altLang),
              )
            : nothing
        }</div
      >${renderAbout(inner)}<div class="lightbox-status" id="lightbox-status" aria-live="polite"
        ><p class="lightbox-position">${item && !isAlone ? inner.mark('position', fillPosition(phrases.text('position'), format.whole(index + 1), format.whole(items.length))) : ''}</p
        ><div class="lightbox-caption"><p dir="auto" lang=${altLang}>${item?.alt}</p></div></div
    ></dialog>`;
    render(template, this.#container, { host: this });
  }

  #show(index: number): void {
    const gallery = this.#gallery;
    const item = gallery?.items[index];
    if (!gallery || !item) return;
    this.#unloadVideo();
    this.#index = index;
    this.#zoom.reset();
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

  #zoomBy(steps: number): void {
    if (this.#stage && !this.#video) this.#zoom.move(steps, this.#stage, this.#renderAgain);
  }

  readonly #renderAgain = (): void => {
    if (this.#gallery) this.#render(this.#gallery, this.#gallery.items[this.#index]);
  };

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
        if (this.#zoom.isOn) this.#stage?.scrollBy(step * PAN_PX, 0);
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
        this.#zoomBy(1);
        return true;
      case '-':
        this.#zoomBy(-1);
        return true;
    }
    return false;
  }

  #onPointerMove({ movementX, movementY }: PointerEvent): void {
    if (this.#zoom.isOn && this.#pointer.drags) this.#stage?.scrollBy(-movementX, -movementY);
  }

  #onPointerUp(event: PointerEvent): void {
    const gesture = this.#pointer.up(event, this.#isRtl);
    if (this.#zoom.isOn || event.target === this.#video) return;
    if (gesture === 'next') this.#show(this.#index + 1);
    if (gesture === 'previous') this.#show(this.#index - 1);
  }

  #onClick(event: MouseEvent): void {
    const { target, clientX: x, clientY: y } = event;
    if (!this.#pointer.takePress()) return;
    const stage = this.#stage;
    if (target === this.#dialog || target === stage) return this.close();
    if (!stage || !(target instanceof HTMLImageElement)) return;
    if (this.#pointer.takeZoom(event)) this.#zoom.toggle(stage, this.#renderAgain, { x, y });
  }
}
