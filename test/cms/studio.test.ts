import { blocksOf } from '../package/handed-out.ts';
import { findAll } from '../demo/snippets/read-back.ts';
import { parseHtml } from '../demo/snippets/parse-html.ts';
import type { CodeBlock } from '../../demo/snippets/handout/handout.ts';
import { expect, phpString, test } from './fixtures.ts';

const codeOf = (blocks: readonly CodeBlock[], fits: (block: CodeBlock) => boolean): string =>
  blocks.find(fits)?.code ?? '';

/** What of the studio's WordPress form goes into a post. */
const PIECES: Readonly<Record<string, (blocks: readonly CodeBlock[]) => string>> = {
  block: ([block]) => block?.code ?? '',
  shortcode: ([, shortcode]) => shortcode?.code ?? '',
};

for (const [name, pick] of Object.entries(PIECES)) {
  test(`the ${name} of the studio says what was set up there`, async ({ show, page, service, wordpress }) => {
    const blocks = blocksOf('wordpress', service.url);
    const html = codeOf(blocks, ({ code }) => code.startsWith('<!-- wp:html -->'));
    const [element] = findAll(parseHtml(html), 'ws-feed');
    const css = phpString(codeOf(blocks, ({ language }) => language === 'css'));
    await wordpress.php(`wp_set_current_user( 1 ); wp_update_custom_css_post( ${css} );`);
    await show(pick(blocks), { base_url: codeOf(blocks, ({ code }) => code.startsWith('http')) });
    const feed = page.locator('ws-feed');
    await expect(feed.locator('[part~=card]')).toHaveCount(3);
    const attributes = await feed.evaluate((it) => it.getAttributeNames().map((one) => [one, it.getAttribute(one)]));
    expect(Object.fromEntries(attributes)).toMatchObject({
      ...Object.fromEntries(element?.attributes ?? []),
      'base-url': service.url,
    });
    await expect(feed.locator('[part~=card]').first()).toHaveCSS('border-style', 'dashed');
    await wordpress.php("wp_set_current_user( 1 ); wp_update_custom_css_post( '' );");
  });
}
