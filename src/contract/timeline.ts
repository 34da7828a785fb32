import { z } from 'zod';
import { applicationStatuses } from '#domain/application-status.ts';
import { mailStates } from '#domain/mail.ts';
import { timelineKinds } from '#domain/timeline.ts';
import { endpoint } from './endpoint.ts';
import { idInPath, time } from './fields.ts';

const entry = z
  .object({
    /** Its own on this timeline. */
    key: z.string(),
    kind: z.enum(timelineKinds),
    at: time,
    /** Whether the applicant did it. */
    byApplicant: z.boolean(),
    /** Who did it; only the hiring side learns names. */
    by: z.string().nullable().optional(),
    /** Of a move. */
    from: z.enum(applicationStatuses).optional(),
    to: z.enum(applicationStatuses).optional(),
    /** Of a step among colleagues, in its words of then; null for none. */
    fromStep: z.string().nullable().optional(),
    toStep: z.string().nullable().optional(),
    /** Of a promise: until when. */
    until: time.optional(),
    /** Of a mail to the applicant: what it says of this application in a line, and how its sending stands. */
    subject: z.string().optional(),
    mail: z.enum(mailStates).optional(),
  })
  .meta({ id: 'TimelineEntry' });

export const timeline = {
  'GET /api/applications/:id/timeline': endpoint({
    summary: 'Everything that has happened to an application, the first first, as this person may see it',
    permission: 'application.see',
    noted: 'people.read',
    params: z.object({ id: idInPath }),
    status: 200,
    answer: z.array(entry),
  }),
};
