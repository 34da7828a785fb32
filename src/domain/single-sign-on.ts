import type { MemberRole } from './people.ts';

/** Signing in with a company's own provider: what of it is true whoever asks. */

/** So long somebody may stay at the provider, in minutes. */
export const minutesAtProvider = 10;

/** Why somebody comes back from a provider without being signed in, as the address of the page says it. */
export const signInProblems = {
  cancelled: 'Your company’s sign-in was cancelled. Try again, or sign in another way.',
  expired: 'That sign-in took too long, was already used, or began in another browser. Start again here.',
  provider_away: 'Your company’s sign-in service did not answer. Try again in a moment.',
  provider_wrong:
    'Your company’s sign-in service sent an answer that cannot be trusted. Tell your company’s admin if this goes on.',
  off: 'Your company does not sign in this way any more. Sign in with your password.',
  no_address:
    'Your company’s sign-in service did not give an address of your company. Ask your company’s admin.',
  elsewhere: 'This sign-in belongs to an account of another company. Sign in with your password.',
  removed: 'Your membership of the company has ended. Ask its admin to let you in again.',
  disabled: 'This account is disabled.',
  signed_out: 'Your company’s sign-in service has just logged you out. Start again here.',
  taken: 'That sign-in is already connected to another account. Log out, then sign in with your company.',
  connected: 'Your account is connected to another sign-in of your company already.',
  not_anew:
    'Your company’s sign-in service did not ask you to sign in again, so nothing is confirmed. Tell your company’s admin if this goes on.',
  somebody_else: 'Someone else signed in at your company. Sign in there as yourself.',
} as const;
export type SignInProblem = keyof typeof signInProblems;

export function isSignInProblem(text: string | null): text is SignInProblem {
  return text !== null && Object.hasOwn(signInProblems, text);
}

/** Clocks and roundings of one provider are off by so much at most. */
const secondsOff = 5;

/**
 * Whether somebody has signed in at their provider since they went there, and was not let through for having done so before. Both
 * times of the token are by the provider's clock and how long they were away is by ours, so that the two need not agree.
 */
export function hasSignedInAnew(
  { authenticatedAt, issuedAt }: { authenticatedAt: Date | null; issuedAt: Date },
  secondsAway: number,
): boolean {
  if (authenticatedAt === null) return false;
  const before = (issuedAt.getTime() - authenticatedAt.getTime()) / 1_000;
  return before >= -secondsOff && before <= secondsAway + secondsOff;
}

/** The domain of an address, as domains are compared; undefined where there is none. */
export function domainOf(address: string): string | undefined {
  const [name, domain, ...more] = address.trim().toLowerCase().split('@');
  return name && domain && !more.length && !domainProblem(domain) ? domain : undefined;
}

export function workAddressProblem(text: string): string | undefined {
  return domainOf(text) ? undefined : 'Work email must be the address your company gave you';
}

/** What is wrong with a domain, in words; undefined where nothing is. */
export function domainProblem(text: string): string | undefined {
  const domain = text.trim().toLowerCase();
  if (!/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(domain))
    return 'Domain must be what stands after the @ of an address, such as example.com';
  return publicMail.has(domain) ? 'Domain is one where anybody can have an address' : undefined;
}

const publicMail = new Set([
  'aol.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'web.de',
  'yahoo.com',
  'yandex.ru',
  'ymail.com',
  'zoho.com',
]);

/** What is wrong with the address of a provider, in words; undefined where nothing is. http is for this very machine only. */
export function issuerProblem(text: string): string | undefined {
  const parts = /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?(\/[^\s?#@\\]*)?$/i.exec(text);
  if (!parts) return 'Issuer must be an address such as https://login.example.com, without ? and #';
  const [, scheme, host = ''] = parts;
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(host);
  if (scheme?.toLowerCase() === 'http' && !isHere) return 'Issuer must begin with https://';
  if (/^\/(common|organizations|consumers)(\/|$)/i.test(parts[4] ?? ''))
    return 'Issuer must be the one of your own tenant: at this one, people of any company can sign in';
  return undefined;
}

/** What scopes have to be for OpenID Connect, in words; undefined where nothing is wrong. */
export function scopesProblem(text: string): string | undefined {
  if (!/^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/.test(text))
    return 'Scopes must be words with single spaces between';
  return text.split(' ').includes('openid') ? undefined : 'Scopes must name openid';
}

export interface RoleMapping {
  roleClaim: string | null;
  recruiterValues: readonly string[];
  hiringManagerValues: readonly string[];
  companyAdminValues: readonly string[];
}

/** The role that a claim gives by a company's own list, the one with most rights first; undefined where it gives none. */
export function roleBy(
  mapping: RoleMapping,
  claims: Readonly<Record<string, unknown>>,
): MemberRole | undefined {
  const { roleClaim, companyAdminValues, recruiterValues, hiringManagerValues } = mapping;
  if (!roleClaim) return undefined;
  const values = claimed(claims, roleClaim);
  const gives = (role: MemberRole, given: readonly string[]) =>
    given.some((value) => values.includes(value)) ? role : undefined;
  return (
    gives('company_admin', companyAdminValues) ??
    gives('recruiter', recruiterValues) ??
    gives('hiring_manager', hiringManagerValues)
  );
}

/** Whether a company lets its provider say at all who may do what. */
export function mapsRoles({ roleClaim, ...values }: RoleMapping): boolean {
  return (
    roleClaim !== null &&
    values.companyAdminValues.length + values.recruiterValues.length + values.hiringManagerValues.length > 0
  );
}

/** A claim's texts: as it is named, or, with dots, further in ("realm_access.roles"). */
function claimed(claims: Readonly<Record<string, unknown>>, name: string): string[] {
  const found = Object.hasOwn(claims, name) ? claims[name] : name.split('.').reduce<unknown>(inside, claims);
  return [found].flat().filter((value): value is string => typeof value === 'string');
}

function inside(value: unknown, step: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? Object.entries(value).find(([key]) => key === step)?.[1]
    : undefined;
}

/** What a provider says of how somebody has signed in: `amr` (RFC 8176), `acr`, and `acrs` of Entra ID. */
export function strengthIn(claims: Readonly<Record<string, unknown>>): string[] {
  return ['amr', 'acr', 'acrs'].flatMap((name) => claimed(claims, name));
}

/**
 * Whether somebody has shown their provider more than a password, by the values that the company has named. Where it says nothing,
 * or nothing of these, it was a password: the least that it can have been.
 */
export function hasShownMore(said: readonly string[], meansMore: readonly string[]): boolean {
  return said.some((value) => meansMore.includes(value));
}

/** What is wrong with one of these values, in words; undefined where nothing is. */
export function strengthProblem(value: string): string | undefined {
  return oneFactor.has(value.toLowerCase())
    ? `Second factor values cannot have ${value}: it means a password, or nothing at all`
    : undefined;
}

/** Of RFC 8176 what one person knows, or nobody showed; `0` is OpenID Connect's for no assurance. */
const oneFactor = new Set(['0', 'pwd', 'kba', 'pin', 'rba', 'geo', 'wia']);

/** The username an address or a name suggests, before it is made one of its own. */
export function suggestedUsername(text: string): string {
  const name = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/@.*$/, '')
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 30)
    .replace(/\.+$/, '');
  return name.length < 3 ? `member.${name || 'new'}` : name;
}
