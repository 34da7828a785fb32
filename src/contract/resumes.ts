import { z } from 'zod';
import { profileFields } from '#domain/fields/profiles.ts';
import { reasonsUnreadable } from '#domain/unreadable.ts';
import { limits } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { date, idInPath } from './fields.ts';
import { educationInput, workExperienceInput } from './profiles.ts';
import { schemasOf } from './schema-of.ts';

/** A field of an entry that was read, but not with certainty: guessed, or, of a job, told only by the year. */
const experienceField = z.enum(['title', 'company', 'location', 'startDate', 'endDate', 'description']);
const educationField = z.enum(['institution', 'degree', 'fieldOfStudy', 'startDate', 'endDate']);

const period = { startDate: date.nullable(), endDate: date.nullable(), isCurrent: z.boolean() };

/** What was read from a résumé. Unknown is null; every list is in the order of the document. */
export const resumeReading = z
  .object({
    name: z.string().nullable().describe('Only to be shown to its owner.'),
    email: z.string().nullable(),
    title: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    summary: z.string().nullable(),
    links: z.array(z.string()),
    workExperience: z.array(
      z.object({
        title: z.string().nullable(),
        company: z.string().nullable(),
        location: z.string().nullable(),
        ...period,
        description: z.string().nullable(),
        doubtful: z.array(experienceField),
      }),
    ),
    education: z.array(
      z.object({
        institution: z.string().nullable(),
        degree: z.string().nullable(),
        fieldOfStudy: z.string().nullable(),
        ...period,
        description: z.string().nullable(),
        doubtful: z.array(educationField),
      }),
    ),
    skills: z.array(z.string()),
    languages: z.array(z.object({ name: z.string(), level: z.string().nullable() })),
    notPlaced: z
      .array(z.object({ heading: z.string().nullable(), text: z.string() }))
      .describe('Text that fitted nowhere, part by part, so that nothing is lost in silence.'),
    doubtful: z.array(z.enum(['name', 'title', 'location', 'summary'])),
  })
  .meta({ id: 'ResumeReading' });

const byId = z.object({ id: idInPath });
const { resumeUrl: _, ...ownFields } = profileFields;
const own = schemasOf(ownFields);

/** How many of each an entry was: new, or there already and left alone. */
const filled = z.object({ workExperience: z.int(), education: z.int(), skills: z.int() });

export const resumes = {
  'GET /api/files/:id/reading': endpoint({
    summary: 'What can be read from one of one’s own files, to be looked over before anything is kept',
    permission: 'file.own',
    params: byId,
    budget: 'upload',
    status: 200,
    answer: resumeReading,
    refuses: { 422: [...reasonsUnreadable] },
  }),
  'POST /api/resumes/reading': endpoint({
    summary:
      'What can be read from a résumé that is not kept: JSON Resume, LinkedIn’s export archive, PDF, DOCX, ODT or plain text, as the body itself',
    permission: 'file.own',
    takesFile: true,
    bodyLimit: limits.file,
    budget: 'upload',
    status: 200,
    answer: resumeReading,
    refuses: { 422: [...reasonsUnreadable] },
  }),
  'POST /api/profile/resume': endpoint({
    summary:
      'Fill one’s profile from a résumé that was looked over: what is given of the profile replaces what is there, entries and skills are added to those that are there',
    permission: 'profile.own',
    body: z.object({
      ...own,
      skills: own.skills.default([]),
      workExperience: z
        .array(workExperienceInput, { error: 'Experience must be a list' })
        .max(60, 'At most 60 jobs can be added at once')
        .default([]),
      education: z
        .array(educationInput, { error: 'Education must be a list' })
        .max(60, 'At most 60 schools can be added at once')
        .default([]),
    }),
    bodyLimit: 512 * 1024,
    status: 200,
    answer: z.object({ added: filled, alreadyThere: filled }).meta({ id: 'ProfileFilled' }),
  }),
  'GET /api/profile/json-resume': endpoint({
    summary: 'One’s own profile as JSON Resume, the open format of jsonresume.org',
    permission: 'profile.own',
    noted: 'export.made',
    sensitive: true,
    status: 200,
    answer: z
      .object({
        $schema: z.string(),
        basics: z.object({
          name: z.string(),
          label: z.string().optional(),
          email: z.string().optional(),
          phone: z.string().optional(),
          url: z.string().optional(),
          summary: z.string().optional(),
          location: z.object({ city: z.string() }).optional(),
        }),
        work: z.array(
          z.object({
            name: z.string(),
            position: z.string(),
            location: z.string().optional(),
            startDate: date,
            endDate: date.optional(),
            summary: z.string().optional(),
          }),
        ),
        education: z.array(
          z.object({
            institution: z.string(),
            studyType: z.string(),
            area: z.string().optional(),
            startDate: date.optional(),
            endDate: date.optional(),
          }),
        ),
        skills: z.array(z.object({ name: z.string() })),
        meta: z.object({ version: z.string(), lastModified: z.string() }),
      })
      .meta({ id: 'JsonResume' }),
  }),
};
