import { z } from 'zod';
import { applicationStatuses } from '#domain/application-status.ts';
import { eventTypes } from '#domain/events.ts';
import { endpoint } from './endpoint.ts';
import { id, time } from './fields.ts';

/** That something changed which this person can see: what it was, not what it now is. Whoever shows it asks for it anew. */
export const liveEvent = z
  .object({
    id: z.int(),
    type: z
      .enum([...eventTypes, 'reset'])
      .describe(
        'The noun and what happened to it, as in "application.moved"; "reset" where more happened than can be told.',
      ),
    subjectId: id.describe('The noun’s id.'),
    happenedAt: time,
    applicationId: id.optional(),
    jobId: id.optional(),
    companyId: id.optional(),
    status: z
      .enum(applicationStatuses)
      .optional()
      .describe('Of an application that was moved: its new status.'),
    stepId: id
      .nullable()
      .optional()
      .describe('For the hiring side, of an application that was moved: the step at which it stands since.'),
    by: z
      .string()
      .optional()
      .describe('For the hiring side, of what happened to an application: who did it.'),
    own: z.boolean().describe('Whether this person did it themselves.'),
  })
  .meta({ id: 'LiveEvent' });

export const live = {
  'GET /api/live': endpoint({
    summary:
      'What has changed since an event one knows of; asked for as text/event-stream, the same goes on as it happens',
    permission: 'account.use',
    query: z.object({
      since: z.coerce
        .number({ error: 'since must be a number' })
        .int()
        .min(0)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('The last event one has heard of; without it, only what happens from now on.'),
    }),
    status: 200,
    answer: z.array(liveEvent),
    takesHeaders: {
      'Last-Event-ID': 'The last event one has heard of, before `since`: browsers send it themselves',
    },
    streams: 'Server-sent events: each has the event’s id as its id and the event as JSON as its data',
  }),
};
