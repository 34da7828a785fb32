import { createPublicKey } from 'node:crypto';
import type { Dkim } from './dkim-settings.ts';

/** Where the public half of the key stands in the DNS. */
export function dkimName({ selector, domain }: Dkim): string {
  return `${selector}._domainkey.${domain}`;
}

/** What stands there. */
export function dkimRecord({ key }: Dkim): string {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`;
}

/** What is wrong with the TXT records found there, each in the pieces it came in; undefined if mail servers can verify our mail. */
export function dkimFault(dkim: Dkim, records: readonly (readonly string[])[]): string | undefined {
  const tags = records.map((pieces) => tagsOf(pieces.join(''))).filter(({ p }) => p !== undefined);
  const [only, ...others] = tags;
  if (!only) return `there is no record; ${dkimName(dkim)} must be a TXT of “${dkimRecord(dkim)}”`;
  if (others.length) return `there are ${tags.length} records at ${dkimName(dkim)}; there must be one`;
  if (only['p'] === '') return `the key at ${dkimName(dkim)} has been revoked`;
  return only['p'] === tagsOf(dkimRecord(dkim))['p']
    ? undefined
    : `the record at ${dkimName(dkim)} is of another key; it must be “${dkimRecord(dkim)}”`;
}

function tagsOf(record: string): Record<string, string> {
  return Object.fromEntries(
    record
      .split(';')
      .map((tag) => /^\s*([a-z][a-z0-9_]*)\s*=(.*)$/is.exec(tag))
      .flatMap((found) => (found ? [[found[1] ?? '', (found[2] ?? '').replaceAll(/\s/g, '')]] : [])),
  );
}
