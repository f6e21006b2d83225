import { BlockList, isIPv6 } from 'node:net';

/** Where an address is: on this machine, on its link, in a private network, or on the web. */
export type Zone = 'machine' | 'link' | 'private' | 'web';

const SUBNETS: Readonly<Record<Exclude<Zone, 'web'>, readonly string[]>> = {
  machine: ['127.0.0.0/8', '0.0.0.0/8', '::1/128', '::/128'],
  link: ['169.254.0.0/16', 'fe80::/10'], // where clouds hand out credentials
  // The last is IPv4 by another name (RFC 6052).
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7', 'fec0::/10', '64:ff9b::/96'],
};

const familyOf = (address: string): 'ipv6' | 'ipv4' => (isIPv6(address) ? 'ipv6' : 'ipv4');

const LISTS = Object.entries(SUBNETS).map(([zone, subnets]) => {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return [zone as Zone, list] as const;
});

export const zoneOf = (address: string): Zone =>
  LISTS.find(([, list]) => list.check(address, familyOf(address)))?.[0] ?? 'web';

/** Whether a page that is somewhere may make this machine request an address elsewhere. */
export const mayReach = (from: Zone, to: Zone): boolean =>
  to === 'web' || to === from || (from === 'machine' && to === 'private');
