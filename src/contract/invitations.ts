import { z } from 'zod';
import { invitationFields } from '#domain/fields/messages.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, paging, time } from './fields.ts';
import { jobSummary } from './jobs.ts';
import { schemasOf } from './schema-of.ts';

const invitation = z
  .object({
    id,
    job: jobSummary.pick({
      id: true,
      title: true,
      companyId: true,
      companyName: true,
      location: true,
      salaryRange: true,
      employmentType: true,
      open: true,
    }),
    message: z.string().nullable(),
    invitedAt: time,
    declinedAt: time.nullable(),
    applied: z.boolean(),
  })
  .meta({ id: 'Invitation' });

const byId = z.object({ id: idInPath });

export const invitations = {
  'POST /api/jobs/:id/invitations': endpoint({
    summary: 'Invite somebody who wants to be found to look at a job',
    permission: 'candidate.invite',
    params: byId,
    body: z.object({
      candidateId: id,
      ...schemasOf(invitationFields),
    }),
    status: 201,
    answer: z.object({ id, jobId: id, candidateId: id, invitedAt: time }),
    budget: 'invitation',
    refuses: { 409: ['already_applied', 'already_invited', 'job_closed', 'no_account'] },
  }),
  'GET /api/invitations': endpoint({
    summary: 'The jobs one has been invited to, the latest first',
    permission: 'job.apply',
    query: z.object(paging),
    status: 200,
    answer: z.array(invitation),
  }),
  'POST /api/invitations/:id/decline': endpoint({
    summary: 'Decline an invitation; the employer is told no reason',
    permission: 'job.apply',
    params: byId,
    status: 204,
  }),
  'GET /api/hidden-companies': endpoint({
    summary: 'The companies that cannot find one',
    permission: 'profile.own',
    status: 200,
    answer: z.array(z.object({ id, name: z.string() })),
  }),
  'PUT /api/hidden-companies/:id': endpoint({
    summary: 'Be no longer found by a company; it still sees what one sends it',
    permission: 'profile.own',
    params: byId,
    status: 204,
  }),
  'DELETE /api/hidden-companies/:id': endpoint({
    summary: 'Be found by a company again',
    permission: 'profile.own',
    params: byId,
    status: 204,
  }),
};
