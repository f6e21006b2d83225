import type { ParseHtml } from '../snippets/markup/markup.ts';
import type { Setting } from '../setting/setting.ts';
import { withoutSource } from '../setting/stories/source.ts';
import type { Story } from '../setting/stories/tell.ts';
import { findRequestedOrigins, originsOf } from './requested-origins.ts';

/** A setting without what would be requested elsewhere: what of its look asks nobody stays, with the posts of a story. */
export function withhold(setting: Setting, story: Story, parse: ParseHtml, page: string): Setting {
  const asksNobody = (piece: Partial<Setting>): boolean =>
    originsOf(
      findRequestedOrigins({ ...story.setting, properties: {}, parts: {}, slots: {}, ...piece }, parse, page, []),
    ).length === 0;
  const keep = (name: 'properties' | 'parts' | 'slots'): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(setting[name]).filter((entry) => asksNobody({ [name]: Object.fromEntries([entry]) })),
    );
  const kept = { ...setting, properties: keep('properties'), parts: keep('parts'), slots: keep('slots') };
  return withoutSource(kept, story);
}
