import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, newFolder, test } from './fixtures.ts';
import { attempt, run } from './run.ts';

// Compiles `types` with the types of the frameworks themselves, in a project that has the package.

const FRAMEWORKS = {
  oldest: { '@types/react': '19.0.0', preact: '10.28.0', 'solid-js': '1.8.0', svelte: '5.0.0', vue: '3.3.0' },
  newest: { '@types/react': '19.3.0', preact: '11.2.0', 'solid-js': '1.9.19', svelte: '5.57.3', vue: '3.5.45' },
};
/** They cannot use the compiler of this project. */
const VUE_TOOLS = { 'vue-tsc': '3.3.14', typescript: '6.0.3' };

const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc');

for (const [age, versions] of Object.entries(FRAMEWORKS)) {
  test.describe(`the ${age}`, { tag: '@deep' }, () => {
    let folder = '';
    test.beforeAll(async ({ install }) => {
      folder = newFolder();
      cpSync(join(import.meta.dirname, 'types'), folder, { recursive: true });
      const project = { private: true, type: 'module', dependencies: versions, devDependencies: VUE_TOOLS };
      writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
      await install(folder);
    });
    test.afterAll(() => rmSync(folder, { recursive: true }));

    test('React, Preact, Solid, Svelte and Vue take in templates what is right, and nothing else', () =>
      run(folder, tsc));

    test('Vue checks an element whose address is bound, and none with a literal one, as the guide says', async () => {
      const { said } = await attempt(folder, 'npx vue-tsc --pretty false -p tsconfig.vue.json');
      expect(said).toContain('bound-url.vue(6,');
      // In its copy of the attributes, vue-tsc reads `//` as the start of a comment. Once it does not, update the guide.
      expect(said).not.toContain('literal-url.vue');
    });
  });
}
