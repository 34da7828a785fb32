import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** With what our mail is signed, so that mail servers can tell it is from whom it says (RFC 6376). */
export interface Dkim {
  domain: string;
  selector: string;
  /** An RSA key, as PEM. */
  key: string;
}

const leastBits = 1_024;

/** Reads DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY or DKIM_KEY_FILE; adds a sentence to `problems` for each that makes no sense. */
export function readDkim(env: NodeJS.ProcessEnv, from: string, problems: string[]): Dkim | undefined {
  const [domain, selector, key, file] = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY', 'DKIM_KEY_FILE'].map(
    (name) => env[name]?.trim() || undefined,
  );
  if (!domain && !selector && !key && !file) return undefined;
  if (!domain || !selector || (!key && !file)) {
    problems.push(
      'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY (or DKIM_KEY_FILE) go together: one alone signs nothing.',
    );
    return undefined;
  }
  if (key && file) problems.push('DKIM_KEY and DKIM_KEY_FILE are two ways to say the same; set one.');
  const named = domain.toLowerCase();
  const sender = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  if (!isDomain(named)) problems.push('DKIM_DOMAIN must be a domain such as example.com.');
  else if (sender !== named && !sender.endsWith(`.${named}`))
    problems.push(
      `DKIM_DOMAIN is ${named}, but mail comes from ${from}: the domain must be that of the sender, or one above it. MAIL_FROM sets the sender.`,
    );
  if (!isDomain(selector.toLowerCase(), 1))
    problems.push('DKIM_SELECTOR must be a name such as mail or 2026-11.');
  const pem = key ?? fileText(file ?? '', problems);
  const problem = pem === undefined ? undefined : keyProblem(asPem(pem));
  if (problem) problems.push(`${key ? 'DKIM_KEY' : 'DKIM_KEY_FILE'} ${problem}`);
  return pem === undefined || problem ? undefined : { domain: named, selector, key: asPem(pem) };
}

function isDomain(text: string, leastParts = 2): boolean {
  const parts = text.split('.');
  return (
    parts.length >= leastParts && parts.every((part) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(part))
  );
}

function fileText(file: string, problems: string[]): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    problems.push('DKIM_KEY_FILE names a file that cannot be read.');
    return undefined;
  }
}

/** Line breaks in the environment are often written as \n, or the PEM stands there as base64 alone. */
function asPem(text: string): string {
  const lines = text.trim().replaceAll('\\n', '\n');
  return lines.startsWith('-----') || !/^[A-Za-z0-9+/=\s]+$/.test(lines)
    ? lines
    : `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----`;
}

function keyProblem(pem: string): string | undefined {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    return 'must be a private key in PEM, without a password.';
  }
  if (key.asymmetricKeyType !== 'rsa') return 'must be an RSA key: most mail servers verify no other.';
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  return bits < leastBits
    ? `has ${bits} bits, and mail servers verify none below ${leastBits.toLocaleString('en')}; 2,048 are usual.`
    : undefined;
}
