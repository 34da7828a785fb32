import { z } from 'zod';
import { applicationStatuses } from '#domain/application-status.ts';
import { applicationSources } from '#domain/application-source.ts';
import { jobFields } from '#domain/fields/jobs.ts';
import { endpoint } from './endpoint.ts';
import { date, dayAsked, id, oneOf, requiredLine, whichCompany, wholeNumber } from './fields.ts';

export const companyFigures = {
  'GET /api/company/stats': endpoint({
    summary: 'Figures of the jobs one runs',
    permission: 'company.figures',
    query: whichCompany,
    status: 200,
    answer: z
      .object({ activeJobs: z.int(), totalApplications: z.int(), openPositions: z.int() })
      .meta({ id: 'CompanyStats' }),
  }),
  'GET /api/company/analytics': endpoint({
    summary: 'How the jobs one runs are doing',
    neverModified: 'its figures are counted anew each time',
    permission: 'company.figures',
    query: z.object({
      ...whichCompany.shape,
      from: dayAsked.optional(),
      to: dayAsked.optional(),
      job: wholeNumber('job')
        .optional()
        .describe('Of one job, of the jobs of one department, of applications that came one way.'),
      department: requiredLine('department', jobFields.department.max).optional(),
      source: oneOf('source', applicationSources).optional(),
    }),
    status: 200,
    answer: z
      .object({
        jobViews: z.int(),
        totalApplications: z.int(),
        activeJobs: z.int(),
        avgTimeToHire: z
          .number()
          .nullable()
          .describe('Mean days from application to hire; null while nobody has been hired.'),
        applicationsByStatus: z.array(z.object({ status: z.enum(applicationStatuses), count: z.int() })),
        topJobs: z.array(z.object({ id, title: z.string(), views: z.int(), applications: z.int() })),
        from: date,
        to: date,
        timeZone: z.string().describe('Where the days begin and end.'),
        hires: z.int().describe('How many hires the mean is over.'),
        before: z
          .object({
            jobViews: z.int(),
            totalApplications: z.int(),
            hires: z.int(),
            avgTimeToHire: z.number().nullable(),
          })
          .describe('The same figures for as many days before.'),
        days: z.array(z.object({ day: date, views: z.int(), applications: z.int() })),
        sources: z
          .array(z.object({ source: z.enum(applicationSources).nullable(), count: z.int() }))
          .describe('null: not known, as of applications from before sources were recorded.'),
        departments: z.array(
          z.object({ department: z.string().nullable(), openJobs: z.int(), applications: z.int() }),
        ),
        stages: z
          .array(
            z.object({
              status: z.enum(applicationStatuses),
              count: z.int(),
              medianDays: z.number().nullable(),
            }),
          )
          .describe(
            'How long applications of these days stood in each stage that they have left: the one in the middle.',
          ),
        answers: z
          .object({
            applications: z.int(),
            answered: z.int(),
            medianDays: z.number().nullable(),
            /** Of those to whom it was promised by a day: who has heard, or should have. */
            promised: z.int(),
            inTime: z.int(),
          })
          .describe('How soon those who applied in these days heard what becomes of it.'),
        scorecards: z
          .object({ expected: z.int(), handedIn: z.int() })
          .describe('Of everyone who sat in an interview held in these days.'),
        rejections: z
          .array(
            z.object({
              reason: z.string().nullable(),
              jobId: id,
              jobTitle: z.string(),
              status: z.enum(applicationStatuses),
              step: z.string().nullable(),
              count: z.int(),
            }),
          )
          .describe(
            'Who was rejected in these days and still is: why, from which job and from where. Without a reason: null.',
          ),
        funnel: z
          .array(z.object({ status: z.enum(applicationStatuses), count: z.int() }))
          .describe('Of the applications of these days: how many ever reached each stage.'),
      })
      .meta({ id: 'CompanyAnalytics' }),
  }),
};
