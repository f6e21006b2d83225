import { expect, test } from 'vitest';
import { PAGE_MAX } from '../../src/api/limits.ts';
import { readLinks } from '../../src/content/text/links.ts';
import { countHashtags } from '../../src/model/count-hashtags.ts';
import { normaliseEmbed } from '../../src/model/embed.ts';
import { readEnvelope, readList } from '../../src/model/read-list.ts';
import { readQuery } from '../../src/model/terms.ts';
import { readPosts } from '../../src/source/read-posts.ts';
import { longAnswer, piece } from '../support/long-answer.ts';
import { fc, holds } from '../support/property.ts';

// No answer of any shape, as large as one may be, holds up the page: here what is done without a browser.

const ONCE_MS = 1000;

test('an answer as long as it may be, of any shape, is read, searched and split into links in less than a second', () =>
  holds(
    fc.property(longAnswer, piece, (answer, query) => {
      const before = process.cpuUsage();
      const items = readList(answer, PAGE_MAX) ?? readEnvelope({ items: answer }, PAGE_MAX) ?? [];
      const { posts } = readPosts(items, { feedId: 'f' }, new Set());
      for (const { text } of posts) readLinks(text);
      countHashtags(posts, 12);
      const term = readQuery(query);
      if (term) posts.filter(term);
      for (const feedIds of [answer, posts.map(({ text }) => text)]) normaliseEmbed({ feedIds });
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(ONCE_MS);
    }),
    300,
  ));
