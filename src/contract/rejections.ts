import { z } from 'zod';
import { applicationStatuses } from '#domain/application-status.ts';
import { rejectionFields, rejectionReasonFields } from '#domain/fields/rejections.ts';
import { mostMovesAtOnce } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { edited, id, idInPath, oneOf, time, wholeNumber } from './fields.ts';
import { modifiedQuery, tellsModified } from './modified.ts';
import { schemaOf, schemasOf } from './schema-of.ts';

const reason = z
  .object({
    id,
    name: z.string(),
    archived: z.boolean().describe('It is offered no more; what was rejected for it keeps its name.'),
    ...edited,
  })
  .meta({ id: 'RejectionReason' });

const listProblem = `applicationIds must be a list of 1 to ${mostMovesAtOnce}`;
const applicationIds = z
  .array(id, { error: listProblem })
  .min(1, listProblem)
  .max(mostMovesAtOnce, listProblem);

const meant = {
  applicationIds,
  letter: schemaOf(rejectionFields.letter).describe(
    'What they are written with it; without one nothing is written. Who was imported has no account to read it, and is rejected without one.',
  ),
  when: oneOf('when', ['later', 'now', 'at'])
    .default('later')
    .describe(
      'later: in an hour, never at night; now: as soon as it cannot be taken back in passing, a minute; at: by day, at `at` or after.',
    ),
  at: time.optional(),
};

const inPath = z.object({ id: idInPath });

export const rejections = {
  'POST /api/rejections/preview': endpoint({
    summary:
      'Whom a rejection would reach, when each would be told, and what each would be written; nothing is done',
    permission: 'application.move',
    body: z.object(meant),
    status: 200,
    answer: z.object({
      people: z.array(
        z.object({
          id,
          applicantName: z.string(),
          tellsAt: time,
          timeZone: z.string().describe('Of the applicant.'),
          cannotWait: z
            .enum(['answers', 'interview'])
            .nullable()
            .describe(
              'Why it cannot wait: they could answer an offer or choose a time meanwhile, or come to an interview.',
            ),
          offer: z.enum(['sent', 'unsent']).nullable().describe('The offer that goes with it.'),
          letter: z.string().nullable(),
        }),
      ),
      leftOut: z
        .array(z.object({ id, applicantName: z.string(), reason: z.string() }))
        .describe('Who of those chosen cannot be rejected, and why.'),
    }),
  }),
  'POST /api/rejections': endpoint({
    summary:
      'Reject applicants: all of them or none. Until they are told it can be undone, and nothing of it reaches them',
    permission: 'application.move',
    body: z.object({
      ...meant,
      reasonId: id.nullish().describe('Why, in the company’s own words; for the employer alone.'),
      note: schemaOf(rejectionFields.note),
      openOffer: oneOf('openOffer', ['withdraw'])
        .optional()
        .describe('That open offers are withdrawn with it; without this nobody is rejected who has one.'),
    }),
    status: 201,
    answer: z.object({
      rejected: z.array(
        z.object({
          id,
          applicantName: z.string(),
          from: z.enum(applicationStatuses),
          statusUpdatedAt: time,
          tellsAt: time,
        }),
      ),
    }),
    refuses: { 409: ['cannot_reject', 'open_offer'] },
  }),
  'POST /api/rejections/undo': endpoint({
    summary: 'Take rejections back of which the applicants have not been told: each stands where it stood',
    permission: 'application.move',
    body: z.object({ applicationIds }),
    status: 200,
    answer: z.object({
      undone: z.array(
        z.object({
          id,
          status: z.enum(applicationStatuses),
          stepId: id.nullable(),
          statusUpdatedAt: time,
        }),
      ),
      refused: z.array(z.object({ id, applicantName: z.string(), reason: z.string() })),
    }),
  }),
  'GET /api/rejection-reasons': endpoint({
    summary:
      'Why a company rejects people, in its own words: those it still gives, then those it has archived',
    permission: 'rejectionReason.use',
    query: z.object({ companyId: wholeNumber('companyId').optional(), ...modifiedQuery }),
    status: 200,
    answer: z.array(reason),
    ...tellsModified('rejection_reason'),
  }),
  'POST /api/rejection-reasons': endpoint({
    summary: 'Add a reason to one’s company’s',
    permission: 'steps.arrange',
    body: z.object(schemasOf(rejectionReasonFields)),
    status: 201,
    answer: reason,
    refuses: { 409: ['name_taken', 'too_many_templates'] },
  }),
  'PUT /api/rejection-reasons/:id': endpoint({
    summary: 'Rename a reason of one’s company, archive it or give it again',
    permission: 'steps.arrange',
    params: inPath,
    body: z.object({
      ...z.object(schemasOf(rejectionReasonFields)).partial().shape,
      archived: z.boolean({ error: 'archived must be true or false' }).optional(),
    }),
    status: 200,
    answer: reason,
    versioned: true,
    refuses: { 409: ['name_taken'] },
  }),
};
