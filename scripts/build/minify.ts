import { minify as byTerser } from 'terser';
import { minify, type Plugin } from 'vite';

/**
 * Minifies what browsers load by the bundler's own minifier and by terser behind it: the core is 0.6 kB smaller than by the
 * first alone, and 0.3 kB than by the second, the classic script 1.7 and 0.6 kB.
 */
export const minifyTwice = (environments: readonly string[]): Plugin => ({
  name: 'minify-twice',
  applyToEnvironment: ({ name }) => environments.includes(name),
  renderChunk: {
    order: 'post', // others find code by its form
    async handler(code, { fileName }, { format }) {
      const module = format === 'es';
      const once = await minify(fileName, code, { module });
      const twice = await byTerser(once.code, {
        ecma: 2020,
        module,
        // Statements side by side repeat more of each other than what is joined by commas: they compress better.
        compress: { ecma: 2020, passes: 3, sequences: false },
        format: { comments: false },
      });
      return { code: twice.code ?? '', map: null };
    },
  },
});
