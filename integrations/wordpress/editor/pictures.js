// Pictures of layouts and designs, drawn from a few shapes. What has none here is three lines of text in a card.
(function ({ element }, editor) {
  const { createElement: el } = element;

  /** Each shape is a class, x, y, width and height. */
  const card = (x, y, width, height) => [
    ['card', x, y, width, height],
    ['image', x + 2, y + 2, width - 4, height * 0.45],
    ['line', x + 2, y + height * 0.45 + 5, width - 4, 2],
    ['line', x + 2, y + height * 0.45 + 9, (width - 4) * 0.6, 2],
  ];
  const row = (y, height) => [
    ['card', 6, y, 60, height],
    ['image', 8, y + 2, 14, height - 4],
    ['line', 25, y + 3, 38, 2],
    ['line', 25, y + 7, 26, 2],
  ];
  const thin = (y) => [
    ['image', 6, y, 6, 6],
    ['line', 15, y + 2, 50, 2],
  ];
  const who = (x, y) => [
    ['dot', x, y, 7, 7],
    ['line', x + 10, y + 2.5, 20, 2],
  ];
  const lines = (y, ...widths) => widths.map((width, i) => ['line', 18, y + i * 4, width, 2]);
  const frame = ['card', 14, 2, 44, 44];
  const star = [['star', 59, 2, 10, 10]];

  const PICTURES = {
    layout: {
      auto: [...card(6, 4, 28, 40), ...card(38, 4, 28, 18), ...card(38, 26, 28, 18), ...star],
      list: [...row(3, 13), ...row(18, 13), ...row(33, 13)],
      grid: [6, 27, 48].flatMap((x) => [...card(x, 3, 18, 20), ...card(x, 26, 18, 20)]),
      masonry: [
        ...card(6, 3, 18, 26),
        ...card(6, 32, 18, 14),
        ...card(27, 3, 18, 15),
        ...card(27, 21, 18, 25),
        ...card(48, 3, 18, 21),
        ...card(48, 27, 18, 19),
      ],
      carousel: [
        ...card(-10, 5, 20, 30),
        ...card(15, 3, 42, 34),
        ...card(62, 5, 20, 30),
        ['dot', 28, 41, 4, 4],
        ['dot', 34, 41, 4, 4],
        ['dot', 40, 41, 4, 4],
      ],
      compact: [4, 13, 22, 31, 40].flatMap(thin),
    },
    design: {
      auto: [frame, ['image', 14, 2, 22, 44], ...[10, 16, 22, 28].map((y) => ['line', 39, y, 16, 2]), ...star],
      social: [frame, ...who(18, 5), ...lines(16, 36, 30), ['image', 18, 25, 36, 18]],
      editorial: [frame, ['image', 14, 2, 44, 24], ...lines(30, 36, 36, 22)],
      overlay: [frame, ['image', 14, 2, 44, 44], ['shade', 14, 26, 44, 20], ...lines(31, 36, 30, 22).map(over)],
      note: [frame, ...[9, 17, 25, 33].map((y, i) => ['line', 18, y, [36, 36, 32, 18][i], 4])],
    },
  };

  function over([, ...box]) {
    return ['over', ...box];
  }

  const UNKNOWN = [frame, ...lines(14, 36, 36, 24)];

  /** The picture of a value of an attribute. */
  editor.picture = (name, value) =>
    el(
      'svg',
      { className: 'ws-widgets-picture', viewBox: '0 0 72 48', 'aria-hidden': true, focusable: false },
      (PICTURES[name]?.[value] ?? UNKNOWN).map(([shape, x, y, width, height], i) =>
        el('rect', { key: i, className: shape, x, y, width, height, rx: shape === 'dot' ? width / 2 : 1 }),
      ),
    );
})(window.wp, window.wsWidgetsEditor);
