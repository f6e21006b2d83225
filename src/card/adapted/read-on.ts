/**
 * After "Read more", whose button the text takes down: where that is out of view then, the focus goes to what is to be read.
 * After "Read less" the button is kept in view.
 */
export function readOn(root: ShadowRoot): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.read-more[aria-expanded]') : null;
    const text = button?.previousElementSibling;
    if (!(text instanceof HTMLElement)) return;
    if (button?.ariaExpanded === 'false') button.scrollIntoView({ block: 'nearest' });
    else if (Number(button?.getBoundingClientRect().bottom) > innerHeight) {
      text.tabIndex = -1;
      text.addEventListener('blur', () => text.removeAttribute('tabindex'), { once: true });
      text.focus({ preventScroll: true });
    }
  });
}
