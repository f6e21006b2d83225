// Alternative texts of images whose posts have none: a field for each, in place of JSON by the ids of posts.
(function ({ components, element }, editor) {
  const { createElement: el } = element;

  const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

  /** What was written; nothing where it is not what the attribute takes. */
  function read(json) {
    try {
      const texts = JSON.parse(json);
      return isObject(texts) ? texts : {};
    } catch {
      return {};
    }
  }

  const listOf = (texts, id) => [texts[id] ?? []].flat();

  /** The texts with another one for an image of a post; as JSON, `undefined` where there is none. */
  function write(texts, id, index, text) {
    const list = listOf(texts, id);
    const length = Math.max(list.length, index + 1);
    const written = Array.from({ length }, (_, i) => (i === index ? text : (list[i] ?? '')));
    const { [id]: before, ...others } = texts;
    const all = written.some(Boolean) ? { ...others, [id]: written.length === 1 ? text : written } : others;
    return Object.keys(all).length > 0 ? JSON.stringify(all) : undefined;
  }

  /** A field for each image of the newest posts that has no description. Others stay as they were written. */
  editor.AltTexts = ({ label, help, tag, source, written, siteValue, type }) => {
    const posts = editor.usePosts(tag, source);
    const texts = read(written || siteValue || '{}');
    const fields = posts.flatMap(({ id, name, undescribed }) =>
      undescribed.map(({ index, src }, i) =>
        el(
          'li',
          { key: `${id} ${index}` },
          el('img', { src, alt: '', loading: 'lazy', referrerPolicy: 'no-referrer' }),
          el(components.TextareaControl, {
            label: undescribed.length > 1 ? `${name} (${i + 1})` : name,
            rows: 2,
            value: listOf(texts, id)[index] ?? '',
            onChange: (text) => type(write(texts, id, index, text)),
          }),
        ),
      ),
    );
    if (fields.length === 0) return null;
    const legend = el('legend', null, label);
    return el('fieldset', { className: 'ws-widgets-alt-texts' }, legend, el('p', null, help), el('ul', null, fields));
  };
})(window.wp, window.wsWidgetsEditor);
