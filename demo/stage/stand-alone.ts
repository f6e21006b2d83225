import { manifest } from '../base/manifest.ts';
import { findHeldOrigins, policyFor } from '../place/allowed-origins.ts';
import { readAddress } from '../place/address.ts';
import { readStoredPosts } from '../setting/own-posts.ts';
import type { Setting } from '../setting/setting.ts';
import { sanitizeSlots } from '../place/sanitize-slots.ts';

/** The URL of the studio with the same setting. */
const studioUrl = (): string => `./${location.search}${location.hash}`;

/** Displays the setting in the URL of the stage, if it is opened in its own tab. */
export function showAlone(show: (setting: Setting, policy: string) => void): void {
  const { setting } = readAddress(location, manifest, readStoredPosts());
  const sanitized = sanitizeSlots(setting);
  document.title = `<${setting.tag}> · ws-widgets studio`;
  if (!findHeldOrigins(sanitized)) return show(sanitized, policyFor(sanitized));
  const link = Object.assign(document.createElement('a'), { href: studioUrl(), textContent: 'Open it in the studio' });
  const words = document.createElement('p');
  words.append('This link wants to request something from another website. ', link, ', which asks you first.');
  document.body.replaceChildren(words);
}
