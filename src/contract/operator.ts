import { z } from 'zod';
import { operatorFields } from '#domain/fields/operator.ts';
import { endpoint } from './endpoint.ts';
import { edited } from './fields.ts';
import { schemasOf } from './schema-of.ts';

const operator = z
  .object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    publicJobs: z
      .boolean()
      .describe('Whether visitors who are not signed in are shown the jobs that companies show publicly.'),
    secondFactorOfAdmins: z
      .boolean()
      .describe('Whether platform admins can do nothing without a second factor.'),
    secondFactorOfCompanyAdmins: z.boolean().describe('The same of those who run a company.'),
    secondFactorOfEverybody: z.boolean().describe('The same of everybody who has an account.'),
    ...edited,
  })
  .meta({ id: 'Operator' });

export const operators = {
  'GET /api/admin/operator': endpoint({
    summary: 'Who runs this installation; null what nobody has filled in yet',
    permission: 'platform.administer',
    status: 200,
    answer: operator,
    versioned: true,
  }),
  'PUT /api/admin/operator': endpoint({
    summary: 'Say who runs this installation; what is not sent stays as it is',
    permission: 'platform.administer',
    sensitive: 'sometimes',
    body: z
      .object({
        ...schemasOf(operatorFields),
        publicJobs: z.boolean({ error: 'publicJobs must be true or false' }),
        secondFactorOfAdmins: z.boolean({ error: 'secondFactorOfAdmins must be true or false' }),
        secondFactorOfCompanyAdmins: z.boolean({
          error: 'secondFactorOfCompanyAdmins must be true or false',
        }),
        secondFactorOfEverybody: z.boolean({ error: 'secondFactorOfEverybody must be true or false' }),
      })
      .partial(),
    status: 200,
    answer: operator,
    versioned: true,
  }),
};
