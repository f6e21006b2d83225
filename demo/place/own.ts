import { manifest } from '../base/manifest.ts';
import { readStored, writeStored } from '../base/storage.ts';
import { readStoredPosts, writeStoredPosts } from '../setting/own-posts.ts';
import { DEFAULT_SETTING, normaliseSetting, type Setting } from '../setting/setting.ts';
import { isLook, type Look, ownLook, readLook, withLook } from '../setting/stories/look.ts';
import { ownSource, type Source, withSource } from '../setting/stories/source.ts';
import type { Story } from '../setting/stories/tell.ts';
import { asksNobody } from './allowed-origins.ts';

/** What a person set that stays when stories change: where posts come from, and what they look like. */
export interface Own {
  readonly source: Source | undefined;
  readonly look: Look;
}

const SOURCE = 'source';
const LOOK = 'look';

/** Keeps it as long as the tab is open. */
export function storeSource(source: Source | undefined): void {
  const { posts = [], ...rest } = source ?? {};
  writeStoredPosts(posts);
  writeStored(SOURCE, source ? JSON.stringify(rest) : '');
}

/** Keeps it in this browser. `false` where that is refused. */
export function storeLook(look: Look): boolean {
  // What would ask others is allowed for a tab, and no longer: the next visit is not to begin with a question.
  const isQuiet = (css: string): boolean => asksNobody({ ...DEFAULT_SETTING, parts: { card: css } });
  const kept = Object.entries(look).filter(([, value]) => isQuiet(value));
  return writeStored(LOOK, JSON.stringify(Object.fromEntries(kept)), 'localStorage');
}

/** What an earlier visit left. */
export function readStoredOwn(): Own {
  const source = readStored(SOURCE);
  return {
    source: source ? { ...(JSON.parse(source) as Omit<Source, 'posts'>), posts: readStoredPosts() } : undefined,
    look: readLook(readStored(LOOK, 'localStorage') ?? ''),
  };
}

/** What of a setting is not of its story; else what an earlier visit left. */
export function findOwn(setting: Setting, story: Story | undefined): Own {
  const stored = readStoredOwn();
  const look = ownLook(setting, story?.setting);
  return { source: ownSource(setting, story) ?? stored.source, look: isLook(look) ? look : stored.look };
}

/** A story as the person sees it: with the posts and the look that are their own. */
export function tellOwn(story: Story, { source, look }: Own): Setting {
  const setting = withSource(story, source);
  return isLook(look) ? normaliseSetting(withLook(setting, look), manifest) : setting;
}
