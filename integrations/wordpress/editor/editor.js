// The blocks in WordPress's editor, on what it puts into the page: nothing is built. Controls come from the manifest.
(function ({ blockEditor, blocks, components, data, element, hooks, i18n, shortcode }, editor) {
  const { createElement: el, Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } = element;
  const { __, sprintf } = i18n;
  const { elements, defaults, baseUrl, settingsUrl, AltTexts, Control, Ids, Posts, Workspaces } = editor;

  /** How long typing rests before the posts of what was typed are requested. */
  const REST_MS = 700;

  /** The name of the block of an element. */
  const nameOf = (tag) => `ws-widgets/${tag.slice('ws-'.length)}`;

  /** `feed-id` is `feedId` in a block. */
  const propertyOf = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

  // WordPress takes markup out of the blocks of most authors, and writes other signs of it as references.
  const REFERENCES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };

  const SIGNS = Object.fromEntries(Object.entries(REFERENCES).map(([sign, reference]) => [reference, sign]));

  const mapTexts = (attributes, change) =>
    Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
    );

  /** The attributes as a block has them: no sign in them is one of markup. */
  const encode = (attributes) => mapTexts(attributes, (text) => text.replace(/[<>&]/g, (sign) => REFERENCES[sign]));

  /** The attributes as they were meant. */
  const decode = (attributes) => mapTexts(attributes, (text) => text.replace(/&[\w#]+;/g, (one) => SIGNS[one] ?? one));

  const PANELS = {
    source: () => __('Source', 'ws-widgets'),
    layout: () => __('Layout', 'ws-widgets'),
    posts: () => __('Posts', 'ws-widgets'),
    visitors: () => __('Visitors', 'ws-widgets'),
  };
  const OPEN = ['source', 'layout'];

  /** What went wrong, in words for the editor of the page; for what they cannot change, in those of the element. */
  function sayFault({ feedId, error: { kind, message, status } }) {
    if (status === 404 && feedId) {
      // translators: %s: an id.
      return sprintf(__('The service has no workspace with the id “%s”.', 'ws-widgets'), feedId);
    }
    if (status === 404) return __('The service has no embed with this id for this organization.', 'ws-widgets');
    if (status >= 500 || ['network', 'timeout', 'rate-limited'].includes(kind)) {
      return __('The service is not answering.', 'ws-widgets');
    }
    return [feedId, message].filter(Boolean).join(': ');
  }

  /** The element itself, with what it tells its owner if it fails: visitors do not see that. */
  function Preview({ tag, attributes }) {
    const place = useRef();
    const [fault, setFault] = useState('');
    // Before the element is displayed, because it may fail at once.
    useLayoutEffect(() => {
      const feed = place.current;
      const onError = ({ detail }) => setFault(sayFault(detail));
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

  /** The element's attributes: what the block says, else what the site says, but for consent: authors see the posts. */
  function written(known, attributes) {
    const all = { 'base-url': baseUrl };
    for (const name of Object.keys(known)) {
      const value = attributes[propertyOf(name)] || (name !== 'consent' && defaults[name]);
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

  /** Whether the block is shown in a list of blocks, where nothing can be written: what WordPress says only since 6.2. */
  const useIsShown = () => {
    const isDisabled = element.useContext(components.Disabled.Context);
    const isPreview = data.useSelect((select) => {
      const settings = select('core/block-editor').getSettings();
      return Boolean(settings.isPreviewMode ?? settings.__unstableIsPreviewMode); // its name before WordPress 6.8
    }, []);
    return isDisabled || isPreview;
  };

  /** The content of a block that has no posts yet. */
  function Start({ tag, required, attributes, setAttributes, returnFocus }) {
    const { title } = blocks.getBlockType(nameOf(tag)); // in the language of the user
    const address = settingsUrl
      ? el('a', { href: settingsUrl }, __('Set up the address of the service first.', 'ws-widgets'))
      : __('An administrator has to set up the address of the service first.', 'ws-widgets');
    if (!baseUrl) return el(components.Placeholder, { label: title }, el('p', null, address));
    const isOfWorkspaces = required.some(([, { control }]) => control === 'workspaces');
    const fields = isOfWorkspaces
      ? el(Workspaces, { set: (feedId) => setAttributes({ feedId }), isPlaceholder: true, returnFocus })
      : el(Ids, {
          required: required.map(([name, facts]) => [propertyOf(name), facts]),
          attributes,
          setAttributes,
          returnFocus,
        });
    return el(components.Placeholder, { label: title }, fields);
  }

  function Edit({ tag, block, setBlock }) {
    const attributes = useMemo(() => decode(block), [block]);
    const setAttributes = (values) => setBlock(encode(values));
    const wrapper = useRef();
    const isShown = useIsShown();
    const [rested, noteTyping] = useRested(attributes);
    const known = elements[tag].attributes;
    const entries = Object.entries(known).filter(([name]) => name !== 'base-url');
    const required = entries.filter(([, facts]) => facts.required);
    const valueOf = (name) => (rested[propertyOf(name)] || defaults[name] || '').trim();
    const isComplete = required.every(([name]) => valueOf(name));
    const ofSource = [...required.map(([name]) => name), 'field-map'].map((name) => [name, valueOf(name)]);
    const source = isComplete && baseUrl ? Object.fromEntries(ofSource) : undefined;
    const controlOf = ([name, facts]) => {
      const property = propertyOf(name);
      const set = (value) => setAttributes({ [property]: value });
      const type = (value) => {
        noteTyping();
        set(value);
      };
      const shared = { key: name, written: attributes[property], siteValue: defaults[name], set };
      if (facts.control === 'workspaces') return baseUrl && el(Workspaces, shared);
      if (facts.control === 'posts') return el(Posts, { ...shared, label: facts.label, tag, source });
      if (facts.control === 'alt-texts') return el(AltTexts, { ...shared, ...facts, tag, source, type });
      return el(Control, { ...shared, name, facts, type });
    };
    const controlsOf = (panel) => entries.filter(([, facts]) => facts.panel === panel).map(controlOf);
    const panels = Object.entries(PANELS).map(([panel, title]) =>
      el(components.PanelBody, { key: panel, title: title(), initialOpen: OPEN.includes(panel) }, controlsOf(panel)),
    );
    const returnFocus = () => wrapper.current?.focus();
    const content =
      isComplete && baseUrl
        ? el(Preview, { tag, attributes: written(known, rested) })
        : isShown
          ? editor.picture('layout', 'grid')
          : el(Start, { tag, required, attributes, setAttributes, returnFocus });
    return el(
      'div',
      blockEditor.useBlockProps({ ref: wrapper }),
      el(blockEditor.InspectorControls, null, panels),
      el(blockEditor.InspectorAdvancedControls, null, controlsOf('advanced')),
      content,
    );
  }

  /** Names in the shortcodes of a text that their elements do not know. */
  function findUnknown(text) {
    return Object.keys(elements).flatMap((tag) => {
      const name = tag.slice('ws-'.length).replaceAll('-', '_');
      const found = ['wswidgets_', 'ws_'].flatMap((prefix) => [...text.matchAll(shortcode.regexp(prefix + name))]);
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
        sprintf(__('Unknown attribute: %s.', 'ws-widgets'), name),
      ),
    );
    return el(Fragment, null, el(BlockEdit, props), notices);
  });

  for (const tag of Object.keys(elements)) {
    blocks.registerBlockType(nameOf(tag), {
      edit: ({ attributes, setAttributes }) => el(Edit, { tag, block: attributes, setBlock: setAttributes }),
      save: () => null, // PHP renders it
    });
  }
})(window.wp, window.wsWidgetsEditor);
