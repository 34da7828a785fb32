/**
 * What two applicants of one company can have in common that makes them look like one person. Only what they sent to that
 * company counts, and nothing that a law protects: no age, no sex, no origin, no photograph.
 */
export const duplicateReasons = ['email', 'name_and_phone', 'resume', 'phone', 'name'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

export interface Applicant {
  id: number;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  /** A digest of each résumé they applied with. */
  resumes: readonly string[];
}

export interface AlikePair {
  ids: readonly [number, number];
  reasons: DuplicateReason[];
}

/** More than this with one thing in common share it for another reason: an agency's address, a template of a résumé. */
const mostAlike = 5;

/** Pairs that look like one person, those with most in common first. */
export function alikePairs(applicants: readonly Applicant[]): AlikePair[] {
  const pairs = new Map<string, AlikePair>();
  for (const [reason, group] of groupsOf(applicants)) {
    for (const [one, other] of pairsIn(group)) {
      const key = `${one}-${other}`;
      const known = pairs.get(key) ?? { ids: [one, other], reasons: [] };
      if (!known.reasons.includes(reason)) known.reasons.push(reason);
      pairs.set(key, known);
    }
  }
  return [...pairs.values()].sort(
    (a, b) => b.reasons.length - a.reasons.length || b.ids[1] - a.ids[1] || b.ids[0] - a.ids[0],
  );
}

/** The same of somebody who is being brought along: a person looks at each, so less in common is enough to be shown. */
export function likenessOf(one: Omit<Applicant, 'id' | 'resumes'>, other: Applicant): DuplicateReason[] {
  const strong = reasonsOf({ ...one, id: -1, resumes: [] }, other);
  if (strong.includes('name_and_phone')) return strong;
  const samePhone = one.phone && other.phone && plainPhone(one.phone) === plainPhone(other.phone);
  const names = [one, other].map(({ firstName, lastName }) =>
    plainName(`${firstName ?? ''} ${lastName ?? ''}`),
  );
  const phone: DuplicateReason[] = samePhone && plainPhone(one.phone ?? '') ? ['phone'] : [];
  return [...strong, ...phone, ...(names[0] && names[0] === names[1] ? (['name'] as const) : [])];
}

/** Why two applicants look like one person. */
export function reasonsOf(one: Applicant, other: Applicant): DuplicateReason[] {
  return alikePairs([one, other])[0]?.reasons ?? [];
}

function groupsOf(applicants: readonly Applicant[]): [DuplicateReason, number[]][] {
  const groups = new Map<string, [DuplicateReason, Set<number>]>();
  for (const applicant of applicants) {
    for (const [reason, what] of traitsOf(applicant)) {
      const key = `${reason} ${what}`;
      const group = groups.get(key) ?? [reason, new Set<number>()];
      group[1].add(applicant.id);
      groups.set(key, group);
    }
  }
  return [...groups.values()]
    .filter(([, ids]) => ids.size > 1 && ids.size <= mostAlike)
    .map(([reason, ids]) => [reason, [...ids].sort((a, b) => a - b)]);
}

function traitsOf({ firstName, lastName, email, phone, resumes }: Applicant): [DuplicateReason, string][] {
  const mailbox = email && mailboxOf(email);
  const name = firstName && lastName && plainName(`${firstName} ${lastName}`);
  const number = phone && plainPhone(phone);
  return [
    ...(mailbox ? [['email', mailbox] satisfies [DuplicateReason, string]] : []),
    ...(name && number ? [['name_and_phone', `${name} ${number}`] satisfies [DuplicateReason, string]] : []),
    ...resumes.map((resume): [DuplicateReason, string] => ['resume', resume]),
  ];
}

function pairsIn(ids: readonly number[]): [number, number][] {
  return ids.flatMap((one, at) => ids.slice(at + 1).map((other): [number, number] => [one, other]));
}

/** Where mail to an address ends up: what follows a plus is a note to oneself, and Gmail does not see dots. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const bare = name.replace(/\+.*$/, '');
  const gmail = host === 'gmail.com' || host === 'googlemail.com';
  return gmail ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${host}`;
}

/** A name without case, accents and order: "Nashwa, MARIYAM" is "mariyam nashwa". */
export function plainName(name: string): string {
  const words = name
    .normalize('NFKD')
    // Of Latin letters only: the marks of other scripts are letters.
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return (words ?? []).sort().join(' ');
}

/** The digits of a number as one dials it at home; null where there are too few to tell anybody. */
export function plainPhone(phone: string): string | null {
  const digits = phone.normalize('NFKC').replaceAll(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-7);
}
