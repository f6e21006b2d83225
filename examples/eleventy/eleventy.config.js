import { wsWidgetsPlugin } from 'ws-widgets/eleventy';

export default function (eleventyConfig) {
  eleventyConfig.addPlugin(wsWidgetsPlugin, {
    settings: { baseUrl: 'http://127.0.0.1:4801' },
    lang: 'en',
    freshForMs: 3_600_000, // after an hour a visitor's browser requests newer posts
  });
  eleventyConfig.addPassthroughCopy({ 'node_modules/ws-widgets/dist/*.js': 'ws-widgets' });
  return { dir: { input: 'src' } };
}
