import { z } from 'zod';
import { memberRoles } from '#domain/people.ts';
import { endpoint } from './endpoint.ts';
import { csvFile, id, idInPath, oneOf, time } from './fields.ts';

const member = z
  .object({
    userId: id,
    companyId: id,
    name: z.string(),
    username: z.string(),
    email: z.string().nullable(),
    role: z.enum(memberRoles),
    verified: z.boolean(),
    since: time,
  })
  .meta({ id: 'Member' });

const byId = z.object({ id: idInPath });
const byMember = z.object({ id: idInPath, userId: idInPath });

export const members = {
  'GET /api/companies/:id/members': endpoint({
    summary: 'A company’s members and those who asked to join',
    permission: 'company.members',
    noted: 'people.read',
    params: byId,
    status: 200,
    answer: z.array(member),
  }),
  'GET /api/companies/:id/members/export': endpoint({
    summary: 'The same people as a file of comma-separated values',
    permission: 'company.members',
    params: byId,
    ...csvFile,
  }),
  'POST /api/companies/:id/members': endpoint({
    summary: 'Ask to join a company',
    permission: 'company.join',
    params: byId,
    status: 201,
    answer: member,
    refuses: { 409: ['already_member', 'removed_from_company', 'too_many_requests_to_join'] },
  }),
  'PUT /api/companies/:id/members/:userId': endpoint({
    summary: 'Verify a member or change their role',
    permission: 'company.members',
    sensitive: true,
    params: byMember,
    body: z.object({
      verified: z.boolean({ error: 'verified must be true or false' }).optional(),
      role: oneOf('Role', memberRoles).optional(),
    }),
    status: 200,
    answer: member,
    refuses: { 409: ['last_company_admin', 'verified_elsewhere'] },
  }),
  'DELETE /api/companies/:id/members/:userId': endpoint({
    summary: 'Remove a member, or leave; access ends at once',
    permission: 'company.leave',
    sensitive: 'sometimes',
    params: byMember,
    status: 204,
    refuses: { 409: ['last_company_admin'] },
  }),
};
