// The blocks in WordPress's editor, on what it puts into the page: nothing is built. Controls come from the manifest.
(function (
  { blockEditor, blocks, components, element, hooks, i18n, shortcode },
  { elements, defaults, baseUrl, settingsUrl },
) {
  const { createElement: el, Fragment, useEffect, useLayoutEffect, useRef, useState } = element;
  const { __ } = i18n;

  /** How long typing rests before the posts of what was typed are requested. */
  const REST_MS = 700;

  /** `feed-id` is `feedId` in a block. */
  const propertyOf = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

  /** `type` is called in place of `set` for a text, which changes with every letter. */
  function control(name, facts, value, set, type = set) {
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
      const unset = { value: '', label: __('Site default', 'ws-widgets') };
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
      onChange: type,
      ...(isNumber && { type: 'number', min: facts.min, max: facts.max, placeholder: facts.default }),
    });
  }

  /** The element itself, with what it tells its owner where it fails: visitors do not read that. */
  function Preview({ tag, attributes }) {
    const place = useRef();
    const [fault, setFault] = useState('');
    // Before the element is displayed, which may be told that it fails at once.
    useLayoutEffect(() => {
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
    const link = attributes.style?.elements?.link?.color?.text;
    if (link)
      all.style = { '--ws-link': link.replace(/^var:(.*)$/, (_, path) => `var(--wp--${path.replaceAll('|', '--')})`) };
    return all;
  }

  /** The attributes of a block once typing rests, a choice at once; and what is called when a text is typed. */
  function useRested(attributes) {
    const [rested, setRested] = useState(attributes);
    const isTyping = useRef(false);
    useEffect(() => {
      const timer = setTimeout(() => setRested(attributes), isTyping.current ? REST_MS : 0);
      isTyping.current = false;
      return () => clearTimeout(timer);
    }, [attributes]);
    return [rested, () => (isTyping.current = true)];
  }

  /** Fields in the block itself. They are the block's when they are complete: Enter, the button, or the focus elsewhere. */
  function SourceForm({ required, attributes, setAttributes, returnFocus }) {
    const [typed, setTyped] = useState({});
    const valueOf = (property) => typed[property] ?? attributes[property] ?? '';
    const commit = () => {
      const values = required.map(([name]) => [propertyOf(name), valueOf(propertyOf(name)).trim() || undefined]);
      if (values.some(([property, value]) => value !== attributes[property])) setAttributes(Object.fromEntries(values));
      return values.every(([, value]) => value);
    };
    const form = {
      className: 'ws-widgets-source',
      style: { flex: 1 },
      onSubmit: (event) => {
        event.preventDefault();
        if (commit()) returnFocus(); // the form goes, and the focus would go with it
      },
      onBlur: ({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && commit(),
    };
    const controls = required.map(([name, facts]) => {
      const property = propertyOf(name);
      return control(name, facts, valueOf(property), (value) => setTyped((all) => ({ ...all, [property]: value })));
    });
    const button = el(components.Button, { variant: 'primary', type: 'submit' }, __('Display the posts', 'ws-widgets'));
    return el('form', form, controls, button);
  }

  function Edit({ tag, attributes, setAttributes }) {
    const wrapper = useRef();
    const [rested, noteTyping] = useRested(attributes);
    const known = elements[tag].attributes;
    const entries = Object.entries(known).filter(([name]) => name !== 'base-url');
    const controlsOf = (some) =>
      some.map(([name, facts]) => {
        const property = propertyOf(name);
        const set = (value) => setAttributes({ [property]: value || undefined });
        const type = (value) => {
          noteTyping();
          set(value);
        };
        return control(name, facts, attributes[property], set, type);
      });
    const required = entries.filter(([, facts]) => facts.required);
    const others = entries.filter(([, facts]) => !facts.required);
    const isComplete = required.every(([name]) => (rested[propertyOf(name)] || '').trim());
    const where = __('The id is in the settings of your workspace, where it hands out its embed code.', 'ws-widgets');
    const address = settingsUrl
      ? el('a', { href: settingsUrl }, __('Set up the address of the service first.', 'ws-widgets'))
      : __('An administrator has to set up the address of the service first.', 'ws-widgets');
    return el(
      'div',
      blockEditor.useBlockProps({ ref: wrapper }),
      el(
        blockEditor.InspectorControls,
        null,
        el(components.PanelBody, { title: __('Source', 'ws-widgets') }, controlsOf(required)),
        el(components.PanelBody, { title: __('Settings', 'ws-widgets'), initialOpen: false }, controlsOf(others)),
      ),
      isComplete && baseUrl
        ? el(Preview, { tag, attributes: written(known, rested) })
        : el(
            components.Placeholder,
            { label: elements[tag].title, instructions: baseUrl ? where : undefined },
            baseUrl
              ? el(SourceForm, { required, attributes, setAttributes, returnFocus: () => wrapper.current.focus() })
              : el('p', null, address),
          ),
    );
  }

  /** Names in the shortcodes of a text that their elements do not know. */
  function findUnknown(text) {
    return Object.keys(elements).flatMap((tag) => {
      const found = [...text.matchAll(shortcode.regexp(tag.replaceAll('-', '_')))];
      return found.flatMap(([, , , written]) => {
        const { named, numeric } = shortcode.attrs(written.replace(/[\u201c-\u201f\u2033]/g, '"'));
        const names = [...Object.keys(named), ...numeric].map((name) => name.toLowerCase().replaceAll('_', '-'));
        return names.filter((name) => !elements[tag].attributes[name]);
      });
    });
  }

  /** The block of a shortcode, with what is wrong in it. */
  hooks.addFilter('editor.BlockEdit', 'ws-widgets/notices', (BlockEdit) => (props) => {
    const unknown = props.name === 'core/shortcode' ? findUnknown(props.attributes.text || '') : [];
    const notices = unknown.map((name) =>
      el(
        components.Notice,
        { key: name, status: 'warning', isDismissible: false },
        // translators: %s: the name of an attribute.
        i18n.sprintf(__('Unknown attribute: %s.', 'ws-widgets'), name),
      ),
    );
    return el(Fragment, null, el(BlockEdit, props), notices);
  });

  for (const tag of Object.keys(elements)) {
    blocks.registerBlockType(`ws-widgets/${tag.slice('ws-'.length)}`, {
      edit: ({ attributes, setAttributes }) => el(Edit, { tag, attributes, setAttributes }),
      save: () => null, // PHP renders it
    });
  }
})(window.wp, window.wsWidgetsEditor);
