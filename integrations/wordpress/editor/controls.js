// The controls of the block's settings, by what the manifest says of each attribute.
(function ({ components, compose, element, i18n }, editor) {
  const { createElement: el } = element;
  const { __, sprintf } = i18n;

  /** A greater span is typed, not drawn. */
  const RANGE_MAX = 60;

  // translators: %s: the name of a choice that holds where nothing is chosen.
  const ofDefault = (label) => sprintf(__('%s (default)', 'ws-widgets'), label);

  const wordsOf = (value) => (value || '').split(' ').filter(Boolean);

  function Pictures({ name, label, words, value, set }) {
    const group = compose.useInstanceId(Pictures, 'ws-widgets-pictures');
    const choices = Object.entries(words).map(([word, said]) =>
      el(
        'label',
        { key: word, className: 'ws-widgets-choice' },
        el('input', { type: 'radio', name: group, checked: word === value, onChange: () => set(word) }),
        editor.picture(name, word),
        el('span', null, said),
      ),
    );
    return el(
      'fieldset',
      { className: 'ws-widgets-pictures' },
      el('legend', null, label),
      el('div', { className: 'ws-widgets-choices' }, choices),
    );
  }

  /** A box for each word of a list. */
  function Boxes({ label, words, value, set }) {
    const chosen = wordsOf(value);
    const boxes = Object.entries(words).map(([word, said]) =>
      el(components.CheckboxControl, {
        key: word,
        label: said,
        checked: chosen.includes(word),
        onChange: (isOn) =>
          set(
            Object.keys(words)
              .filter((one) => (one === word ? isOn : chosen.includes(one)))
              .join(' '),
          ),
      }),
    );
    return el('fieldset', { className: 'ws-widgets-boxes' }, el('legend', null, label), boxes);
  }

  /**
   * The control of an attribute.
   *
   * `written` is what the block says, `siteValue` what the site says where the block says nothing. What is set is
   * `undefined` where it is the default. `type` is called in place of `set` for a text, which changes with every letter.
   */
  editor.Control = ({ name, facts, written, siteValue, set, type }) => {
    const { label, help, words, min, max } = facts;
    const shared = { label, help };
    const fallback = siteValue || facts.default;
    const value = written || fallback;
    const choose = (chosen) => set(chosen === fallback ? undefined : chosen);
    if (words && facts.isList) {
      // A blank says none where the site says some.
      const setWords = (chosen) => choose(chosen || (fallback && ' '));
      return el(Boxes, { label, words, value, set: setWords });
    }
    if (facts.control === 'pictures') return el(Pictures, { name, label, words, value, set: choose });
    if (words) {
      const options = Object.entries(words).map(([word, said]) => ({
        value: word,
        label: word === fallback ? ofDefault(said) : said,
      }));
      return el(components.SelectControl, { ...shared, value, options, onChange: choose });
    }
    if (facts.isFlag) {
      const isOn = value === 'true';
      const toggle = (chosen) => set(chosen === (fallback === 'true') ? undefined : String(chosen));
      return el(components.ToggleControl, {
        ...shared,
        className: 'ws-widgets-toggle',
        checked: isOn,
        onChange: toggle,
      });
    }
    if (min !== undefined && max <= RANGE_MAX) {
      return el(components.RangeControl, {
        ...shared,
        min,
        max,
        value: Number(value),
        onChange: (chosen) => choose(chosen === undefined ? undefined : String(chosen)),
      });
    }
    const field = { ...shared, value: written || '', onChange: (text) => type(text || undefined) };
    if (facts.default === '{}') return el(components.TextareaControl, { ...field, rows: 2, className: 'is-code' });
    if (min !== undefined) {
      const placeholder = Number.isFinite(Number(fallback)) ? fallback : '';
      return el(components.TextControl, {
        ...field,
        type: 'number',
        min: fallback === '0' ? 0 : min,
        max,
        placeholder,
      });
    }
    return el(components.TextControl, { ...field, type: facts.control ?? 'text', placeholder: siteValue });
  };
})(window.wp, window.wsWidgetsEditor);
