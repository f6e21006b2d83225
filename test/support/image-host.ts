import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import hostile from '../cms/hostile-images.json' with { type: 'json' };
import files from '../cms/images.json' with { type: 'json' };

/** A public address that leads to the server of the tests: no request leaves this machine. */
export const HOST = 'https://93.184.215.14';

/** The paths whose answers must not be kept. */
export const REFUSED = [...Object.keys(hostile.answers), 'bomb', 'cut', 'packed', 'gone'].map((name) => `/${name}`);

/** Answers with the image of a name (a number and an extension may follow), redirects, or answers as no image would. */
export const answerImage: RequestListener = ({ url = '' }, response) => {
  const [, name = '', to] = /^\/([a-z-]+)\d*(?:\.\w+)?(?:\?to=(.*))?$/.exec(url) ?? [];
  if (to !== undefined) response.writeHead(302, { location: decodeURIComponent(to) }).end();
  else if (name === 'endless') {
    const pour = (): void => void (response.destroyed || response.write(Buffer.alloc(100_000), pour));
    pour();
  } else if (name === 'slow') response.write('GIF89a');
  else if (name === 'packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(30e6)));
  else if (name === 'cut') response.end(Buffer.from(files.png.slice(0, 200), 'base64'));
  else if (name in hostile.answers) {
    response.writeHead(200, { 'content-type': 'image/png' }).end(hostile.answers[name as keyof typeof hostile.answers]);
  } else if (name in files) response.end(Buffer.from(files[name as keyof typeof files], 'base64'));
  else response.writeHead(404).end();
};
