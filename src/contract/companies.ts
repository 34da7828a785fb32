import { z } from 'zod';
import { newCompanyFields } from '#domain/fields/companies.ts';
import { limits } from '#domain/limits.ts';
import { workValues, workWays } from '#domain/work-life.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, paging } from './fields.ts';
import { modifiedSince, tellsModified } from './modified.ts';
import { answerRecord } from './response-times.ts';
import { schemasOf } from './schema-of.ts';

/** What everyone signed in may know of a company. */
const company = z
  .object({
    id,
    name: z.string(),
    description: z.string().nullable(),
    industry: z.string().nullable(),
    size: z.string().nullable(),
    location: z.string().nullable(),
    website: z.string().nullable(),
    logoUrl: z.string().nullable(),
    logo: z.string().nullable().describe('Keys of the pictures that it shows of itself.'),
    cover: z.string().nullable(),
    linkedinUrl: z.string().nullable(),
    twitterUrl: z.string().nullable(),
    glassdoorUrl: z.string().nullable(),
    workValues: z.array(z.enum(workValues)).describe('What it says of itself; nothing is guessed.'),
    workWays: z.array(z.enum(workWays)),
    verified: z.boolean(),
    suspended: z.boolean(),
    openJobs: z.int(),
    answerRecord,
  })
  .meta({ id: 'Company' });

const byId = z.object({ id: idInPath });

export const companies = {
  'GET /api/companies': endpoint({
    summary: 'Companies by name',
    permission: 'company.see',
    query: z.object({ search: z.string().max(limits.search).optional(), modifiedSince, ...paging }),
    status: 200,
    answer: z.array(company),
    ...tellsModified('company'),
  }),
  'POST /api/companies': endpoint({
    summary: 'Found a company and become its first member',
    permission: 'company.create',
    body: z.object(schemasOf(newCompanyFields)),
    status: 201,
    answer: company,
    refuses: { 409: ['company_name_taken', 'has_company'] },
  }),
  'GET /api/companies/:id': endpoint({
    summary: 'One company',
    permission: 'company.see',
    params: byId,
    status: 200,
    answer: company,
  }),
};
