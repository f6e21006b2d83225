import { expect, test } from '../fixtures.ts';
import { moduleTag } from '../hosted.ts';

/** What old libraries and trackers do to a page before our script is there. */
const PATCHES: Readonly<Record<string, string>> = {
  'Object.prototype has a method that for-in finds':
    'Object.prototype.each = function () { return this; }; Object.prototype.src = "https://evil.example/";',
  'Array.prototype has methods that for-in finds':
    'Array.prototype.clone = function () { return [...this]; }; Array.prototype.last = function () { return this[this.length - 1]; };',
  'Array.prototype.toJSON writes arrays as texts':
    'Array.prototype.toJSON = function () { return "[" + this.join() + "]"; };',
  'Array.from and Array.prototype.flat are those of an old polyfill':
    'Array.from = function (list) { const made = []; for (let i = 0; i < list.length; i++) made.push(list[i]); return made; };' +
    'Array.prototype.find = function (test) { for (let i = 0; i < this.length; i++) if (test(this[i], i, this)) return this[i]; };',
  'String.prototype.trim takes another blank':
    'String.prototype.trim = function () { return this.replace(/^\\s+|\\s+$/g, ""); };',
  'fetch is wrapped, and tells of each call':
    'const { fetch } = window; window.calls = []; window.fetch = function (...args) { window.calls.push(args[0]); return fetch.apply(this, args); };',
  'fetch throws the first time':
    'const { fetch } = window; let calls = 0; window.fetch = (...args) => { if (calls++ === 0) throw new Error("not yet"); return fetch(...args); };',
  'fetch gives nothing the first time':
    'const { fetch } = window; let calls = 0; window.fetch = (...args) => (calls++ === 0 ? undefined : fetch(...args));',
  'fetch is wrapped by a proxy that reads the answer too':
    'window.fetch = new Proxy(window.fetch, { apply: async (of, self, args) => { const answer = await Reflect.apply(of, self, args); void answer.clone().text(); return answer; } });',
  'fetch is XMLHttpRequest, and has no stream':
    'window.fetch = (url) => new Promise((resolve, reject) => { const xhr = new XMLHttpRequest(); xhr.open("GET", url); xhr.onerror = () => reject(new TypeError("failed")); xhr.onload = () => resolve({ ok: xhr.status < 300, status: xhr.status, headers: new Headers(), text: () => Promise.resolve(xhr.responseText) }); xhr.send(); });',
  'document.querySelectorAll throws': 'document.querySelectorAll = () => { throw new Error("refused"); };',
  'place for early answers is taken': 'window[Symbol.for("ws-widgets/early-answers/1")] = "taken";',
  'customElements.define is wrapped':
    'const { define } = CustomElementRegistry.prototype; customElements.define = function (name, type, options) { return define.call(customElements, name, type, options); };',
  'customElements.define refuses what it does not know, and one name of ours':
    'const { define } = CustomElementRegistry.prototype; customElements.define = function (name, type) { if (name === "ws-post-card") throw new Error("refused"); return define.call(customElements, name, type); };',
  'Element.prototype.attachShadow is wrapped':
    'const { attachShadow } = Element.prototype; Element.prototype.attachShadow = function (init) { return attachShadow.call(this, { ...init, mode: "open" }); };',
  'Date.now and performance.now stand still': 'Date.now = () => 1600000000000; performance.now = () => 0;',
  'setTimeout is throttled to a second':
    'const { setTimeout } = window; window.setTimeout = (callback, ms, ...args) => setTimeout(callback, Math.max(1000, ms), ...args);',
  'console is silent': 'console.error = console.warn = () => {};',
  'JSON.parse makes objects without a prototype':
    'const { parse } = JSON; const bare = (value) => Array.isArray(value) ? value.map(bare) : value && typeof value === "object" ? Object.assign(Object.create(null), Object.fromEntries(Object.entries(value).map(([k, v]) => [k, bare(v)]))) : value; JSON.parse = (text) => bare(parse(text));',
};

const FEEDS =
  '<ws-public-posts feed-id="made-3"></ws-public-posts><ws-feed feed-id="software" page-size="3" lines="2" loading="eager"></ws-feed><ws-embed embed-id="town" org="valley" page-size="3" layout="masonry" loading="eager"></ws-embed>';

const REFUSALS = [
  /^ws-widgets: No early request; elements send theirs\. Error(: refused|$)/,
  /^<ws-post-card> Cannot be defined/,
];

for (const [patch, code] of Object.entries(PATCHES)) {
  test(`a page whose ${patch}`, async ({ page, open, site, service, complaints }) => {
    site.setScript('/patch.js', `{ ${code} }`);
    await open(FEEDS, { head: `<script src="/patch.js"></script>${moduleTag(service.url)}` });
    await expect(page.locator('ws-public-posts article')).toHaveCount(3);
    await expect(page.locator('ws-feed article')).toHaveCount(3);
    await expect(page.locator('ws-embed article')).toHaveCount(3);
    for (const tag of ['ws-feed', 'ws-embed'] as const) {
      await page.locator(tag).evaluate(async (feed) => (feed as HTMLElementTagNameMap['ws-feed']).loadMore());
      await expect(page.locator(`${tag} article`)).toHaveCount(6);
    }
    const sources = await page.evaluate(() =>
      ['ws-feed', 'ws-embed'].flatMap((tag) => {
        const images = document.querySelector(tag)?.shadowRoot?.querySelectorAll('img') ?? [];
        return [...images].map(({ src }) => src);
      }),
    );
    expect(sources).not.toEqual([]);
    expect(sources.filter((src) => !src.startsWith(service.url))).toEqual([]);
    // Nothing is requested twice, early or by a fetch that is wrapped.
    const first = '/feeds/made-3/public-posts?limit=10';
    expect(service.requests().filter((path) => path.includes('/public-posts'))).toEqual([first]);
    const calls = await page.evaluate(() => (window as unknown as { calls?: string[] }).calls);
    if (calls) expect(calls.filter((url) => url.includes('made-3'))).toEqual([service.url + first]);
    // Who is refused says so, and no more; Firefox leaves the message of an error out.
    expect(complaints.filter((line) => !REFUSALS.some((refusal) => refusal.test(line)))).toEqual([]);
  });
}
