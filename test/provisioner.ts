import { expect } from 'vitest';
import { row, rows } from '#server/db/query.ts';
import type { Person, Reply, TestServer } from '#test/server.ts';

/** What SCIM answers, as far as tests look at it. */
export interface ScimAnswer {
  status: number;
  id: string;
  headers: Reply['headers'];
  /** The body; an empty object where there is none. */
  body: Record<string, unknown>;
}

/** A company's identity provider: it has a token, and no cookies. */
export interface Provisioner {
  get: (path: string, headers?: Record<string, string>) => Promise<ScimAnswer>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<ScimAnswer>;
  put: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<ScimAnswer>;
  patch: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<ScimAnswer>;
  delete: (path: string, headers?: Record<string, string>) => Promise<ScimAnswer>;
}

const media = 'application/scim+json';

/** Every answer with a body is one of SCIM's, and every refusal says itself as RFC 7644, 3.12 has it. */
export function provisioner(server: Pick<TestServer, 'as'>, token: string | undefined): Provisioner {
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<ScimAnswer> => {
    const reply = await server.as().send(method, `/api/scim/v2${path}`, {
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': media }),
        ...more,
      },
    });
    // The cast: every body of SCIM is an object.
    const json = (reply.json ?? {}) as Record<string, unknown>;
    if (reply.text) expect(reply.headers['content-type']).toBe(`${media}; charset=utf-8`);
    expect(reply.headers['set-cookie']).toBeUndefined();
    if (reply.status >= 400)
      expect(json).toMatchObject({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(reply.status),
        detail: expect.any(String),
      });
    return { status: reply.status, id: String(json['id']), headers: reply.headers, body: json };
  };
  return {
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    delete: (path, headers) => send('DELETE', path, undefined, headers),
  };
}

let people = 0;
export const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
/** Somebody as identity providers send them. */
export const person = (more: object = {}) => {
  const userName = `mariyam.${(people += 1)}@reef.example`;
  return {
    schemas: [core],
    userName,
    name: { givenName: 'Mariyam', familyName: 'Zoona' },
    emails: [{ primary: true, value: userName, type: 'work' }],
    active: true,
    ...more,
  };
};
export const patch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});

/** A token that somebody makes who manages a company. */
export async function tokenOf(server: TestServer, founder: Person): Promise<string> {
  return (await server.as(founder).call('POST /api/company/provisioning/tokens')).token;
}

export async function membersIn(
  { database }: TestServer,
  companyId: number,
): Promise<{ userId: number; role: string; verified: boolean }[]> {
  return rows(
    database.pool,
    'select user_id as "userId", role, verified from company_user where company_id = $1 order by id',
    [companyId],
  );
}

interface Account {
  id: number;
  username: string;
  email: string | null;
  password: string | null;
  userType: string;
  firstName: string | null;
}

/** The account of somebody who is provisioned, by what SCIM calls them. */
export async function accountOf({ database }: TestServer, id: string): Promise<Account> {
  const account = await row<Account>(
    database.pool,
    `select u.id, u.username, u.email, u.password, u.user_type as "userType", u.first_name as "firstName"
     from user_account u join provisioned_user p on p.user_id = u.id where p.id = $1`,
    [Number(id)],
  );
  if (!account) throw new Error(`Nobody is provisioned as ${id}`);
  return account;
}
