const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/** A host as people write it: a name with a dot, an IP address, or `localhost`. */
const HOST = /^(?:localhost|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+\.?|\[[\da-f:.]+\])(?::\d+)?(?:[/?#].*)?$/iu;

const OWN_MACHINE = /^(?:localhost|127\.|\[::1\])/i;

/** The URL of a service, with a scheme if it was left out. What is not a host stays as it was written. */
export function completeAddress(written: string): string {
  const address = written.trim();
  if (SCHEME.test(address)) return address;
  if (address.startsWith('//')) return HOST.test(address.slice(2)) ? `https:${address}` : address;
  if (!HOST.test(address)) return address;
  return `${OWN_MACHINE.test(address) ? 'http' : 'https'}://${address}`;
}
