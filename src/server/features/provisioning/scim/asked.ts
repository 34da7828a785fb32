import type { FastifyRequest } from 'fastify';
import { provisioningPage } from '#domain/provisioning.ts';
import { readIfMatch } from '#server/http/if-match.ts';
import type { Wanted } from '#server/features/provisioning/users.queries.ts';
import { readFilter } from './filter.ts';
import type { Resource } from './present.ts';
import { type Chosen, readChosen } from './projection.ts';
import { idIn } from './read-group.ts';
import { ScimError, scimRefusal } from './scim-error.ts';

/** What stands in the address of a call, and in its headers. */

export function idOf({ params }: FastifyRequest): number {
  const id = idIn(textIn(params, 'id'));
  if (id === undefined) throw scimRefusal.notFound();
  return id;
}

export function chosenIn({ query }: FastifyRequest): Chosen {
  return readChosen(textIn(query, 'attributes'), textIn(query, 'excludedAttributes'));
}

/** Which part of a list is asked for: what is out of bounds is brought within them (RFC 7644, 3.4.2.4). */
export function wantedIn({ query }: FastifyRequest): Wanted {
  const filter = textIn(query, 'filter');
  const start = numberIn(query, 'startIndex') ?? 1;
  const count = numberIn(query, 'count') ?? provisioningPage.usual;
  return {
    filter: filter?.trim() ? readFilter(filter) : undefined,
    from: Math.min(Math.max(start, 1), 2_147_483_647) - 1,
    count: Math.min(Math.max(count, 0), provisioningPage.most),
  };
}

/** Refuses what was written over another state than the present one. */
export function refuseStale({ headers }: FastifyRequest, { etag }: Resource): void {
  const ifMatch = readIfMatch(headers['if-match']);
  if (ifMatch === undefined || ifMatch === '*' || ifMatch.includes(etag)) return;
  throw new ScimError(412, 'It has been changed since.');
}

export function textIn(given: unknown, name: string): string | undefined {
  const value: unknown = new Map(Object.entries(Object(given))).get(name);
  if (value === undefined || typeof value === 'string') return value;
  throw scimRefusal.invalid(`${name} stands in the address more than once.`);
}

function numberIn(query: unknown, name: string): number | undefined {
  const text = textIn(query, name);
  if (text === undefined || text === '') return undefined;
  if (!/^-?\d{1,15}$/.test(text)) throw scimRefusal.invalid(`${name} is a whole number.`);
  return Number(text);
}
