import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { securityActs, securityGroups, securityOutcomes } from '#domain/security-log.ts';
import { endpoint } from './endpoint.ts';
import { dayAsked, id, oneOf, paging, time, wholeNumber } from './fields.ts';

const person = z.object({ id, username: z.string() });

const entry = z
  .object({
    id: z.int(),
    happenedAt: time,
    act: z.enum(securityActs),
    outcome: z.enum(securityOutcomes),
    actor: person
      .nullable()
      .describe(
        'Who did it; null where nobody is known, where the account is gone, and where the platform did it to somebody of a company that asks.',
      ),
    byPlatform: z.boolean().describe('Whether it was a platform admin.'),
    user: person.nullable().describe('Whose account it is about, where it is about one.'),
    company: z.object({ id, name: z.string() }).nullable().describe('Whose company admins read it.'),
    network: z.string().nullable().describe('The first 24 bits of an IPv4 address, 64 of an IPv6 one.'),
    device: z.string().nullable().describe('Browser and system in words.'),
    requestId: z.string().nullable().describe('The request’s, which the server’s own log carries too.'),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'SecurityEntry' });

const filters = {
  group: oneOf('group', securityGroups).optional(),
  outcome: oneOf('outcome', securityOutcomes).optional(),
  person: z
    .string()
    .max(limits.search, `person can have at most ${limits.search} characters`)
    .optional()
    .describe('In the user name of who did it or whom it is about.'),
  from: dayAsked.optional().describe('Days as the clock shows them where the reader is.'),
  to: dayAsked.optional(),
  companyId: wholeNumber('companyId').optional(),
};

const file = {
  status: 200,
  answer: z.string(),
  media: 'text/csv',
  noted: 'export.made',
  sensitive: true,
} as const;

export const securityLogs = {
  'GET /api/admin/security-log': endpoint({
    summary: 'Who came in, tried to, changed who may, looked at people or was refused; the newest first',
    neverModified: 'what stands in it stays as it is',
    permission: 'platform.administer',
    query: z.object({ ...filters, ...paging }),
    status: 200,
    answer: z.array(entry),
  }),
  'GET /api/admin/security-log/export': endpoint({
    summary: 'The same as a file of comma-separated values',
    permission: 'platform.administer',
    query: z.object(filters),
    ...file,
  }),
  'GET /api/company/security-log': endpoint({
    summary: 'What of it concerns a company: its people, since it vouched for them; the newest first',
    permission: 'company.settings',
    query: z.object({ ...filters, ...paging }),
    status: 200,
    answer: z.array(entry),
  }),
  'GET /api/company/security-log/export': endpoint({
    summary: 'The same as a file of comma-separated values',
    permission: 'company.settings',
    query: z.object(filters),
    ...file,
  }),
};
