import { z } from 'zod';
import { applicationStatuses } from '#domain/application-status.ts';
import { editTypes, eventTypes } from '#domain/events.ts';
import { endpoint } from './endpoint.ts';
import { id, time } from './fields.ts';

/** That something happened in a company: what it is about, and nothing of what it says. */
export const companyEvent = z
  .object({
    id: z.int().describe('Rises from one event to the next.'),
    type: z
      .enum([...eventTypes, ...editTypes])
      .describe(
        'The noun and what happened to it, as in "application.moved"; job.edited and application.edited where a row was written.',
      ),
    subjectId: id.describe('The noun’s id.'),
    companyId: id,
    jobId: id
      .optional()
      .describe('The job and the application it is about, itself or through what belongs to it.'),
    applicationId: id.optional(),
    status: z
      .enum(applicationStatuses)
      .optional()
      .describe('Of an application that was moved: its new status.'),
    at: time,
  })
  .meta({ id: 'CompanyEvent' });

export const companyEvents = {
  'GET /api/events': endpoint({
    summary:
      'What happened in one’s companies within the last 30 days, the first first, in an order in which nothing appears behind what was read. Begin with after=latest, read the lists, then go on with what Next-After says',
    neverModified: 'it is itself what happened since',
    permission: 'event.follow',
    query: z.strictObject({
      after: z
        .string()
        .min(1, 'after must not be empty')
        .max(200, 'after is not one this server gave')
        .optional()
        .describe(
          'The last answer’s header Next-After, or latest: nothing that was before, but from where to go on. Without it, all that is kept.',
        ),
      limit: z.coerce
        .number({ error: 'limit must be a number' })
        .int('limit must be a whole number')
        .min(1, 'limit must be at least 1')
        .max(500, 'limit can be at most 500')
        .default(100),
    }),
    status: 200,
    answer: z.array(companyEvent),
    headers: {
      'Next-After': 'What to send as after the next time, also where the answer is empty',
      'More-Events': 'true where there are more: ask again at once',
    },
    refuses: { 410: ['events_forgotten'] },
  }),
};
