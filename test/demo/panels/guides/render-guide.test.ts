import { expect, test } from 'vitest';
import { renderGuide } from '../../../../scripts/guides/render-guide.ts';

const render = (markdown: string) =>
  renderGuide('docs/a.md', markdown, { link: (path) => `to:${path}`, image: (path) => `image:${path}` });

test('code in a guide is text, in whatever language', () => {
  const shown = '<pre><code>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; {}</code></pre>';
  for (const language of ['html', 'css', 'js', 'json', 'php', 'sh', 'text', 'unknown', '']) {
    const { html } = render(`# A\n\n\`\`\`${language}\n<script>alert("1")</script> & {}\n\`\`\`\n`);
    expect(html, language).not.toContain('<script');
    expect(html.replaceAll(/<\/?span[^>]*>/g, ''), language).toContain(shown);
  }
});

test('links and images are where the site has them', () => {
  const links = '[b](b.md#c) [up](../README.md) [here](#d) [there](https://example.org/x)';
  const { html } = render(`# A\n\n${links}\n\n![](p.png) <img src="q.png" />\n`);
  const urls = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
  const linked = ['to:docs/b.md#c', 'to:README.md', '#d', 'https://example.org/x'];
  expect(urls).toEqual([...linked, 'image:docs/p.png', 'image:docs/q.png']);
});

test('headings have the anchors of a repository, each once', () => {
  const { title, sections } = render(
    '# A `b`\n\n## Events & *methods*\n\nOne.\n\n## Events & methods\n\nTwo <three>.\n',
  );
  expect(title).toBe('A b');
  expect(sections).toEqual([
    { anchor: 'a-b', title: 'A b', level: 1, text: '' },
    { anchor: 'events--methods', title: 'Events & methods', level: 2, text: 'One.' },
    { anchor: 'events--methods-1', title: 'Events & methods', level: 2, text: 'Two .' },
  ]);
});
