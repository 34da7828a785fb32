import { z } from 'zod';
import { fairnessAnswers } from '#domain/fairness.ts';
import { keysOf } from '#domain/keys.ts';
import { endpoint } from './endpoint.ts';
import { date, id, time, wholeNumber } from './fields.ts';

const answer = <Values extends object>(label: string, values: Values) =>
  z
    .enum(keysOf(values), {
      error: `${label} must be one of the answers offered, or left out`,
    })
    .nullish()
    .transform((given) => given ?? null);

const answers = {
  sex: answer('Sex', fairnessAnswers.sex),
  ageGroup: answer('Age group', fairnessAnswers.ageGroup),
  origin: answer('Origin', fairnessAnswers.origin),
};

const ownAnswers = z
  .object({
    answered: z.boolean().describe('Whether anything was answered, were it only "prefer not to say".'),
    sex: z.string().nullable(),
    ageGroup: z.string().nullable(),
    origin: z.string().nullable(),
  })
  .meta({ id: 'FairnessAnswers' });

const rate = z.number().min(0).max(1);

const rates = z.object({
  people: z.int(),
  selectionRate: rate,
  selectionImpact: rate.nullable(),
  scoringRate: rate.nullable(),
  scoringImpact: rate.nullable(),
});

/** Categories of ten people and more; none where fewer than two are so large. */
const table = z.object({
  shown: z.array(rates.extend({ category: z.string() })),
  others: z.int(),
});

export const fairness = {
  'GET /api/profile/fairness-answers': endpoint({
    summary: 'What one answered to the voluntary questions, which only the fairness report counts',
    permission: 'profile.own',
    status: 200,
    answer: ownAnswers,
  }),
  'PUT /api/profile/fairness-answers': endpoint({
    summary: 'Answer the voluntary questions; what is left out is "prefer not to say"',
    permission: 'profile.own',
    body: z.object(answers),
    status: 200,
    answer: ownAnswers,
  }),
  'DELETE /api/profile/fairness-answers': endpoint({
    summary: 'Take one’s answers back',
    permission: 'profile.own',
    status: 204,
  }),
  'GET /api/company/fairness-report': endpoint({
    summary:
      'A year of one company: selection rates, scoring rates and impact ratios of groups of ten and more',
    permission: 'company.settings',
    noted: 'export.made',
    query: z.object({
      companyId: wholeNumber('companyId').optional(),
      year: wholeNumber('year', 2_200)
        .refine((year) => year >= 2_000, 'year must be a year')
        .optional(),
    }),
    status: 200,
    answer: z
      .object({
        companyId: id,
        companyName: z.string(),
        year: z.int(),
        years: z.array(z.int()).describe('The years in which people applied, the latest first.'),
        readableFrom: date.describe('The first day on which this year’s report can be read.'),
        report: z
          .object({
            drawnAt: time,
            /** How many people applied and did not withdraw before anybody moved them forward. */
            people: z.int(),
            /** Which engines gave the scores. */
            engines: z.array(z.string()),
            sex: table,
            ageGroup: table,
            origin: table,
            sexByOrigin: z.object({
              shown: z.array(rates.extend({ first: z.string(), second: z.string() })),
              others: z.int(),
            }),
          })
          .nullable()
          .describe('null while it cannot be read.'),
      })
      .meta({ id: 'FairnessReport' }),
  }),
};
