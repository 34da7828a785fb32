import { z } from 'zod';
import { applicationStatuses } from '#domain/application-status.ts';
import { stepFields, stepTemplateFields } from '#domain/fields/steps.ts';
import { stepLimits, stepsProblem } from '#domain/steps.ts';
import { endpoint } from './endpoint.ts';
import { edited, id, idInPath, oneOf, time } from './fields.ts';
import { modifiedQuery, tellsModified } from './modified.ts';
import { schemasOf } from './schema-of.ts';

/** A step inside a status, as a company names it. */
export const step = z
  .object({ id, status: z.enum(applicationStatuses), name: z.string() })
  .meta({ id: 'Step' });

const template = z
  .object({
    id,
    name: z.string(),
    createdAt: time,
    ...edited,
    jobs: z.int().describe('How many jobs go by it.'),
    steps: z
      .array(
        step.extend({
          candidates: z.int(),
          /** What is asked at it, of what the company keeps. */
          kitId: id.nullable(),
        }),
      )
      .describe('In the order of hiring, each with how many candidates stand at it now.'),
  })
  .meta({ id: 'StepTemplate' });

const mostSteps = stepLimits.perStatus * applicationStatuses.length;

const written = {
  ...schemasOf(stepTemplateFields),
  steps: z
    .array(
      z.object({
        id: id.optional().describe('Of one that is there already.'),
        status: oneOf('Status', applicationStatuses),
        ...schemasOf(stepFields),
        kitId: id.nullish().describe('Left out, it stays as it is.'),
      }),
      { error: 'steps must be a list' },
    )
    .max(mostSteps, `steps can be at most ${mostSteps}`)
    .superRefine((steps, context) => {
      const problem = stepsProblem(steps);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
};

const byId = z.object({ id: idInPath });

export const steps = {
  'GET /api/step-templates': endpoint({
    summary: 'One’s company’s templates of steps, by name',
    permission: 'steps.arrange',
    query: z.object(modifiedQuery),
    status: 200,
    answer: z.array(template),
    ...tellsModified('step_template'),
  }),
  'POST /api/step-templates': endpoint({
    summary: 'Name the steps of a kind of job',
    permission: 'steps.arrange',
    body: z.object(written),
    status: 201,
    answer: template,
    refuses: { 409: ['name_taken', 'too_many_templates'] },
  }),
  'PUT /api/step-templates/:id': endpoint({
    summary:
      'Change a template: its steps are what is sent, in this order. Of a step that goes and at which candidates stand it must be said where they go',
    permission: 'steps.arrange',
    params: byId,
    body: z.object({
      ...written,
      goes: z
        .array(z.object({ from: id, to: id.nullable() }), { error: 'goes must be a list' })
        .max(mostSteps, `goes can be at most ${mostSteps}`)
        .optional()
        .describe(
          'From a step that goes to one of the same status that stays, or to none: then they only stand at the status.',
        ),
    }),
    status: 200,
    answer: template,
    versioned: true,
    refuses: { 409: ['name_taken', 'step_in_use'] },
  }),
  'DELETE /api/step-templates/:id': endpoint({
    summary: 'Delete a template: its jobs go by none, and their candidates stand at their statuses only',
    permission: 'steps.arrange',
    params: byId,
    status: 204,
  }),
};
