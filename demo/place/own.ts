import { manifest } from '../base/manifest.ts';
import { readStored, writeStored } from '../base/storage.ts';
import { readStoredPosts, writeStoredPosts } from '../setting/own-posts.ts';
import { DEFAULT_SETTING, normaliseSetting, type Setting } from '../setting/setting.ts';
import { isLook, type Look, ownLook, readLook, withLook } from '../setting/stories/look.ts';
import { ownSource, type Source, withSource } from '../setting/stories/source.ts';
import type { Story } from '../setting/stories/tell.ts';
import { asksNobody } from './allowed-origins.ts';

/** What a person has set that stays when the story changes: the source of the posts, and their look. */
export interface Own {
  readonly source: Source | undefined;
  readonly look: Look;
}

const SOURCE = 'source';
const LOOK = 'look';

/** Stores the source as long as the tab is open. */
export function storeSource(source: Source | undefined): void {
  const { posts = [], ...rest } = source ?? {};
  writeStoredPosts(posts);
  writeStored(SOURCE, source ? JSON.stringify(rest) : '');
}

/** Stores the look in this browser. Returns `false` if the browser refuses. */
export function storeLook(look: Look): boolean {
  // CSS that requests from other origins is allowed only for this tab. If it were stored, the next visit would have to ask.
  const isQuiet = (css: string): boolean => asksNobody({ ...DEFAULT_SETTING, parts: { card: css } });
  const kept = Object.entries(look).filter(([, value]) => isQuiet(value));
  return writeStored(LOOK, JSON.stringify(Object.fromEntries(kept)), 'localStorage');
}

/** What an earlier visit has stored. */
export function readStoredOwn(): Own {
  const source = readStored(SOURCE);
  return {
    source: source ? { ...(JSON.parse(source) as Omit<Source, 'posts'>), posts: readStoredPosts() } : undefined,
    look: readLook(readStored(LOOK, 'localStorage') ?? ''),
  };
}

/** The source and look of a setting that differ from its story; where they do not, those that an earlier visit has stored. */
export function findOwn(setting: Setting, story: Story | undefined): Own {
  const stored = readStoredOwn();
  const look = ownLook(setting, story?.setting);
  return { source: ownSource(setting, story) ?? stored.source, look: isLook(look) ? look : stored.look };
}

/** The setting of a story with the person's own posts and look. */
export function tellOwn(story: Story, { source, look }: Own): Setting {
  const setting = withSource(story, source);
  return isLook(look) ? normaliseSetting(withLook(setting, look), manifest) : setting;
}
