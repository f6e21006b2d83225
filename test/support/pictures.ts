import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import https from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { answerImage } from './image-host.ts';

const PEM = join(import.meta.dirname, 'pictures-example.pem');

export type Pictures = Awaited<ReturnType<typeof servePictures>>;

/** Serves images at https://pictures.example, to programs that use the proxy and the certificate in their environment. */
export async function servePictures() {
  const requests: string[] = [];
  const pem = readFileSync(PEM);
  const host = https.createServer({ key: pem, cert: pem }, (request, response) => {
    requests.push(request.url ?? '');
    answerImage(request, response);
  });
  const proxy = createServer().on('connect', (_, socket) => {
    const tunnel = connect((host.address() as AddressInfo).port, '127.0.0.1');
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    socket.pipe(tunnel).pipe(socket);
    for (const one of [socket, tunnel]) one.on('error', () => void [socket, tunnel].map((each) => each.destroy()));
  });
  await Promise.all([host, proxy].map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
  const { port } = proxy.address() as AddressInfo;
  const env = `env SSL_CERT_FILE=${PEM} HTTPS_PROXY=http://127.0.0.1:${port}`;
  return { env, requests, close: () => [host, proxy].map((server) => server.close()) };
}
