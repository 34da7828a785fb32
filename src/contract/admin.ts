import { z } from 'zod';
import { auditSubjects } from '#domain/audit.ts';
import { roleFields } from '#domain/fields/accounts.ts';
import { knownOfCompanyFields } from '#domain/fields/operator.ts';
import { jobStatuses } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import { mailStates, refusalReasons } from '#domain/mail.ts';
import { userTypes } from '#domain/people.ts';
import { endpoint } from './endpoint.ts';
import { csvFile, id, idInPath, oneOf, paging, time } from './fields.ts';
import { jobSummary } from './jobs.ts';
import { modifiedSince, tellsModified } from './modified.ts';
import { schemasOf } from './schema-of.ts';

const user = z
  .object({
    id,
    username: z.string(),
    email: z.string().nullable(),
    emailToConfirm: z
      .string()
      .nullable()
      .describe(
        'What waits to be confirmed: the address, or another that is to take its place; null where nothing does.',
      ),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    userType: z.enum(userTypes),
    createdAt: time,
    disabledAt: time.nullable(),
  })
  .meta({ id: 'AdminUser' });

const company = z
  .object({
    id,
    name: z.string(),
    industry: z.string().nullable(),
    location: z.string().nullable(),
    size: z.string().nullable(),
    employeeCount: z.int().nullable(),
    createdAt: time,
    verifiedAt: time.nullable(),
    suspendedAt: time.nullable(),
    verificationEnded: z
      .object({
        at: time,
        nameBefore: z.string(),
        nameAfter: z.string(),
        websiteBefore: z.string().nullable(),
        websiteAfter: z.string().nullable(),
      })
      .nullable()
      .describe(
        'What the company changed of itself since the platform verified it, which ended the verification.',
      ),
    openJobs: z.int(),
  })
  .meta({ id: 'AdminCompany' });

const mail = z
  .object({
    id,
    kind: z.string(),
    toAddress: z.string(),
    toName: z.string(),
    fromName: z.string(),
    subject: z.string(),
    text: z.string(),
    createdAt: time,
    attempts: z.int(),
    nextAttemptAt: time,
    sentAt: time.nullable(),
    givenUpAt: time.nullable(),
    lastError: z.string().nullable(),
    state: z.enum(mailStates),
    companyName: z.string().nullable().describe('To whose limit it is counted.'),
  })
  .meta({ id: 'Mail' });

const refusedAddress = z
  .object({
    id,
    address: z.string(),
    reason: z.enum(refusalReasons).describe('At once, when it was handed over, or later by a report.'),
    said: z.string().describe('What the mail server said.'),
    since: time,
    usernames: z.array(z.string()),
  })
  .meta({ id: 'RefusedAddress' });

const auditEntry = z
  .object({
    id,
    actor: z.string().nullable().describe('Who did it; null when the person is gone.'),
    action: z.string(),
    subject: z.string(),
    subjectId: z.int().nullable(),
    subjectName: z
      .string()
      .nullable()
      .describe('The user name, company name or job title; null where it is gone or has none.'),
    memberName: z
      .string()
      .nullable()
      .describe('Where it was about somebody’s membership: whose, by user name.'),
    details: z.record(z.string(), z.unknown()),
    happenedAt: time,
  })
  .meta({ id: 'AuditEntry' });

const search = z
  .string()
  .max(limits.search, `search can have at most ${limits.search} characters`)
  .optional();
const byId = z.object({ id: idInPath });

export const admin = {
  'GET /api/admin/stats': endpoint({
    summary: 'Figures of the whole platform',
    permission: 'platform.administer',
    status: 200,
    answer: z
      .object({
        totalUsers: z.int(),
        totalCompanies: z.int(),
        totalJobs: z.int(),
        totalApplications: z.int(),
      })
      .meta({ id: 'AdminStats' }),
  }),
  'GET /api/admin/users': endpoint({
    summary: 'All accounts, the newest first',
    permission: 'platform.administer',
    noted: 'people.read',
    query: z.object({ search, userType: oneOf('userType', userTypes).optional(), modifiedSince, ...paging }),
    status: 200,
    answer: z.array(user),
    ...tellsModified('user'),
  }),
  'GET /api/admin/users/export': endpoint({
    summary: 'The same accounts, all of them, as a file of comma-separated values',
    permission: 'platform.administer',
    query: z.object({ search, userType: oneOf('userType', userTypes).optional() }),
    ...csvFile,
  }),
  'PUT /api/admin/users/:id': endpoint({
    summary: 'Disable or enable an account, or change its role',
    permission: 'platform.administer',
    sensitive: true,
    params: byId,
    body: z.object({
      disabled: z.boolean({ error: 'disabled must be true or false' }).optional(),
      userType: schemasOf(roleFields).userType.optional(),
    }),
    status: 200,
    answer: user,
    refuses: { 409: ['admins_by_command_line', 'own_account'] },
  }),
  'DELETE /api/admin/users/:id/sessions': endpoint({
    summary: 'Sign somebody out everywhere',
    permission: 'platform.administer',
    sensitive: true,
    params: byId,
    status: 204,
  }),
  'GET /api/admin/companies': endpoint({
    summary: 'All companies, the newest first',
    permission: 'platform.administer',
    query: z.object({
      search,
      standing: oneOf('standing', ['verified', 'unverified', 'suspended']).optional(),
      modifiedSince,
      ...paging,
    }),
    status: 200,
    answer: z.array(company),
    ...tellsModified('company'),
  }),
  'GET /api/admin/companies/export': endpoint({
    summary: 'The same companies, all of them, as a file of comma-separated values',
    permission: 'platform.administer',
    query: z.object({
      search,
      standing: oneOf('standing', ['verified', 'unverified', 'suspended']).optional(),
    }),
    ...csvFile,
  }),
  'PUT /api/admin/companies/:id': endpoint({
    summary: 'Verify or suspend a company',
    permission: 'platform.administer',
    sensitive: true,
    params: byId,
    body: z.object({
      verified: z.boolean({ error: 'verified must be true or false' }).optional(),
      suspended: z.boolean({ error: 'suspended must be true or false' }).optional(),
      ...schemasOf(knownOfCompanyFields),
    }),
    status: 200,
    answer: company,
    refuses: { 409: ['open_company'] },
  }),
  'PUT /api/admin/jobs/:id': endpoint({
    summary: 'Change a job’s status, whoever posted it',
    permission: 'platform.administer',
    params: byId,
    body: z.object({ status: oneOf('Status', jobStatuses) }),
    status: 200,
    answer: jobSummary,
    refuses: { 409: ['deadline_passed'] },
  }),
  'GET /api/admin/mail': endpoint({
    summary: 'The outbox: mail sent, waiting and given up, the newest first',
    permission: 'platform.administer',
    noted: 'mail.read',
    query: z.object({ search, state: oneOf('state', mailStates).optional(), ...paging }),
    status: 200,
    answer: z.array(mail),
  }),
  'GET /api/admin/mail/export': endpoint({
    summary: 'The same mail, without its words, all of them, as a file of comma-separated values',
    permission: 'platform.administer',
    query: z.object({ search, state: oneOf('state', mailStates).optional() }),
    ...csvFile,
  }),
  'GET /api/admin/refused-addresses': endpoint({
    summary:
      'Addresses that mail servers have refused for good, so that nothing is sent to them, the latest first',
    permission: 'platform.administer',
    query: z.object({ search, reason: oneOf('reason', refusalReasons).optional(), ...paging }),
    noted: 'mail.read',
    status: 200,
    answer: z.array(refusedAddress),
  }),
  'GET /api/admin/refused-addresses/export': endpoint({
    summary: 'The same addresses, all of them, as a file of comma-separated values',
    permission: 'platform.administer',
    query: z.object({ search, reason: oneOf('reason', refusalReasons).optional() }),
    ...csvFile,
  }),
  'DELETE /api/admin/refused-addresses/:id': endpoint({
    summary: 'Take an address off that list: mail is sent to it again',
    permission: 'platform.administer',
    params: byId,
    status: 204,
  }),
  'POST /api/admin/mail/:id/retry': endpoint({
    summary: 'Make an unsent mail due again',
    permission: 'platform.administer',
    params: byId,
    status: 204,
    refuses: { 409: ['mail_forgotten'] },
  }),
  'GET /api/admin/audit': endpoint({
    summary: 'What people with power over others did, the newest first',
    neverModified: 'what stands in it stays as it is',
    permission: 'platform.administer',
    query: z.object({ search, subject: oneOf('subject', auditSubjects).optional(), ...paging }),
    status: 200,
    answer: z.array(auditEntry),
  }),
  'GET /api/admin/audit/export': endpoint({
    summary: 'The same entries, all of them, as a file of comma-separated values',
    permission: 'platform.administer',
    query: z.object({ search, subject: oneOf('subject', auditSubjects).optional() }),
    ...csvFile,
  }),
  'GET /api/admin/jobs': endpoint({
    summary: 'All jobs of any status, the newest first',
    permission: 'platform.administer',
    query: z.object({ search, status: oneOf('status', jobStatuses).optional(), modifiedSince, ...paging }),
    status: 200,
    answer: z.array(jobSummary),
    ...tellsModified('job'),
  }),
  'GET /api/admin/jobs/export': endpoint({
    summary: 'The same jobs, all of them, as a file of comma-separated values',
    permission: 'platform.administer',
    query: z.object({ search, status: oneOf('status', jobStatuses).optional() }),
    ...csvFile,
  }),
};
