/** Does what Google Translate does: wraps each text in two new elements. */
export function translate(root: ParentNode): void {
  for (const text of [...root.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes])) {
    if (!(text instanceof Text) || !text.data.trim() || text.parentElement?.localName === 'style') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  }
}
