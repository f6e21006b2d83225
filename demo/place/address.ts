import type { Manifest } from '../../scripts/manifest/schema.ts';
import { FORMS } from '../snippets/forms.ts';
import { type OwnPost, readFromLink, writeForLink } from '../setting/own-posts.ts';
import {
  CONTROLS_TABS,
  DEFAULT_VIEW,
  DOCK_TABS,
  OWN,
  readSetting,
  type Setting,
  type View,
  writeSetting,
} from '../setting/setting.ts';
import { findStory } from '../setting/stories/stories.ts';

/** Everything that a URL of the studio contains. */
export interface Place {
  readonly setting: Setting;
  readonly view: View;
}

// In the fragment, which is not sent to any server, because a person's own posts are private.
const POSTS = 'posts';

/** The query and fragment of a place's URL, from the `?` on. `readAddress` reads them back. */
export function writeAddress({ setting, view }: Place): string {
  const query = new URLSearchParams();
  if (view.story) query.set(`${OWN}story`, view.story);
  for (const [name, value] of new URLSearchParams(writeSetting(setting))) query.set(name, value);
  for (const name of ['tab', 'dock', 'form'] as const) {
    if (view[name] !== DEFAULT_VIEW[name]) query.set(OWN + name, view[name]);
  }
  const posts = writeForLink(setting.posts);
  return `?${query}${posts && `#${POSTS}=${posts}`}`;
}

function readView(query: URLSearchParams): View {
  const own = (name: string): string => query.get(OWN + name) ?? '';
  return {
    story: findStory(own('story'))?.id ?? '',
    tab: CONTROLS_TABS.find((tab) => tab === own('tab')) ?? DEFAULT_VIEW.tab,
    dock: DOCK_TABS.find((tab) => tab === own('dock')) ?? DEFAULT_VIEW.dock,
    form: FORMS.find(({ id }) => id === own('form'))?.id ?? DEFAULT_VIEW.form,
  };
}

/**
 * Reads the place from a URL, whose posts may be stored in this tab. Nothing in it is trusted: only what the manifest
 * knows is kept in the setting.
 */
export function readAddress(
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  manifest: Manifest,
  postsOfTab: readonly OwnPost[] = [],
): Place {
  const written = new URLSearchParams(hash.slice(1)).get(POSTS);
  const posts = written === null ? [] : (readFromLink(written) ?? postsOfTab);
  return { setting: { ...readSetting(search, manifest), posts }, view: readView(new URLSearchParams(search)) };
}
