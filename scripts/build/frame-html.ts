import type { Plugin } from 'vite';
import { FRAME_SCRIPT, FRAME_STYLES, makePolicy } from '../../src/frame/page.ts';

/** Any host: when the file is made, it is unknown whose service and images it shows. Its script adds a stricter policy. */
const ANY = 'https: http:';

/** The page for an `<iframe>`: its script puts the element into it, and the script tag does the rest. */
async function makeFrameHtml(script: string, core: string): Promise<string> {
  const policy = await makePolicy({ scripts: "'self'", images: ANY, service: ANY });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>Posts</title>
<style>${FRAME_STYLES}</style>
<link rel="modulepreload" href="${core}">
<script type="module" src="./${script}"></script>
<script type="module" src="./ws-widgets.js"></script>
</head>
<body>
<script>${FRAME_SCRIPT}</script>
</body>
</html>
`;
}

/** Adds `frame.html` to the environment that has its script. */
export const frameHtml = (environment: string, coreFile: () => string): Plugin => ({
  name: 'frame-html',
  applyToEnvironment: ({ name }) => name === environment,
  async generateBundle(_, bundle) {
    const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
    if (!script) throw new Error('frame.html: its script was expected.');
    this.emitFile({
      type: 'asset',
      fileName: 'frame.html',
      source: await makeFrameHtml(script.fileName, coreFile()),
    });
  },
});
