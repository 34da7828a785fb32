import type { IDToken, UserInfoResponse } from 'openid-client';
import { limits } from '#domain/limits.ts';
import { emailProblem, tidyLine, isStorable } from '#domain/fields/texts.ts';
import { domainOf, strengthIn } from '#domain/single-sign-on.ts';

/** Somebody as their provider describes them. */
export interface ProviderPerson {
  issuer: string;
  /** Theirs at the provider for ever; compared to the letter. */
  subject: string;
  /** Their session there, where the provider ends such by itself. */
  providerSid: string | null;
  issuedAt: Date;
  /** When they last showed the provider who they are; null where it does not say. */
  authenticatedAt: Date | null;
  /** Where mail reaches them, if the provider says that it has made sure of that. */
  provedEmail: string | null;
  /** By which their company is known: an address, proved or not, or a name that looks like one. */
  domain: string | undefined;
  /** What a username is made of. */
  suggestedName: string;
  firstName: string | null;
  lastName: string | null;
  claims: Readonly<Record<string, unknown>>;
  /** What the signed token says of how they have signed in. */
  strength: readonly string[];
}

/** What the signed token says goes before what was only fetched. */
export function personFrom(token: IDToken, fetched: Partial<UserInfoResponse>): ProviderPerson {
  const claims: Readonly<Record<string, unknown>> = { ...fetched, ...token };
  const email = addressIn(claims['email']);
  const login = addressIn(claims['preferred_username']) ?? addressIn(claims['upn']);
  return {
    issuer: token.iss,
    subject: token.sub,
    providerSid: textIn(claims['sid'], 300),
    issuedAt: new Date(token.iat * 1_000),
    authenticatedAt: typeof token.auth_time === 'number' ? new Date(token.auth_time * 1_000) : null,
    provedEmail: email !== undefined && isProved(claims) ? email : null,
    domain: domainOf(email ?? login ?? ''),
    suggestedName: textIn(claims['preferred_username'], 200) ?? email ?? textIn(claims['name'], 200) ?? '',
    firstName: textIn(claims['given_name'], limits.personName),
    lastName: textIn(claims['family_name'], limits.personName),
    claims,
    strength: strengthIn(token),
  };
}

/** Some say it in a word; Entra ID says of the domain that it has been proved. */
function isProved(claims: Readonly<Record<string, unknown>>): boolean {
  const yes: unknown[] = [true, 'true', 1, '1'];
  return yes.includes(claims['email_verified']) || yes.includes(claims['xms_edov']);
}

function addressIn(claim: unknown): string | undefined {
  const text = textIn(claim, limits.email);
  if (text === null || emailProblem({ kind: 'email', label: 'Email', max: limits.email }, text))
    return undefined;
  return domainOf(text) ? text : undefined;
}

function textIn(claim: unknown, longest: number): string | null {
  if (typeof claim !== 'string' || !isStorable(claim)) return null;
  const text = tidyLine(claim);
  return text && [...text].length <= longest ? text : null;
}
