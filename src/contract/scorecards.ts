import { z } from 'zod';
import { kitFields } from '#domain/fields/interviews.ts';
import { ratingFields, scorecardFields } from '#domain/fields/scorecards.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, requiredLine, time } from './fields.ts';
import { schemaOf, schemasOf } from './schema-of.ts';

const step = z.literal([1, 2, 3, 4, 5], { error: 'A step is a whole number from 1 to 5' });

const card = z
  .object({
    id,
    author: z.string().describe('Who wrote it.'),
    own: z.boolean(),
    recommendation: step,
    note: z.string().nullable(),
    ratings: z.array(z.object({ attribute: z.string(), step: step.nullable(), note: z.string().nullable() })),
    handedInAt: time,
  })
  .meta({ id: 'Scorecard' });

const group = z
  .object({
    interviewId: id.nullable().describe('Null for those that were written without an interview.'),
    title: z.string().nullable(),
    startsAt: time.nullable(),
    dueAt: time.nullable().describe('Until when they are to be handed in.'),
    questions: z.string().nullable(),
    attributes: z.array(z.string()),
    panel: z
      .array(z.object({ name: z.string(), own: z.boolean(), handedInAt: time.nullable(), late: z.boolean() }))
      .describe('Who is to hand one in, and who has.'),
    mayHandIn: z.boolean().describe('Whether this person may hand one in now.'),
    hidden: z.int().min(0).describe('How many were written that this person may not read yet.'),
    cards: z.array(card),
  })
  .meta({ id: 'Scorecards' });

const byId = z.object({ id: idInPath });

export const scorecards = {
  'GET /api/applications/:id/scorecards': endpoint({
    summary:
      'What interviewers make of an applicant, interview by interview. Others’ are hidden from who owes one, and until all are in from who was not asked',
    neverModified:
      'what one may read of it depends on who has handed in; ask anew when the application was modified',
    permission: 'scorecard.see',
    params: byId,
    status: 200,
    answer: z.array(group),
  }),
  'POST /api/applications/:id/scorecards': endpoint({
    summary: 'Hand in one’s scorecard, of an interview or without one; it stays as it is',
    permission: 'scorecard.see',
    params: byId,
    body: z.object({
      interviewId: id.nullish(),
      recommendation: step,
      ...schemasOf(scorecardFields),
      ratings: z
        .array(
          z.object({
            attribute: requiredLine('Attribute', kitFields.attributes.max),
            step: step.nullable(),
            note: schemaOf(ratingFields.note).transform((text) => text ?? null),
          }),
          { error: 'ratings must be a list' },
        )
        .max(kitFields.attributes.most, `A scorecard has at most ${kitFields.attributes.most} attributes`),
    }),
    status: 201,
    answer: card,
    refuses: { 409: ['handed_in', 'not_held'] },
  }),
};
