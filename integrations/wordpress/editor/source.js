// Where the posts come from: workspaces by their addresses or ids, and the ids of an embed.
(function ({ apiFetch, components, element, i18n, url }, editor) {
  const { createElement: el, Fragment, useEffect, useLayoutEffect, useRef, useState } = element;
  const { __, sprintf } = i18n;

  /** What WordPress found, once for each path. */
  const found = new Map();

  /** What the plugin's own routes answer. Rejected with a message for the author. */
  editor.find = (route, query) => {
    const path = url.addQueryArgs(`/ws-widgets/v1/${route}`, query);
    if (!found.has(path)) {
      const asked = apiFetch({ path });
      found.set(path, asked);
      asked.catch(() => found.delete(path)); // it may be there the next time
    }
    return found.get(path);
  };

  /** A workspace, by its address or its id. */
  const find = (written) => editor.find('workspace', { written });

  const isId = (written) => !written.includes('/');

  /** The workspaces of what was written, and where the service does not answer, what may be their ids. */
  const findIds = (written) =>
    Promise.all(
      written.map((one) =>
        find(one).then(
          ({ id }) => id,
          (fault) => {
            if (fault.code === 'ws_widgets_service' && isId(one)) return one;
            throw fault;
          },
        ),
      ),
    );

  const wordsOf = (text) => (text || '').split(/[\s,]+/).filter(Boolean);

  function Workspace({ id, remove, note }) {
    const [state, setState] = useState({});
    useEffect(() => {
      let isHere = true;
      const tell = (one) => isHere && setState(one);
      find(id).then(tell, ({ message }) => tell({ fault: message }));
      return () => (isHere = false);
    }, [id]);
    const name = state.name || id;
    const about = state.fault || note || (state.name ? id : '');
    return el(
      'li',
      null,
      state.image ? el('img', { src: state.image, alt: '' }) : el('span', { className: 'no-image' }),
      el(
        'span',
        { className: 'name' },
        name,
        about && el('small', { className: state.fault ? 'is-wrong' : undefined }, about),
      ),
      remove &&
        el(components.Button, {
          icon: 'no-alt',
          // translators: %s: the name of a workspace.
          label: sprintf(__('Remove %s', 'ws-widgets'), name),
          onClick: remove,
        }),
    );
  }

  /** A form whose values are the block's when they are complete: Enter, the button, or the focus elsewhere. */
  function Form({ fields, commit, button, isPrimary, returnFocus }) {
    const place = useRef();
    const [isBusy, setBusy] = useState(false);
    const [fault, setFault] = useState('');
    // The form goes when the block is complete, and the focus would go with it.
    useLayoutEffect(() => {
      const form = place.current;
      return () => form.contains(form.ownerDocument.activeElement) && returnFocus?.();
    }, []);
    const send = () => {
      const result = commit();
      if (!result) return;
      setBusy(true);
      setFault('');
      result
        .then((end) => end())
        .catch(({ message }) => setFault(message))
        .finally(() => place.current && setBusy(false));
    };
    return el(
      'form',
      {
        ref: place,
        className: Array.isArray(fields) ? 'ws-widgets-source' : 'ws-widgets-source is-one',
        onSubmit: (event) => {
          event.preventDefault();
          send();
        },
        onBlur: ({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && send(),
      },
      fields,
      el(components.Button, { variant: isPrimary ? 'primary' : 'secondary', type: 'submit', isBusy }, button),
      fault && el('p', { className: 'ws-widgets-fault', role: 'alert' }, fault), // below, where it moves neither
    );
  }

  /** The workspaces of a block, and a field for another. `siteValue` are those of the site. */
  editor.Workspaces = ({ written, siteValue, set, isPlaceholder, returnFocus }) => {
    const [typed, setTyped] = useState('');
    const input = useRef();
    const own = wordsOf(written);
    const commit = () =>
      wordsOf(typed).length > 0 &&
      findIds(wordsOf(typed)).then((ids) => () => {
        setTyped('');
        set([...new Set([...own, ...ids])].join(' '));
      });
    const field = el(components.TextControl, {
      ref: input,
      label: own.length > 0 ? __('Another workspace', 'ws-widgets') : __('Workspace', 'ws-widgets'),
      help: __('The address of its public page, or its id.', 'ws-widgets'),
      value: typed,
      onChange: setTyped,
    });
    const shown = own.length > 0 ? own : wordsOf(siteValue);
    const workspaces = shown.map((id) => {
      const others = own.filter((one) => one !== id).join(' ');
      const remove = () => {
        input.current.focus(); // the button goes, and the focus would go with it
        set(others || undefined);
      };
      const note = own.length > 0 ? '' : __('The workspace of this site', 'ws-widgets');
      return el(Workspace, { key: id, id, remove: own.length > 0 && remove, note });
    });
    return el(
      Fragment,
      null,
      workspaces.length > 0 && el('ul', { className: 'ws-widgets-workspaces' }, workspaces),
      el(Form, {
        fields: field,
        commit,
        button: isPlaceholder ? __('Display the posts', 'ws-widgets') : __('Add', 'ws-widgets'),
        isPrimary: isPlaceholder,
        returnFocus,
      }),
    );
  };

  /** The fields without which there are no posts, by the properties of the block. */
  editor.Ids = ({ required, attributes, setAttributes, returnFocus }) => {
    const [typed, setTyped] = useState({});
    const valueOf = (property) => typed[property] ?? attributes[property] ?? '';
    const commit = () => {
      const values = Object.fromEntries(
        required.map(([property]) => [property, valueOf(property).trim() || undefined]),
      );
      const isChanged = required.some(([property]) => values[property] !== attributes[property]);
      return isChanged && Promise.resolve(() => setAttributes(values));
    };
    const fields = required.map(([property, { label, help }]) =>
      el(components.TextControl, {
        key: property,
        label,
        help,
        value: valueOf(property),
        onChange: (value) => setTyped((all) => ({ ...all, [property]: value })),
      }),
    );
    const button = __('Display the posts', 'ws-widgets');
    return el(Form, { fields, commit, button, isPrimary: true, returnFocus });
  };
})(window.wp, window.wsWidgetsEditor);
