import { html, nothing, render } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { langOf } from '../../card/card-view.ts';
import { fillPosition } from '../../content/words.ts';
import { InstanceSheet } from '../../element/instance-sheet.ts';
import type { FeatureHost, Seen } from '../../feed/feature.ts';
import type { Media, Post } from '../../model/post.ts';
import { createPointer } from './pointer.ts';
import { type LightboxPhrases, renderAbout, renderItem } from './render-about.ts';
import { createZoom } from './zoom.ts';

/** How far an arrow key scrolls a zoomed image, or the caption. */
const PAN_PX = 80;

export interface Gallery {
  readonly post: Post;
  readonly items: readonly Media[];
  readonly index: number;
  readonly phrases: LightboxPhrases;
  readonly view: Pick<Seen, 'cardView'>;
  onClosed(): void;
}

/** Keeps a page from scrolling, if it can scroll at all: otherwise, space for a scroll bar would move it. Returns a function that undoes this. */
export function lockScroll(page: Document): () => void {
  const sheet = new InstanceSheet(page);
  const { scrollHeight, clientHeight } = page.documentElement;
  if (scrollHeight > clientHeight) sheet.write('html{overflow:hidden!important;scrollbar-gutter:stable}');
  return () => sheet.remove();
}

/** The dialog that displays the images and videos of a gallery one by one, next to what the feed renders in the shadow root. */
export function createLightboxDialog(untranslate: FeatureHost['untranslate']) {
  // Outside of all parts: a page that hides the feed's footer, or any other part, does not hide the dialog.
  const container = document.createElement('div');
  const zoom = createZoom();
  const pointer = createPointer();
  let gallery: Gallery | undefined;
  let index = 0;
  let unlockScroll = (): void => {};
  /** A modal dialog that the page hides, with what is around it, would keep the visitor from everything else. */
  const whileRendered = new ResizeObserver(() => {
    if (!findDialog()?.checkVisibility()) close();
  });

  const findDialog = () => container.querySelector('dialog');
  const findVideo = () => container.querySelector('video');
  const findStage = () => container.querySelector('.lightbox-stage');
  const findCaption = () => container.querySelector('.lightbox-caption');
  const readDirection = (): string => getComputedStyle(container).direction;

  function open(root: ShadowRoot, opened: Gallery): void {
    close();
    gallery = opened;
    container.className = 'lightbox-container';
    root.append(container);
    renderDialog(opened);
    const dialog = findDialog();
    dialog?.showModal();
    if (dialog) whileRendered.observe(dialog);
    unlockScroll = lockScroll(root.ownerDocument);
    show(opened.index);
    // A visitor who pressed a video wants to play it. If the browser forbids that, there are the video's controls.
    findVideo()
      ?.play()
      .catch(() => {});
  }

  function close(): void {
    findDialog()?.close();
    onClosed(); // not only at the `close` event: it comes later, when the page may have changed
  }

  function renderDialog({ post, items, phrases, view: { cardView } }: Gallery, item?: Media): void {
    const { format, detailedMedia } = cardView;
    const lang = langOf(post, cardView);
    const isAlone = items.length < 2;
    const inner = phrases.within('lightbox');
    const altLang = !item?.alt ? inner.lang('position') : lang === nothing ? inner.pageLang : lang;
    const turn = (part: string, key: 'previousImage' | 'nextImage', to: number): unknown =>
      html`<button part=${part} type="button" lang=${inner.lang(key)} aria-label=${phrases.text(key)} aria-disabled=${!items[to]} ?hidden=${isAlone} @click=${() => show(to)}></button>`;
    const position = fillPosition(phrases.text('position'), format.whole(index + 1), format.whole(items.length));
    // With an empty `alt`, an image would only be decoration.
    const named = item && { ...item, alt: item.alt || position };
    const renderShown = (shown: Media): unknown =>
      detailedMedia?.renderDetailed(html, nothing, shown, altLang, zoom.factor()) ?? renderItem(shown, altLang);
    const template = html`<dialog part="lightbox" dir=${readDirection()} lang=${phrases.lang('lightbox')} aria-label=${phrases.text('lightbox')} aria-describedby="lightbox-title lightbox-status" @close=${onClosed} @keydown=${onKey} @click=${onClick} @pointermove=${onPointerMove} @pointerup=${onPointerUp} @pointercancel=${pointer.cancel}
      ><button part="lightbox-close" type="button" lang=${inner.lang('close')} aria-label=${phrases.text('close')} @click=${close}>×</button
      >${turn('lightbox-previous', 'previousImage', index - 1)}${turn('lightbox-next', 'nextImage', index + 1)}<div
        class="lightbox-zoom" ?hidden=${item?.type === 'video'}
        >${zoom.render(format, inner, zoomBy)}</div
      ><div
        class="lightbox-stage" data-zoom=${zoom.factor()} @pointerdown=${pointer.down}
        >${repeat(named ? [named] : [], () => index, renderShown)}</div
      >${renderAbout(post, cardView, inner)}<div class="lightbox-status" id="lightbox-status" aria-live="polite"
        ><p class="lightbox-position">${item && !isAlone ? inner.mark('position', position) : ''}</p
        ><div class="lightbox-caption"><p dir="auto" lang=${altLang}>${item?.alt}</p></div></div
    ></dialog>`;
    untranslate(container);
    render(template, container);
  }

  function show(next: number): void {
    const item = gallery?.items[next];
    if (!gallery || !item) return;
    unloadVideo();
    index = next;
    zoom.reset();
    renderDialog(gallery, item);
    // The video that had the focus is gone, or a button for images is hidden.
    if (!container.querySelector(':focus')?.checkVisibility()) container.querySelector('button')?.focus();
  }

  /** Stops playing and loading a video that is no longer displayed. */
  function unloadVideo(): void {
    const video = findVideo();
    video?.pause();
    video?.removeAttribute('src');
    video?.load();
  }

  function zoomBy(steps: number): void {
    const stage = findStage();
    if (stage && !findVideo()) zoom.move(steps, stage, renderAgain);
  }

  function renderAgain(): void {
    if (gallery) renderDialog(gallery, gallery.items[index]);
  }

  function onClosed(): void {
    const closed = gallery;
    if (!closed || findDialog()?.open) return;
    gallery = undefined;
    whileRendered.disconnect();
    unlockScroll();
    unloadVideo();
    renderDialog(closed);
    closed.onClosed();
  }

  function goSideways(step: 1 | -1): void {
    if (zoom.isOn()) findStage()?.scrollBy(step * PAN_PX, 0);
    else show(index + (readDirection() === 'rtl' ? -step : step));
  }

  /** Scrolls the image, or the caption if that has the focus, or the image is visible as a whole. */
  function scroll(step: 1 | -1): void {
    const movesImage = zoom.isOn() && !findCaption()?.matches(':focus');
    (movesImage ? findStage() : findCaption())?.scrollBy(0, step * PAN_PX);
  }

  const keys = new Map([
    ['ArrowLeft', () => goSideways(-1)],
    ['ArrowRight', () => goSideways(1)],
    ['ArrowUp', () => scroll(-1)],
    ['ArrowDown', () => scroll(1)],
    ['Home', () => show(0)],
    ['End', () => show((gallery?.items.length ?? 0) - 1)],
    ['+', () => zoomBy(1)],
    ['=', () => zoomBy(1)],
    ['-', () => zoomBy(-1)],
  ]);

  function onKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const act = keys.get(key);
    if (key === 'Escape') event.stopPropagation(); // it closes this dialog, but none of the page around it
    // In a video, keys seek and change the volume.
    if (!act || ctrlKey || metaKey || altKey || target === findVideo()) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  }

  function onPointerMove({ movementX, movementY, buttons }: PointerEvent): void {
    if (!buttons) pointer.cancel(); // released outside of the window
    if (zoom.isOn() && pointer.drags()) findStage()?.scrollBy(-movementX, -movementY);
  }

  function onPointerUp(event: PointerEvent): void {
    const step = pointer.up(event, readDirection() === 'rtl');
    if (step && !zoom.isOn() && event.target !== findVideo()) show(index + step);
  }

  function onClick(event: MouseEvent): void {
    const { target } = event;
    if (!pointer.takePress()) return;
    const stage = findStage();
    if (target === findDialog() || target === stage) return close();
    if (stage && target instanceof HTMLImageElement && pointer.takeZoom(event)) zoom.toggle(stage, renderAgain, event);
  }

  /** A dialog that was moved in the page is no longer in the top layer, although it is open. */
  function closeIfMoved(): void {
    if (findDialog()?.matches('[open]:not(:modal)')) close();
  }

  return { open, close, closeIfMoved, remove: (): void => (close(), container.remove()) };
}
