import type { Finding } from '../../base/told/tell.ts';
import { BODY_MAX_BYTES } from '../../api/limits.ts';
import { normalisePost, readFieldMap } from '../../model/normalise-post.ts';
import { firstWords } from '../../model/words/cut-text.ts';
import { readable } from '../../model/words/post-words.ts';
import { readEnvelope, readList } from '../../source/workspace-posts.ts';
import { findUndescribed } from '../checks/images.ts';
import { ownAttribute, type Page, requestsOf, widgetsOf } from '../page.ts';

/** What an element would read of an answer; nothing where it is longer than one may be, or no JSON, which is another finding. */
function itemsIn(text: string): readonly unknown[] {
  if (text.length > BODY_MAX_BYTES) return [];
  try {
    const answer: unknown = JSON.parse(text);
    return readEnvelope(answer) ?? readList(answer) ?? [];
  } catch {
    return [];
  }
}

/** Each answer once, whatever elements ask for it. */
export function checkImages(page: Page): Finding[] {
  const asked = new Map(
    widgetsOf(page).flatMap((widget) => requestsOf(page, widget).map(([, url]) => [url, widget] as const)),
  );
  const posts = [...asked].flatMap(([url, widget]) => {
    const fieldMap = readFieldMap(ownAttribute(widget, 'field-map'));
    return itemsIn(page.answers.get(url)?.text ?? '').flatMap(
      (item) => normalisePost(item, { ...(fieldMap && { fieldMap }) }) ?? [],
    );
  });
  return [findUndescribed(posts, ({ title, text }) => title || firstWords(readable(text)))].flat();
}
