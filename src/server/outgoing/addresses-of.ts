import dns, { type LookupAddress } from 'node:dns';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '#domain/errors.ts';

/** So long the addresses of one family wait for those of the other. */
const otherFamilyMs = 300;
/** What name servers say of a name that they do not know, and that there is none to ask. */
const unknown = new Set(['ENOTFOUND', 'ENODATA', 'ECONNREFUSED']);

/**
 * The addresses that a name has, as name servers say. Asked without the machine's own way (getaddrinfo): that has two threads for all names, and
 * holds one for ten seconds where nobody answers, so that a few such names would keep all others waiting. Where `ownNames` is said, a name that
 * name servers do not know is looked for in that way after all: it may stand in the machine's own list. Rejects where it has none.
 */
export async function addressesOf(name: string, ownNames: boolean): Promise<LookupAddress[]> {
  // It leads to this machine whatever anybody says (RFC 6761), and nobody is asked.
  if (/^localhost\.?$/i.test(name)) return dns.promises.lookup(name, { all: true });
  const four = dns.promises.resolve4(name).then(inFamily(4));
  const six = dns.promises.resolve6(name).then(inFamily(6));
  const [ofFour, ofSix] = await Promise.allSettled([soonAfter(six, four), soonAfter(four, six)]);
  const found = [ofFour, ofSix].flatMap((of) => (of.status === 'fulfilled' ? of.value : []));
  if (found.length) return found;
  const problem: unknown =
    ofFour.status === 'rejected' ? ofFour.reason : new Error(`${name} has no address.`);
  if (ownNames && unknown.has(codeOf(problem) ?? '')) return dns.promises.lookup(name, { all: true });
  throw problem;
}

function inFamily(family: 4 | 6): (addresses: string[]) => LookupAddress[] {
  return (addresses) => addresses.map((address) => ({ address, family }));
}

/** What comes, or nothing where the other has come and this has not soon after: some name servers never answer for IPv6. */
function soonAfter(
  other: Promise<LookupAddress[]>,
  coming: Promise<LookupAddress[]>,
): Promise<LookupAddress[]> {
  const late = other.then(
    () => pause(otherFamilyMs, [], { ref: false }),
    () => coming,
  );
  return Promise.race([coming, late]);
}
