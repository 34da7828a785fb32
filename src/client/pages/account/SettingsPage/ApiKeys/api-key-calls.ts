import { refresh } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import {
  companyScopeGroups,
  companyScopes,
  platformScopeGroups,
  platformScopes,
  type Scope,
} from '#domain/api-keys.ts';
import { apiKeyFields, platformKeyFields } from '#domain/fields/api-keys.ts';
import { problemsIn } from '#domain/fields/problems.ts';

/** A company by its number, or the platform. */
export type KeyOwner = number | 'platform';

export interface KeyValues {
  name: string;
  scopes: readonly Scope[];
  addresses: string[];
  expiresAt: string | null;
}

export interface MadeKey {
  id: number;
  key: string;
}

/** What one chooses from for a key of this owner, by what it is about. */
export function groupsFor(owner: KeyOwner): Readonly<Record<string, readonly Scope[]>> {
  return owner === 'platform' ? platformScopeGroups : companyScopeGroups;
}

/** What is wrong with which field of a new key. */
export function problemsOf(owner: KeyOwner, { scopes, ...values }: Omit<KeyValues, 'expiresAt'>) {
  return owner === 'platform'
    ? problemsIn(platformKeyFields, { ...values, scopes: ofPlatform(scopes) })
    : problemsIn(apiKeyFields, { ...values, scopes: ofCompany(scopes) });
}

const ofPlatform = (chosen: readonly Scope[]) => platformScopes.filter((one) => chosen.includes(one));
const ofCompany = (chosen: readonly Scope[]) => companyScopes.filter((one) => chosen.includes(one));

export function makeKey(owner: KeyOwner, { scopes, ...values }: KeyValues): Promise<MadeKey> {
  if (owner === 'platform')
    return call('POST /api/admin/keys', {
      body: { ...values, scopes: ofPlatform(scopes) },
    });
  const body = { ...values, scopes: ofCompany(scopes) };
  return call('POST /api/company/keys', { query: { companyId: owner }, body });
}

/** A key for the company's sandbox, which is made with the first. */
export function makeSandboxKey(companyId: number): Promise<MadeKey> {
  return call('POST /api/company/sandbox', { query: { companyId } });
}

export function replaceKey(owner: KeyOwner, id: number): Promise<MadeKey> {
  const asked = { params: { id }, body: {} };
  return owner === 'platform'
    ? call('POST /api/admin/keys/:id/rotation', asked)
    : call('POST /api/company/keys/:id/rotation', { ...asked, query: { companyId: owner } });
}

export async function endKey(owner: KeyOwner, id: number): Promise<void> {
  if (owner === 'platform') await call('DELETE /api/admin/keys/:id', { params: { id } });
  else await call('DELETE /api/company/keys/:id', { params: { id }, query: { companyId: owner } });
}

export async function refreshKeys(owner: KeyOwner): Promise<void> {
  await refresh(owner === 'platform' ? 'GET /api/admin/keys' : 'GET /api/company/keys');
}
