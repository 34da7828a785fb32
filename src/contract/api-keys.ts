import { z } from 'zod';
import { scopeLabel, type Scope } from '#domain/api-keys.ts';
import { apiKeyFields, platformKeyFields } from '#domain/fields/api-keys.ts';
import { endpoint } from './endpoint.ts';
import { csvFile, id, idInPath, paging, time, whichCompany } from './fields.ts';
import { schemasOf } from './schema-of.ts';

// The cast: the scopes there are have a label each.
const scopes = z.array(z.enum(Object.keys(scopeLabel) as Scope[]));

const apiKey = z
  .object({
    id,
    name: z.string(),
    hint: z.string().describe('How it begins, by which people tell two apart.'),
    scopes,
    addresses: z.array(z.string()).describe('From which addresses and networks it works; none: from all.'),
    expiresAt: time.nullable(),
    expired: z.boolean(),
    madeAt: time,
    madeBy: z.string().nullable(),
    lastUsedAt: time.nullable().describe('To the minute.'),
    oldCalls: z
      .array(
        z.object({
          call: z.string().describe('Its method and path, as in the description.'),
          lastUsedAt: time.describe('To the minute.'),
          endsOn: z.iso.date().describe('From which day on it is gone.'),
          instead: z.string().describe('What to call in its place.'),
        }),
      )
      .describe('Calls that end, and that it still makes.'),
    twin: z.boolean().describe('Another works under the same name: one of them is to replace the other.'),
    sandbox: z.boolean().describe('It works in the company’s sandbox alone.'),
  })
  .meta({ id: 'ApiKey' });

const oldCall = z
  .object({
    call: z.string().describe('Its method and path, as in the description.'),
    endsSince: z.iso.date().describe('Since which day it says that it ends.'),
    endsOn: z.iso.date().describe('From which day on it is gone.'),
    instead: z.string().describe('What to call in its place.'),
    key: z
      .object({ id, name: z.string(), hint: z.string().describe('How it begins.') })
      .describe('Which key still makes it.'),
    company: z
      .object({ id, name: z.string() })
      .nullable()
      .describe('Whose key it is; null for the platform’s own.'),
    lastUsedAt: time.describe('When it made the call last.'),
    times: z.int().describe('How often it made it.'),
  })
  .meta({ id: 'OldCall' });

/** The only answer that ever has the key itself. */
const newKey = z.object({ id, key: z.string(), hint: z.string() }).meta({ id: 'NewApiKey' });

const expiresAt = time.nullish();
const byId = z.object({ id: idInPath });

/** What programs call with instead of a session. Which calls are open to them stands in open-to-keys.ts. */
export const apiKeys = {
  'GET /api/company/keys': endpoint({
    summary: 'A company’s API keys that have not been ended, the newest first',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: z.array(apiKey),
  }),
  'POST /api/company/keys': endpoint({
    summary: 'Make an API key of a company, which is shown this once',
    permission: 'company.settings',
    sensitive: true,
    query: whichCompany,
    body: z.object({ ...schemasOf(apiKeyFields), expiresAt }),
    status: 201,
    answer: newKey,
    refuses: { 409: ['too_many_keys'] },
  }),
  'POST /api/company/keys/:id/rotation': endpoint({
    summary: 'Make a key that replaces this one; both work until one is ended',
    permission: 'company.settings',
    sensitive: true,
    query: whichCompany,
    params: byId,
    body: z.object({ expiresAt }),
    status: 201,
    answer: newKey,
    refuses: { 409: ['two_keys', 'too_many_keys'] },
  }),
  'DELETE /api/company/keys/:id': endpoint({
    summary: 'End an API key of a company at once',
    permission: 'company.settings',
    sensitive: true,
    query: whichCompany,
    params: byId,
    status: 204,
  }),
  'POST /api/company/sandbox': endpoint({
    summary:
      'A key for the company’s sandbox, which is made where there is none: a company apart, with examples, that nobody else sees. The key is shown this once',
    permission: 'company.settings',
    sensitive: true,
    query: whichCompany,
    status: 201,
    answer: newKey.extend({ companyId: id.describe('The sandbox itself.') }).meta({ id: 'NewSandboxKey' }),
    refuses: { 409: ['too_many_keys'] },
  }),
  'POST /api/sandbox/reset': endpoint({
    summary: 'Begin the sandbox anew that the key belongs to; its keys stay. 404 with any other key',
    permission: 'job.post',
    status: 200,
    answer: z.object({ companyId: id.describe('The sandbox as it is now: another company.') }),
  }),
  'GET /api/admin/keys': endpoint({
    summary: 'The platform’s API keys that have not been ended, the newest first',
    permission: 'platform.administer',
    status: 200,
    answer: z.array(apiKey),
  }),
  'POST /api/admin/keys': endpoint({
    summary: 'Make an API key of the platform, which is shown this once',
    permission: 'platform.administer',
    sensitive: true,
    body: z.object({ ...schemasOf(platformKeyFields), expiresAt }),
    status: 201,
    answer: newKey,
    refuses: { 409: ['too_many_keys'] },
  }),
  'POST /api/admin/keys/:id/rotation': endpoint({
    summary: 'Make a key that replaces this one of the platform; both work until one is ended',
    permission: 'platform.administer',
    sensitive: true,
    params: byId,
    body: z.object({ expiresAt }),
    status: 201,
    answer: newKey,
    refuses: { 409: ['two_keys', 'too_many_keys'] },
  }),
  'DELETE /api/admin/keys/:id': endpoint({
    summary: 'End an API key of the platform at once',
    permission: 'platform.administer',
    sensitive: true,
    params: byId,
    status: 204,
  }),
  'GET /api/admin/old-calls': endpoint({
    summary: 'Which API keys, of all companies and the platform, still make calls that end; the last first',
    permission: 'platform.administer',
    query: z.object(paging),
    status: 200,
    answer: z.array(oldCall),
  }),
  'GET /api/admin/old-calls/export': endpoint({
    summary: 'The same as a file of comma-separated values',
    permission: 'platform.administer',
    ...csvFile,
  }),
};
