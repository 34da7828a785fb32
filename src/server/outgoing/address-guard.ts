import { BlockList, isIP, isIPv6 } from 'node:net';

/** Which addresses the server may call where somebody else says the name: everybody's, and of its own network what the operator allows. */
export interface AddressGuard {
  mayReach: (address: string) => boolean;
  /** Whether the operator has named it: then also without encryption, on this very machine. */
  isNamed: (address: string) => boolean;
  /** Whether there is any that they have named. */
  namesAny: boolean;
}

/** `allowed` is a list such as "127.0.0.1, 10.1.0.0/16", as networksProblem has checked it. */
export function addressGuard(allowed: string | undefined): AddressGuard {
  const networks = partsOf(allowed ?? '');
  const named = listOf(networks);
  const isNamed = (address: string) => holds(named, address);
  return {
    isNamed,
    namesAny: networks.length > 0,
    mayReach: (address) => isPublic(address) || isNamed(address),
  };
}

/** Whether this lists addresses and networks. */
export function areNetworks(text: string): boolean {
  return partsOf(text).every((part) => {
    const [address = '', bits, ...more] = part.split('/');
    const family = isIP(address);
    const widest = family === 6 ? 128 : 32;
    return (
      family > 0 && !more.length && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest))
    );
  });
}

/** An IPv4 address in the clothes of an IPv6 one is the IPv4 one. */
function plain(address: string): string {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  const dotted = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (dotted) return dotted;
  const hex = /^(?:0*:)*:?ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(bare);
  if (!hex) return bare;
  const [high, low] = [parseInt(hex[1] ?? '', 16), parseInt(hex[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function isPublic(address: string): boolean {
  const bare = plain(address);
  if (!isIP(bare)) return false;
  // Of IPv6 only global unicast is anybody's: what is not in it need not be listed.
  if (isIPv6(bare) && !holds(globalUnicast, bare)) return false;
  return !holds(special, bare);
}

function holds(list: BlockList, address: string): boolean {
  const bare = plain(address);
  const family = isIP(bare);
  return family > 0 && list.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function add(list: BlockList, part: string): void {
  const [address = '', bits] = part.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) add(list, network);
  return list;
}

const globalUnicast = listOf(['2000::/3']);

/** What the registries of IANA (RFC 6890) call special, and multicast: none of it is somebody else's server. */
const special = listOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // No registry has it: at Azure it is the machine below each of them, and answers questions about it.
  '168.63.129.16',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
]);
