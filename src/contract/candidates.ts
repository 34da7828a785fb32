import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { csvFile, id, idInPath, paging, time, whichCompany, wholeNumber } from './fields.ts';
import { fileFacts } from './files.ts';
import { modifiedSince, tellsModified } from './modified.ts';
import { tag } from './pool.ts';
import { education, workExperience } from './profiles.ts';

const candidate = z
  .object({
    id,
    name: z.string(),
    title: z.string().nullable(),
    location: z.string().nullable(),
    summary: z.string().nullable(),
    skills: z.array(z.string()),
    email: z.string().nullable().describe('This and the phone only for those this person has applied to.'),
    phone: z.string().nullable(),
    lastApplicationId: id.nullable(),
    lastAppliedAt: time.nullable(),
    tags: z.array(tag).describe('One’s own company’s; nobody else sees them.'),
  })
  .meta({ id: 'Candidate' });

/** What of an entry of a profile is its owner’s to know. */
const own = { profileId: true, etag: true, changedAt: true } as const;

const listed = {
  ...whichCompany.shape,
  search: z.string().max(limits.search).optional(),
  tag: wholeNumber('tag').optional(),
  list: wholeNumber('list').optional(),
};

export const candidates = {
  'GET /api/company/candidates': endpoint({
    summary: 'People who applied to the jobs one runs, and job seekers who want to be found',
    permission: 'company.candidates',
    noted: 'people.read',
    query: z.object({ ...listed, modifiedSince, ...paging }),
    status: 200,
    answer: z.array(candidate),
    budget: 'candidates',
    ...tellsModified('candidate'),
  }),
  'GET /api/company/candidates/export': endpoint({
    summary: 'The same people, all of them, as a file of comma-separated values',
    permission: 'company.candidates',
    query: z.object(listed),
    ...csvFile,
  }),
  'GET /api/company/candidates/:id': endpoint({
    summary: 'One candidate: profile, history, and their applications to the jobs one runs',
    permission: 'company.candidates',
    noted: 'people.read',
    params: z.object({ id: idInPath }),
    status: 200,
    answer: candidate
      .extend({
        resumeUrl: z.string().nullable().describe('Only for those this person has applied to.'),
        resume: z
          .object({
            applicationId: id,
            jobTitle: z.string(),
            sentAt: time,
            file: fileFacts.nullable(),
            url: z.string().nullable(),
          })
          .nullable()
          .describe(
            'The résumé that came with the latest of their applications to the jobs one runs that had one.',
          ),
        mergedInto: id
          .nullable()
          .describe('The account under which one’s company shows this person, where it is another one.'),
        mergedWith: z
          .array(
            z.object({
              id,
              decisionId: id,
              name: z.string(),
              email: z.string().nullable(),
              phone: z.string().nullable(),
            }),
          )
          .describe(
            'Other accounts that one’s company takes for this person, each with the decision to undo.',
          ),
        workExperience: z.array(workExperience.omit(own)),
        education: z.array(education.omit(own)),
      })
      .meta({ id: 'CandidateProfile' }),
    budget: 'candidates',
  }),
};
