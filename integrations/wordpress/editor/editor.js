// The blocks in WordPress's editor, on what it puts into the page: nothing is built. Controls come from the manifest.
(function ({ blockEditor, blocks, components, element, i18n }, { elements, defaults, baseUrl, settingsUrl }) {
  const { createElement: el, Fragment } = element;
  const { __ } = i18n;

  /** `feed-id` is `feedId` in a block. */
  const propertyOf = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

  function control(name, facts, value, set) {
    const shared = { key: name, label: name, help: facts.description.replaceAll('`', '') };
    if (facts.values && facts.isList) {
      return el(components.FormTokenField, {
        key: name,
        label: name,
        value: (value || '').split(' ').filter(Boolean),
        suggestions: facts.values,
        onChange: (words) => set(words.filter((word) => facts.values.includes(word)).join(' ')),
      });
    }
    if (facts.values || facts.isFlag) {
      const flags = { true: __('yes', 'ws-widgets'), false: __('no', 'ws-widgets') };
      const words = facts.isFlag ? Object.keys(flags) : facts.values;
      const options = words.map((word) => ({ value: word, label: facts.isFlag ? flags[word] : word }));
      const unset = { value: '', label: __('as the site has it', 'ws-widgets') };
      return el(components.SelectControl, {
        ...shared,
        value: value || '',
        options: [unset, ...options],
        onChange: set,
      });
    }
    const isNumber = facts.min !== undefined;
    return el(components.TextControl, {
      ...shared,
      value: value || '',
      onChange: set,
      ...(isNumber && { type: 'number', min: facts.min, max: facts.max, placeholder: facts.default }),
    });
  }

  /** The element itself, with what it tells its owner where it fails: visitors do not read that. */
  function Preview({ tag, attributes }) {
    const place = element.useRef();
    const [fault, setFault] = element.useState('');
    // Before the element is displayed, which may be told that it fails at once.
    element.useLayoutEffect(() => {
      const feed = place.current;
      const onError = ({ detail }) => setFault([detail.feedId, detail.error.message].filter(Boolean).join(': '));
      const onLoad = () => feed.error || setFault('');
      feed.addEventListener('ws-error', onError);
      feed.addEventListener('ws-load', onLoad);
      return () => {
        feed.removeEventListener('ws-error', onError);
        feed.removeEventListener('ws-load', onLoad);
      };
    }, []);
    return el(
      Fragment,
      null,
      fault && el(components.Notice, { status: 'warning', isDismissible: false }, fault),
      el(components.Disabled, null, el(tag, { ...attributes, ref: place })),
    );
  }

  /** The element's attributes: what the block says, else what the site says. */
  function written(known, attributes) {
    const all = { 'base-url': baseUrl };
    for (const name of Object.keys(known)) {
      const value = attributes[propertyOf(name)] || defaults[name];
      if (value) all[name] = value;
    }
    return all;
  }

  function edit(tag, { attributes, setAttributes }) {
    const known = elements[tag].attributes;
    const entries = Object.entries(known).filter(([name]) => name !== 'base-url');
    const controlsOf = (some) =>
      some.map(([name, facts]) => {
        const property = propertyOf(name);
        return control(name, facts, attributes[property], (value) => setAttributes({ [property]: value || undefined }));
      });
    const required = entries.filter(([, facts]) => facts.required);
    const others = entries.filter(([, facts]) => !facts.required);
    const isComplete = required.every(([name]) => (attributes[propertyOf(name)] || '').trim());
    const where = __('The id is in the settings of your workspace, where it hands out its embed code.', 'ws-widgets');
    const address = settingsUrl
      ? el('a', { href: settingsUrl }, __('Set up the address of the service first.', 'ws-widgets'))
      : __('An administrator has to set up the address of the service first.', 'ws-widgets');
    return el(
      'div',
      blockEditor.useBlockProps(),
      el(
        blockEditor.InspectorControls,
        null,
        el(components.PanelBody, { title: __('Source', 'ws-widgets') }, controlsOf(required)),
        el(components.PanelBody, { title: __('Settings', 'ws-widgets'), initialOpen: false }, controlsOf(others)),
      ),
      isComplete && baseUrl
        ? el(Preview, { tag, attributes: written(known, attributes) })
        : el(
            components.Placeholder,
            { label: elements[tag].title, instructions: baseUrl ? where : undefined },
            baseUrl ? el(Fragment, null, controlsOf(required)) : el('p', null, address),
          ),
    );
  }

  for (const tag of Object.keys(elements)) {
    blocks.registerBlockType(`ws-widgets/${tag.slice('ws-'.length)}`, {
      edit: (props) => edit(tag, props),
      save: () => null, // PHP renders it
    });
  }
})(window.wp, window.wsWidgetsEditor);
