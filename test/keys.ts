import type { Scope } from '#domain/api-keys.ts';
import { companyScopes, platformScopes } from '#domain/api-keys.ts';
import type { UserType } from '#domain/people.ts';
import type { Person, TestServer } from '#test/server.ts';

/** A program that calls with a key. */
export interface KeyHolder {
  id: number;
  key: string;
  userType: UserType;
}

/** Makes a key of the company that somebody manages, with every scope unless said otherwise. */
export async function companyKey(
  server: TestServer,
  manager: Person,
  more: { name?: string; scopes?: readonly Scope[]; addresses?: string[]; expiresAt?: string } = {},
): Promise<KeyHolder> {
  const { name = 'Payroll sync', scopes = companyScopes, ...rest } = more;
  // The cast: the type of the body has what a company's key can be allowed, which the server says again.
  const body = { name, scopes: scopes as (typeof companyScopes)[number][], ...rest };
  const { id, key } = await server.as(manager).call('POST /api/company/keys', { body });
  return { id, key, userType: 'recruiter' };
}

/** Makes a key of the platform with every scope. */
export async function platformKey(server: TestServer, admin: Person): Promise<KeyHolder> {
  const body = { name: 'Monitoring', scopes: platformScopes };
  const { id, key } = await server.as(admin).call('POST /api/admin/keys', { body });
  return { id, key, userType: 'admin' };
}
