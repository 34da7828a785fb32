import dns from 'node:dns';
import { codeOf } from '#domain/errors.ts';
import { proofPlaces, proofRecord } from '#domain/site-domains.ts';
import { type GuardedFetch, OutgoingProblem } from '#server/outgoing/guarded-fetch.ts';

/** Which of the two proofs stands, or in a sentence what was found instead. */
export type Proof = { by: 'record' | 'file' } | { by: undefined; found: string };

interface Claim {
  domain: string;
  token: string;
}

/** Looks for a company's proof at a domain: the record first, which is there whether or not the domain leads here already. */
export async function proofOfDomain(fetch: GuardedFetch, claim: Claim): Promise<Proof> {
  const record = await recordAt(claim);
  if (record === undefined) return { by: 'record' };
  const file = await fileAt(fetch, claim);
  return file === undefined ? { by: 'file' } : { by: undefined, found: `${record} ${file}` };
}

/** Whether the record stands in the DNS. */
export async function hasRecord(claim: Claim): Promise<boolean> {
  return (await recordAt(claim)) === undefined;
}

/** What is wrong with the record; undefined where it is right. */
async function recordAt({ domain, token }: Claim): Promise<string | undefined> {
  const { name, value } = proofRecord(domain, token);
  let overdue: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    overdue = setTimeout(() => reject(new Error('too slow')), longest);
  });
  try {
    const records = await Promise.race([dns.promises.resolveTxt(name), tooSlow]);
    if (records.some((pieces) => pieces.join('').trim() === value)) return undefined;
    return `The TXT record ${name} has another value.`;
  } catch (error) {
    return isAbsent.has(codeOf(error) ?? '')
      ? `There is no TXT record ${name}.`
      : `The TXT record ${name} could not be looked up.`;
  } finally {
    clearTimeout(overdue);
  }
}

/** In milliseconds. */
const longest = 8_000;
const isAbsent = new Set(['ENOTFOUND', 'ENODATA']);

/** The same of the file, over an encrypted connection or, where there is none, over a plain one: what is read there is no secret. */
async function fileAt(fetch: GuardedFetch, claim: Claim): Promise<string | undefined> {
  const encrypted = await fileOver('https', fetch, claim);
  return encrypted && (await fileOver('http', fetch, claim)) && encrypted;
}

async function fileOver(
  scheme: 'http' | 'https',
  fetch: GuardedFetch,
  { domain, token }: Claim,
): Promise<string | undefined> {
  const address = `${scheme}://${domain}${proofPlaces.file}`;
  try {
    const answer = await fetch(address, { mayBePlain: true, headers: { accept: 'text/plain' } });
    if (answer.status !== 200) return `${address} answers ${answer.status}.`;
    return (await answer.text()).trim() === token ? undefined : `${address} says something else.`;
  } catch (error) {
    if (!(error instanceof OutgoingProblem)) throw error;
    return `${address}: ${error.message}`;
  }
}
