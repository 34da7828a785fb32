import { z } from 'zod';
import { questionFields } from '#domain/fields/questions.ts';
import { questionKinds, questionLimits, questionProblems, tidyChoices } from '#domain/questions.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, oneOf } from './fields.ts';
import { fileFacts } from './files.ts';
import { schemaOf } from './schema-of.ts';

/** What a job asks of everybody who applies. */
export const question = z
  .object({
    id,
    kind: z.enum(questionKinds),
    text: z.string(),
    choices: z.array(z.string()),
    required: z.boolean(),
    wanted: z
      .array(z.string())
      .optional()
      .describe(
        'For those who run the job: what they hope to hear, which only points them to other answers.',
      ),
    least: z.number().nullable().optional(),
  })
  .meta({ id: 'Question' });

const choice = z
  .string({ error: 'Answers to choose from must be texts' })
  .max(questionLimits.choice * 2, 'An answer to choose is too long');
const number = z
  .number({ error: 'The least must be a number' })
  .min(questionLimits.number.min, 'The least is too small')
  .max(questionLimits.number.max, 'The least is too large');

/** A job’s questions as they are written: the whole list, in its order. One that is there already has its id. */
export const questionsInput = z
  .array(
    z
      .object({
        id: id.optional(),
        kind: oneOf('Kind', questionKinds),
        text: schemaOf(questionFields.text),
        choices: z
          .array(choice, { error: 'Answers to choose from must be a list' })
          .transform(tidyChoices)
          .default([]),
        required: z.boolean({ error: 'required must be true or false' }).default(false),
        wanted: z.array(choice, { error: 'wanted must be a list' }).transform(tidyChoices).default([]),
        least: number.nullable().default(null),
      })
      .superRefine((written, context) => {
        for (const [field, message] of Object.entries(questionProblems(written)))
          context.addIssue({ code: 'custom', path: [field], message });
      }),
    { error: 'questions must be a list' },
  )
  .max(questionLimits.perJob, `A job can ask at most ${questionLimits.perJob} questions`);

/** What somebody who applies says to a question: a text, a choice, 'yes' or 'no', a number, or a file’s id. */
export const answersInput = z
  .array(
    z.object({
      questionId: id,
      answer: z
        .union([z.string().max(questionLimits.answer * 2), z.number()], {
          error: 'An answer must be a text or a number',
        })
        .nullable(),
    }),
    { error: 'answers must be a list' },
  )
  .max(questionLimits.perJob, `At most ${questionLimits.perJob} answers can be given`);

const answerGiven = z
  .object({
    questionId: id,
    kind: z.enum(questionKinds),
    question: z.string().describe('As it was worded when it was answered.'),
    answer: z.union([z.string(), z.number()]).nullable().describe('null where nothing was said.'),
    file: fileFacts.nullable(),
    flag: z
      .string()
      .nullable()
      .optional()
      .describe(
        'For the hiring side: that this is not what the job hopes for. A person decides what that means.',
      ),
  })
  .meta({ id: 'QuestionAnswer' });

export const questions = {
  'GET /api/applications/:id/answers': endpoint({
    summary: 'What the applicant answered to the job’s questions, in their order and as they were asked',
    neverModified: 'what was answered stays as it is',
    permission: 'application.see',
    noted: 'people.read',
    params: z.object({ id: idInPath }),
    status: 200,
    answer: z.array(answerGiven),
  }),
};
