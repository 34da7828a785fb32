import { z } from 'zod';
import { applicationStatuses } from '#domain/application-status.ts';
import { endpoint } from './endpoint.ts';
import { dayAsked, id, idInPath, paging, time, wholeNumber } from './fields.ts';
import { matchPart } from './matches.ts';

/**
 * Assist: what those who hire may open beside an application, a job's list of applicants, or a job. It informs; nothing
 * is ordered, hidden or rejected by it. Every score it answers is recorded.
 */
const byId = z.object({ id: idInPath });

const score = z.int().min(0).max(100);

const explained = z
  .object({
    score,
    engine: z.string().describe('Which engine calculated it.'),
    at: time,
    parts: z.array(matchPart),
  })
  .meta({ id: 'ExplainedScore' });

const partValue = matchPart.omit({ reasons: true });

export const assist = {
  'GET /api/applications/:id/assist': endpoint({
    summary: 'How well an applicant and the job fit, with the reasons the applicant reads too',
    permission: 'application.assist',
    noted: 'people.read',
    params: byId,
    status: 200,
    answer: z
      .object({
        now: explained
          .nullable()
          .describe(
            'As job and profile are now. null: there is no score, as for everybody whose profile says too little or who wants none.',
          ),
        atApplication: explained
          .nullable()
          .describe('As it was when they applied; null for applications from before scores were kept, too.'),
        same: z.boolean().describe('Whether the two were made of the same by the same engine.'),
      })
      .meta({ id: 'ApplicationAssist' }),
    refuses: { 409: ['assist_off'] },
  }),
  'GET /api/jobs/:id/assist': endpoint({
    summary:
      'A job’s applicants with their scores, the latest first unless asked for by score; nobody is left out',
    permission: 'application.assist',
    noted: 'people.read',
    params: byId,
    query: z.object({
      sort: z.enum(['newest', 'score'], { error: 'sort must be newest or score' }).default('newest'),
      ...paging,
    }),
    status: 200,
    answer: z.array(
      z
        .object({
          applicationId: id,
          applicantName: z.string(),
          applicationDate: time,
          status: z.enum(applicationStatuses),
          withdrawnAt: time.nullable(),
          score: score
            .nullable()
            .describe(
              'When they applied, by which a sort by score goes; where that was not kept, the first one calculated since.',
            ),
          scoreNow: score.nullable(),
          parts: z.array(partValue),
        })
        .meta({ id: 'AssistedApplicant' }),
    ),
    refuses: { 409: ['assist_off'] },
  }),
  'GET /api/jobs/:id/candidates': endpoint({
    summary:
      'Job seekers who want to be found, have not applied and fit a job best: fifty at most, the best first',
    neverModified: 'it is worked out anew as profiles and the job change',
    permission: 'candidate.find',
    noted: 'people.read',
    params: byId,
    status: 200,
    answer: z.array(
      z
        .object({
          id,
          name: z.string(),
          title: z.string().nullable(),
          location: z.string().nullable(),
          skills: z.array(z.string()),
          score,
          engine: z.string(),
          parts: z.array(matchPart),
        })
        .meta({ id: 'CandidateForJob' }),
    ),
    budget: 'candidates',
    refuses: { 409: ['assist_off'] },
  }),
  'GET /api/company/match-record': endpoint({
    summary:
      'Every score shown to a company, to whom, and what was decided then: a file of comma-separated values',
    permission: 'company.settings',
    noted: 'export.made',
    sensitive: true,
    query: z.object({
      companyId: wholeNumber('companyId').optional(),
      from: dayAsked.optional(),
      to: dayAsked.optional(),
    }),
    status: 200,
    answer: z.string(),
    media: 'text/csv',
  }),
};
