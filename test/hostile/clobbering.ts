/** What a script asks of its document or of a node, and gets an element in place of. */
export const CLOBBERED = [
  'attributes',
  'childNodes',
  'firstChild',
  'nodeName',
  'parentNode',
  'removeChild',
  'setAttribute',
  'innerHTML',
  'textContent',
  'ownerDocument',
  'getRootNode',
  'body',
  'cookie',
  'currentScript',
  'createElement',
  'getElementById',
  'querySelector',
  'implementation',
  'baseURI',
  'scripts',
  'trustedTypes',
  'customElements',
  'DOMPurify',
  'wsWidgets',
  'litHtmlVersions',
  'litHtmlPolyfillSupport',
  'sessionStorage',
  'fetch',
  '__hacked',
] as const;

/** The shapes by which an element takes a name, on the window, on the document or on the form around it. */
const SHAPES: readonly ((name: string) => string)[] = [
  (name) => `<a id="${name}" href="https://evil.test/0">a name</a>`,
  (name) => `<form name="${name}" action="https://evil.test/0"><input name="${name}"></form>`,
  (name) => `<img name="${name}" src="https://evil.test/0.png">`,
  (name) => `<iframe name="${name}" srcdoc="<a id=url href=https://evil.test/0>x</a>"></iframe>`,
  (name) => `<embed name="${name}"><object id="${name}" data="https://evil.test/0"></object>`,
];

const at = (i: number): ((name: string) => string) => SHAPES[i % SHAPES.length] ?? String;

export const clobbering: readonly string[] = [
  ...CLOBBERED.map((name, i) => at(i)(name)),
  ...CLOBBERED.flatMap((name, i) => (i % 2 === 0 ? [at(i + 3)(name)] : [])),
  // Two of a name are a list, whose entries have names.
  '<a id="config"></a><a id="config" name="url" href="https://evil.test/0">config.url</a>',
  '<form id="settings"><output id="x">__hacked=0</output><button name="length">x</button></form>',
  '<form id="a"></form><form id="a" name="b"><input id="c" value="alert(0)"></form>',
  '<form><input name="attributes"><input name="nodeName"><input name="parentNode"></form>',
  '<form onsubmit="__hacked=0" id="document"><input id="cookie" value="evil.test/0"></form>',
  // The names that stand in our own shadow roots.
  '<p id="heading">another heading</p><a name="heading" href="https://evil.test/0">x</a>',
  '<p id="n1">another first</p><p id="n2" onclick="alert(0)">another second</p>',
  '<b id="root" class="controls vacant" part="retry">not ours</b><img name="root" src=x onerror="__hacked=0">',
  '<p id="constructor" name="__proto__">inherited</p><img id="hasOwnProperty" src=x onerror="__hacked=0">',
  '<a id="toString" href="javascript:alert(0)">said</a><a id="valueOf" href="https://evil.test/0">read</a>',
  '<form name="ws-feed"><input name="shadowRoot"><input name="renderCard" value="__hacked=0"></form>',
  '<script data-base-url="https://evil.test/0"></script><meta name="ws-base-url" content="https://evil.test/0">',
];
