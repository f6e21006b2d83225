// Posts that are chosen by their names: those that are pinned, and those that are hidden.
(function ({ components, element }, editor) {
  const { createElement: el, useEffect, useState } = element;

  const wordsOf = (text) => (text || '').split(/\s+/).filter(Boolean);

  /** The names of posts by their ids. Those that more than one has are followed by the id. */
  function namesOf(posts) {
    const all = posts.map(({ name }) => name);
    const isShared = (name) => all.indexOf(name) !== all.lastIndexOf(name);
    return new Map(posts.map(({ id, name }) => [id, isShared(name) ? `${name} (${id})` : name]));
  }

  /** The newest posts of a source, once it is complete. */
  editor.usePosts = (tag, source) => {
    const [posts, setPosts] = useState([]);
    useEffect(() => {
      let isHere = true;
      const take = (answer) => isHere && setPosts(answer);
      if (source) editor.find('posts', { tag, ...source }).then(take, () => take([])); // the preview says what is wrong
      return () => (isHere = false);
    }, [JSON.stringify(source)]);
    return posts;
  };

  /**
   * Ids of posts, which a field shows and offers by their names. `source` is what says where the posts come from, if
   * that is complete. An id can be typed as well: older posts are not offered.
   */
  editor.Posts = ({ label, tag, source, written, siteValue, set }) => {
    const posts = editor.usePosts(tag, source);
    const names = namesOf(posts);
    const nameOf = (id) => names.get(id) ?? id;
    const idOf = (name) => [...names.keys()].find((id) => names.get(id) === name) ?? name;
    const ids = wordsOf(written || siteValue);
    const field = el(components.FormTokenField, {
      label,
      value: ids.map(nameOf),
      suggestions: [...names].filter(([id]) => !ids.includes(id)).map(([, name]) => name),
      maxSuggestions: names.size,
      onChange: (chosen) => set(chosen.map(idOf).join(' ') || undefined),
      __experimentalExpandOnFocus: true,
      help: '',
      __experimentalShowHowTo: false, // before WordPress 7.1
    });
    return el('div', { className: 'ws-widgets-posts' }, field);
  };
})(window.wp, window.wsWidgetsEditor);
