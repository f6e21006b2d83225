import type { LoosePost } from './loose-item.ts';

/** Markup that runs `hit` wherever it is put into a page unchecked. */
const payloads: readonly ((hit: string) => string)[] = [
  (hit) => `<script>${hit}</script>`,
  (hit) => `<ScRiPt src="data:text/javascript,${hit}"></sCrIpT>`,
  (hit) => `<img src="x" onerror="${hit}">`,
  (hit) => `<img src=x onerror=${hit}//`,
  (hit) => `" autofocus tabindex="0" onfocus="${hit}" x="`,
  (hit) => `<img srcset="x 1x, y 2x" onerror="${hit}">`,
  (hit) => `<picture><source srcset="javascript:${hit} 1x"><img src="x" onerror="${hit}"></picture>`,
  (hit) => `<svg onload="${hit}"></svg>`,
  (hit) => `<svg><script>${hit}</script></svg>`,
  (hit) => `<svg><animate onbegin="${hit}" attributeName="x" dur="1s"></svg>`,
  (hit) => `<svg><use href="data:image/svg+xml,<svg id='x' onload='${hit.replaceAll("'", '&quot;')}'/>#x"></use></svg>`,
  (hit) => `<a href="javascript:${hit}">a script</a>`,
  (hit) => `<a href="jav&#x09;ascript:${hit}">a script with a tab</a>`,
  (hit) => `<a href="data:text/html,<script>top.${hit}</script>" target="_self">data</a>`,
  (hit) => `<iframe srcdoc="<script>parent.${hit}</script>"></iframe>`,
  (hit) => `<iframe src="javascript:parent.${hit}"></iframe>`,
  (hit) => `<object data="javascript:${hit}"></object><embed src="javascript:${hit}">`,
  (hit) => `<form action="javascript:${hit}"><button autofocus onfocus="${hit}">send</button></form>`,
  (hit) => `<button formaction="javascript:${hit}" form="f">send</button><form id="f"></form>`,
  (hit) => `<style onload="${hit}">* { display: none; background: url("javascript:${hit}") }</style>`,
  (hit) => `<p style="animation: x 1s" onanimationstart="${hit}">styled</p><style>@keyframes x {}</style>`,
  (hit) => `<details open ontoggle="${hit}"><summary>open</summary></details>`,
  (hit) => `<base href="javascript:/"><meta http-equiv="refresh" content="0;url=javascript:${hit}">`,
  (hit) => `<noscript><p title="</noscript><img src=x onerror=${hit}>"></noscript>`,
  (hit) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${hit}&gt;">`,
  (hit) => `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror="${hit}">`,
  (hit) => `<svg></p><style><a id="</style><img src=x onerror=${hit}>">`,
  (hit) => `<textarea><p title="</textarea><img src=x onerror=${hit}>"></textarea>`,
  (hit) => `{{constructor.constructor("${hit}")()}} \${${hit}} <%= ${hit} %> <!--?lit$0$-->`,
  () => `<a id="__hacked"></a><a id="__hacked" name="x"></a><form name="body"><input name="attributes"></form>`,
];

/** Addresses that run `hit` or leave their attribute where they are used unchecked. */
const addresses: readonly ((hit: string) => string)[] = [
  (hit) => `javascript:${hit}`,
  (hit) => ` \u0001JaVaScRiPt:${hit}`,
  (hit) => `java\nscript:${hit}`,
  (hit) => `data:text/html,<script>top.${hit}</script>`,
  (hit) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${hit}"/>`,
  (hit) => `x" onerror="${hit}" onclick="${hit}`,
  (hit) => `vbscript:${hit}`,
];

/** Every field of each post attacks; the text begins with its number, so that a test sees it was shown. */
export const hostilePosts: readonly LoosePost[] = payloads.map((payload, index) => {
  const number = index + 1;
  const hit = `window.__hacked='${number}'`;
  const markup = payload(hit);
  const address = (addresses[index % addresses.length] ?? String)(hit);
  const attacksEverywhere = number % 3 === 0;
  return {
    id: `${number} ${markup}`,
    feedId: markup,
    feedName: markup,
    feedImageUrl: address,
    url: address,
    title: markup,
    text: `Hostile post ${number}. ${markup}`,
    image: { type: attacksEverywhere ? markup : 'image', alt: markup, src: address },
    imageUrl: address,
    mediaImageUrls: [address, markup],
    media: [{ type: 'video', alt: markup, src: address }],
    ctaLink: { label: markup, url: address },
    button: { label: markup, url: address },
    author: { name: markup },
    claps: attacksEverywhere ? markup : number,
    date: attacksEverywhere ? markup : new Date(Date.UTC(2026, 0, 1, 0, -number)).toISOString(),
  };
});
