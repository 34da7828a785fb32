import { z } from 'zod';
import { employmentTypes } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import { questionKinds } from '#domain/questions.ts';
import { endpoint } from './endpoint.ts';

/** A posting to begin with. What only the employer knows stands in square brackets. */
const jobTemplate = z
  .object({
    id: z.string(),
    trade: z.string(),
    title: z.string(),
    department: z.string(),
    employmentType: z.enum(employmentTypes),
    experienceLevel: z.string(),
    description: z.string(),
    requirements: z.string(),
    skillsRequired: z.array(z.string()),
    questions: z.array(
      z.object({
        kind: z.enum(questionKinds),
        text: z.string(),
        choices: z.array(z.string()),
        required: z.boolean(),
        wanted: z.array(z.string()),
        least: z.number().nullable(),
      }),
    ),
    suggested: z.boolean().describe('Its trade is what the title names. These come first.'),
  })
  .meta({ id: 'JobTemplate' });

export const jobTemplates = {
  'GET /api/job-templates': endpoint({
    summary: 'Postings to begin with, those for the trade that a title names first',
    neverModified: 'they come with the program',
    permission: 'job.post',
    query: z.object({ title: z.string().max(limits.title).default('') }),
    status: 200,
    answer: z.array(jobTemplate),
  }),
};
