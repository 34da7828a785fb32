import { emailProblem, isStorable, textProblem, tidyLine } from '#domain/fields/texts.ts';
import { limits } from '#domain/limits.ts';
import type { Filter } from './filter.ts';
import { type Change, lowerKeys } from './patch.ts';
import { typed, userSchema } from './schemas.ts';
import { scimRefusal } from './scim-error.ts';

/** What an identity provider says of somebody, as far as it is kept. */
export interface ToldUser {
  userName: string;
  externalId: string | null;
  givenName: string | null;
  familyName: string | null;
  displayName: string | null;
  email: string | null;
  active: boolean;
}

/** A person as POST and PUT send them; who says nothing of `active` leaves it as it was. */
export function readUser(body: unknown, active = true): ToldUser {
  const sent = lowerKeys(body);
  const emails = fewOf(list(sent['emails'])).map(readEmail);
  const user = typed(userSchema, {
    userName: sent['username'],
    externalId: sent['externalid'] ?? undefined,
    displayName: sent['displayname'] ?? undefined,
    name: sent['name'] ?? undefined,
    active: truth(sent['active']) ?? active,
    emails,
  });
  // The casts: the schema has just said so.
  const name = (user['name'] ?? {}) as Partial<Record<'givenName' | 'familyName' | 'formatted', string>>;
  const userName = required(text('userName', user['userName'], limits.email));
  const address = chosenEmail(user['emails'] as Email[]) ?? (userName.includes('@') ? userName : null);
  return {
    userName,
    externalId: text('externalId', user['externalId'], limits.email),
    givenName: text('name.givenName', name.givenName, limits.personName),
    familyName: text('name.familyName', name.familyName, limits.personName),
    displayName: text('displayName', user['displayName'] ?? name.formatted, 200),
    email: address === null ? null : emailOf(address, emails.length > 0),
    active: user['active'] === true,
  };
}

/** The same person after some changes; as `readUser` reads them. */
export function changedUser(before: ToldUser, changes: readonly Change[]): unknown {
  const user: Record<string, unknown> = {
    username: before.userName,
    externalid: before.externalId,
    displayname: before.displayName,
    name: { givenname: before.givenName, familyname: before.familyName },
    active: before.active,
    emails: before.email === null ? [] : [{ value: before.email, type: 'work', primary: true }],
  };
  for (const change of changes) {
    const { op, attribute, part, value } = change;
    if (attribute === 'emails') user['emails'] = changedEmails(list(user['emails']), change);
    else if (attribute === 'name') user['name'] = changedName(user['name'], change);
    else if (Object.hasOwn(user, attribute) && part === undefined)
      user[attribute] = op === 'remove' ? undefined : value;
  }
  return user;
}

const mostEmails = 50;

interface Email {
  value?: string;
  type?: string;
  primary?: boolean;
}

function changedName(name: unknown, { op, part, value }: Change): unknown {
  if (part) return { ...lowerKeys(name ?? {}), [part]: op === 'remove' ? undefined : value };
  return op === 'remove' ? {} : { ...lowerKeys(name ?? {}), ...lowerKeys(value) };
}

function changedEmails(emails: unknown[], { op, part, where, value }: Change): unknown[] {
  const all = fewOf(emails).map(lowerKeys);
  if (!where && !part) {
    if (op === 'remove') return [];
    const told = list(value);
    // The newest that is said to be the one to use is the one.
    return op === 'replace' ? told : [...told, ...all];
  }
  const chosen = (email: Record<string, unknown>) => !where || holds(where, email);
  if (op === 'remove')
    return part
      ? all.map((email) => (chosen(email) ? { ...email, [part]: undefined } : email))
      : all.filter((email) => !chosen(email));
  const set = part ? { [part]: value } : lowerKeys(value);
  if (all.some(chosen)) return all.map((email) => (chosen(email) ? { ...email, ...set } : email));
  // An address of a type that is not there yet: they mean it to be.
  return [...all, { ...(where ? said(where) : {}), ...set }];
}

/** Whether a filter of comparisons for equality holds for a value of a list. */
function holds(filter: Filter, value: Record<string, unknown>): boolean {
  if (filter.is === 'and') return filter.parts.every((part) => holds(part, value));
  if (filter.is === 'or') return filter.parts.some((part) => holds(part, value));
  if (filter.is === 'not') return !holds(filter.part, value);
  const there = value[filter.attribute];
  if (filter.operator === 'pr') return there !== undefined && there !== null;
  if (filter.operator !== 'eq') throw scimRefusal.invalid('A path compares with eq.', 'invalidFilter');
  if (typeof filter.value === 'boolean') return (truth(there) ?? false) === filter.value;
  return typeof there === 'string' && there.toLowerCase() === String(filter.value).toLowerCase();
}

/** What a filter says a value to be. */
function said(filter: Filter): Record<string, unknown> {
  if (filter.is === 'compared' && filter.operator === 'eq') return { [filter.attribute]: filter.value };
  return filter.is === 'and' ? Object.assign({}, ...filter.parts.map(said)) : {};
}

function readEmail(sent: unknown): Email {
  if (typeof sent === 'string') return { value: sent };
  const { value, type, primary } = lowerKeys(sent);
  // As it came; its types are looked at with all others.
  return { value, type, primary: truth(primary) } as Email;
}

/** The one to write to: what is marked so, or the one for work, or whichever there is. */
function chosenEmail(emails: readonly Email[]): string | null {
  const there = emails.filter(({ value }) => value?.trim());
  const chosen =
    there.find(({ primary }) => primary) ?? there.find(({ type }) => type === 'work') ?? there[0];
  return chosen?.value ?? null;
}

/** An address that was sent has to be one; a username that merely looks like one does not. */
function emailOf(address: string, sent: boolean): string | null {
  const problem = emailProblem({ kind: 'email', label: 'emails.value', max: limits.email }, address);
  if (problem && sent) throw scimRefusal.invalid(`${problem}.`);
  return problem ? null : tidyLine(address);
}

function text(label: string, value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null;
  const problem = textProblem({ kind: 'line', label, max }, value);
  if (problem) throw scimRefusal.invalid(`${problem}.`);
  return isStorable(value) ? tidyLine(value) || null : null;
}

function required(userName: string | null): string {
  if (userName === null) throw scimRefusal.invalid('userName is required.');
  return userName;
}

/** Yes or no, also where it comes as a word: Entra ID writes "False". Anything else is left to be refused. */
function truth(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const word = value.trim().toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : value;
}

function list(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Of many one is kept: nobody has so many that it matters which. */
function fewOf(emails: unknown[]): unknown[] {
  if (emails.length > mostEmails) throw scimRefusal.invalid(`A person has at most ${mostEmails} emails.`);
  return emails;
}
