import { z } from 'zod';
import { applicationStatuses } from '#domain/application-status.ts';
import { mailStates } from '#domain/mail.ts';
import { timelineKinds } from '#domain/timeline.ts';
import { endpoint } from './endpoint.ts';
import { idInPath, time } from './fields.ts';

const entry = z
  .object({
    key: z.string().describe('Its own on this timeline.'),
    kind: z.enum(timelineKinds),
    at: time,
    byApplicant: z.boolean().describe('Whether the applicant did it.'),
    by: z.string().nullable().optional().describe('Who did it; only the hiring side learns names.'),
    from: z.enum(applicationStatuses).optional().describe('Of a move.'),
    to: z.enum(applicationStatuses).optional(),
    fromStep: z
      .string()
      .nullable()
      .optional()
      .describe('Of a step among colleagues, in its words of then; null for none.'),
    toStep: z.string().nullable().optional(),
    until: time.optional().describe('Of a promise: until when.'),
    subject: z
      .string()
      .optional()
      .describe(
        'Of a mail to the applicant: what it says of this application in a line, and how its sending stands.',
      ),
    mail: z.enum(mailStates).optional(),
  })
  .meta({ id: 'TimelineEntry' });

export const timeline = {
  'GET /api/applications/:id/timeline': endpoint({
    summary: 'Everything that has happened to an application, the first first, as this person may see it',
    neverModified: 'what stands in it stays as it is; ask anew when the application was modified',
    permission: 'application.see',
    noted: 'people.read',
    params: z.object({ id: idInPath }),
    status: 200,
    answer: z.array(entry),
  }),
};
