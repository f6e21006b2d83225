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
