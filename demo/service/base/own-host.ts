const NAMES = ['localhost', '127.0.0.1', '[::1]'];
/** Left out of a host by browsers. */
const HTTP_PORT = 80;

/**
 * Whether a `Host` header names a service of this machine at the port at which it was asked. Another name is that of
 * a page which leads here by a name of its own, and would read what a page of another origin may not.
 */
export const isOwnHost = (host: string, port: number | undefined): boolean =>
  NAMES.some((name) => host === `${name}:${port}` || (port === HTTP_PORT && host === name));
