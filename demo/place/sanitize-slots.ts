import DOMPurify from 'dompurify';
import type { Setting } from '../setting/setting.ts';

// A link can carry any HTML: it may show, and lead somewhere, but not run, ask for anything by a form, or style the page.
const CONFIG = {
  USE_PROFILES: { html: true },
  // Else what begins with a <template> is parsed into the head, and lost.
  FORCE_BODY: true,
  ADD_ATTR: ['part', 'target'],
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'dialog', 'map', 'area'],
  FORBID_ATTR: ['style', 'usemap', 'ping'],
};

const purifier = DOMPurify(window);

// Any other target would lead out of the stage, and take the studio along.
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (!element.hasAttribute('target')) return;
  if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener');
  else element.removeAttribute('target');
});

/** HTML for a slot that runs nothing; `<template slot="card">` and its `data-ws-…` stay. */
export const sanitizeSlot = (html: string): string => purifier.sanitize(html, CONFIG);

/** The setting with slots that may be shown, and handed out as code. */
export const sanitizeSlots = (setting: Setting): Setting => ({
  ...setting,
  slots: Object.fromEntries(Object.entries(setting.slots).map(([name, html]) => [name, sanitizeSlot(html)])),
});
