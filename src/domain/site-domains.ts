// Browsers and Node have it; the types of neither are known in here.
declare const URL: {
  canParse(text: string): boolean;
  new (text: string): Readonly<Record<'hostname', string>>;
};

/** A company's own domains, at which its careers site stands: what of them is true whoever asks. */

/** How many a company can have. The one proved first is its site's address, the others lead to it. */
export const mostSiteDomains = 5;

/** For so long a proof may be missing before the domain is lost, and after so long those who manage the company are told. */
export const proofDays = { untilLost: 7, untilTold: 1 } as const;

/** Where a proof stands: a TXT record at this name below the domain, or a file at this path of it. */
export const proofPlaces = { record: '_careers-site', file: '/.well-known/careers-site.txt' } as const;

export function proofRecord(domain: string, token: string): { name: string; value: string } {
  return { name: `${proofPlaces.record}.${domain}`, value: `careers-site=${token}` };
}

/** A domain as it is compared: small letters, other alphabets as the DNS has them. Undefined for what can be no company's. */
export function siteDomain(typed: string): string | undefined {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
  // What an address could have beside a host: a port, a path, somebody's name.
  if (/[\s\p{Cc}:/?#@\\[\]%]/u.test(bare) || !URL.canParse(`http://${bare}`)) return undefined;
  const domain = new URL(`http://${bare}`).hostname.replace(/\.$/, '');
  return isName(domain) && !isSpecial(domain) ? domain : undefined;
}

/** Two labels or more, and at the end none of digits alone: that is a number of a machine. Room is left for the record's name. */
function isName(domain: string): boolean {
  const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
  return (
    domain.length >= 4 && domain.length <= 238 && new RegExp(`^(${label}\\.)+(?!\\d+$)${label}$`).test(domain)
  );
}

/** Names that are nobody's on the internet (RFC 6761 and those beside it). */
function isSpecial(domain: string): boolean {
  return /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|invalid|onion|arpa)$/.test(
    domain,
  );
}

export function siteDomainProblem(typed: string): string | undefined {
  return siteDomain(typed) === undefined
    ? 'Domain must be a name on the internet, such as careers.example.com, without a port or a path'
    : undefined;
}

/** The name in what a request says of its host, as domains are compared. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** Whether a name is another's or stands below it. */
export function isWithin(domain: string, other: string): boolean {
  return domain === other || domain.endsWith(`.${other}`);
}
