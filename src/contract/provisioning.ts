import { z } from 'zod';
import { memberRoles } from '#domain/people.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, oneOf, time, whichCompany } from './fields.ts';

const token = z.object({
  id,
  hint: z.string().describe('How it begins, by which people tell two apart.'),
  madeAt: time,
  madeBy: z.string().nullable(),
  lastUsedAt: time.nullable(),
});

const group = z
  .object({
    id,
    name: z.string(),
    role: z
      .enum(memberRoles)
      .nullable()
      .describe('What its members are to the company; null leaves them as they are.'),
    members: z.int(),
  })
  .meta({ id: 'ProvisionedGroup' });

const byId = z.object({ id: idInPath });

/** What a company sets up for its identity provider. The calls of SCIM itself are RFC 7644's: docs/decisions/0034. */
export const provisioning = {
  'GET /api/company/provisioning': endpoint({
    summary: 'How a company’s identity provider keeps its members here',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: z
      .object({
        tokens: z.array(token),
        groups: z.array(group),
        users: z.object({ total: z.int(), active: z.int() }),
        lastSyncAt: time.nullable().describe('When it last came by, with whichever token.'),
        allowed: z
          .boolean()
          .describe('Whether the company may let people in so: the platform has verified it.'),
      })
      .meta({ id: 'Provisioning' }),
  }),
  'POST /api/company/provisioning/tokens': endpoint({
    summary: 'Make a provisioning token, which is shown this once',
    permission: 'company.settings',
    sensitive: true,
    query: whichCompany,
    status: 201,
    answer: z
      .object({ id, token: z.string(), hint: z.string(), madeAt: time })
      .meta({ id: 'NewProvisioningToken' }),
    refuses: { 409: ['company_not_verified', 'two_tokens'] },
  }),
  'DELETE /api/company/provisioning/tokens/:id': endpoint({
    summary: 'End a provisioning token at once',
    permission: 'company.settings',
    sensitive: true,
    query: whichCompany,
    params: byId,
    status: 204,
  }),
  'PUT /api/company/provisioning/groups/:id': endpoint({
    summary: 'Say what a group of the identity provider makes its members',
    permission: 'company.settings',
    sensitive: true,
    query: whichCompany,
    params: byId,
    body: z.object({ role: oneOf('Role', memberRoles).nullable() }),
    status: 200,
    answer: group,
  }),
};
