import { TEMPLATE_ATTRIBUTES } from '../contract.ts';
import { withOwn } from './allowed-content.ts';

const TEXTS = 'text title id feedId feedName author action.label media.0.alt claps publishedAt'.split(' ');
const RAW = 'postText text body header __proto__ constructor.prototype.__hacked postImage.type'.split(' ');
const ADDRESSES = ['url', 'action.url', 'text', 'raw.postUrl', 'raw.button.url'];
const PICTURES = ['feedImageUrl', 'media.0.src', 'text', 'raw.postImage.src'];

/** An owner's card that shows every field in every way, even in places where it makes no sense. */
export const OWN_TEMPLATE = `<template id="own" slot="card">
  ${[...TEXTS, ...RAW.map((field) => `raw.${field}`)].map((path) => `<p data-ws-text="${path}"></p>`).join('')}
  ${ADDRESSES.map((path) => `<a data-ws-href="${path}">a</a>`).join('')}
  ${PICTURES.map((path) => `<img data-ws-src="${path}" data-ws-alt="text" alt="" loading="lazy">`).join('')}
  ${['text', 'title', 'raw.bodyHtml'].map((path) => `<div data-ws-html="${path}"></div>`).join('')}
  ${['text', '!title', 'raw.postText'].map((path) => `<b data-ws-if="${path}">b</b>`).join('')}
  <video data-ws-src="text" preload="none"></video><audio data-ws-src="title" preload="none"></audio>
  <script data-ws-text="text"></script><script data-ws-html="text"></script><script data-ws-src="text"></script>
  <style data-ws-text="text"></style><style data-ws-html="text"></style>
  <svg><script data-ws-text="text"></script><style data-ws-text="text"></style><a data-ws-href="text" data-ws-text="text"></a></svg>
  <link rel="stylesheet" data-ws-href="text"><base data-ws-href="text"><form data-ws-href="text" data-ws-src="text"></form>
  <textarea data-ws-html="text"></textarea><noscript data-ws-html="text"></noscript><xmp data-ws-html="text"></xmp>
  <table data-ws-html="text"></table><select data-ws-html="text"></select><input data-ws-src="text" type="image">
</template>`;

const FILLED = ['data-prose', 'dir', ...TEMPLATE_ATTRIBUTES];
const TAGS = 'p div b a img video script style form textarea noscript xmp table select base svg:script svg:style';

/** What a feed with this template may contain. */
export const ALLOWED_WITH_TEMPLATE = withOwn({
  ...Object.fromEntries(TAGS.split(' ').map((tag) => [tag, FILLED])),
  audio: [...FILLED, 'src', 'preload'],
  link: [...FILLED, 'rel'],
  input: [...FILLED, 'type'],
  'svg:svg': [],
  'svg:a': [...FILLED, 'href', 'rel', 'target', 'aria-describedby'],
  a: [...FILLED, 'aria-describedby'],
});

/** The same for cards in the page, where each link itself describes that it opens a new tab. */
const withDescription = withOwn({
  ...ALLOWED_WITH_TEMPLATE.chrome,
  a: [...(ALLOWED_WITH_TEMPLATE.chrome['a'] ?? []), 'aria-description'],
  'svg:a': [...(ALLOWED_WITH_TEMPLATE.chrome['svg:a'] ?? []), 'aria-description'],
});
export const ALLOWED_IN_PAGE: typeof ALLOWED_WITH_TEMPLATE = {
  ...withDescription,
  prose: { ...withDescription.prose, a: [...(withDescription.prose['a'] ?? []), 'aria-description'] },
  slots: [...withDescription.slots, ...Array.from({ length: 30 }, (_, i) => `post-${i + 1}`)],
};
