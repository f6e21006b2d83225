const NAMES = ['localhost', '127.0.0.1', '[::1]'];
/** Browsers leave this port out of the `Host` header. */
const HTTP_PORT = 80;

/**
 * Whether a `Host` header names this machine, with the port on which the request arrived. Any other name is from a page
 * whose own domain resolves to this machine (DNS rebinding): it could read what other origins may not.
 */
export const isOwnHost = (host: string, port: number | undefined): boolean =>
  NAMES.some((name) => host === `${name}:${port}` || (port === HTTP_PORT && host === name));
