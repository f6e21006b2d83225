import DOMPurify from 'dompurify';
import type { Setting } from '../setting/setting.ts';

// A link can contain any HTML: it may display content and links, but not run code, have a form, or style the page.
const CONFIG = {
  USE_PROFILES: { html: true },
  // Otherwise, HTML that begins with a <template> is parsed into the head, and lost.
  FORCE_BODY: true,
  ADD_ATTR: ['part', 'target'],
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'dialog', 'map', 'area'],
  FORBID_ATTR: ['style', 'usemap', 'ping'],
};

const purifier = DOMPurify(window);

// Any other target would navigate out of the stage, and replace the studio.
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (!element.hasAttribute('target')) return;
  if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener');
  else element.removeAttribute('target');
});

/** Sanitizes HTML for a slot, so that it runs no code; `<template slot="card">` and its `data-ws-…` are kept. */
export const sanitizeSlot = (html: string): string => purifier.sanitize(html, CONFIG);

/** The setting with sanitized slots, which may be displayed, and offered as code. */
export const sanitizeSlots = (setting: Setting): Setting => ({
  ...setting,
  slots: Object.fromEntries(Object.entries(setting.slots).map(([name, html]) => [name, sanitizeSlot(html)])),
});
