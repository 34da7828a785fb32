import { z } from 'zod';
import { applicationStatuses } from '#domain/application-status.ts';
import { applicationSources } from '#domain/application-source.ts';
import { companyFields, newCompanyFields } from '#domain/fields/companies.ts';
import { limits } from '#domain/limits.ts';
import { memberRoles } from '#domain/people.ts';
import { workValues, workWays } from '#domain/work-life.ts';
import { endpoint } from './endpoint.ts';
import { date, edited, id, idInPath, oneOf, paging, time, timeZoneInput, wholeNumber } from './fields.ts';
import { answerRecord } from './response-times.ts';
import { fileFacts } from './files.ts';
import { tag } from './pool.ts';
import { education, workExperience } from './profiles.ts';
import { schemasOf } from './schema-of.ts';

/** What everyone signed in may know of a company. */
export const company = z
  .object({
    id,
    name: z.string(),
    description: z.string().nullable(),
    industry: z.string().nullable(),
    size: z.string().nullable(),
    location: z.string().nullable(),
    website: z.string().nullable(),
    logoUrl: z.string().nullable(),
    linkedinUrl: z.string().nullable(),
    twitterUrl: z.string().nullable(),
    glassdoorUrl: z.string().nullable(),
    /** What it says of itself; nothing is guessed. */
    workValues: z.array(z.enum(workValues)),
    workWays: z.array(z.enum(workWays)),
    verified: z.boolean(),
    suspended: z.boolean(),
    openJobs: z.int(),
    answerRecord,
  })
  .meta({ id: 'Company' });

export const companySettings = z
  .object({
    companyId: id,
    companyName: z.string(),
    industry: z.string().nullable(),
    website: z.string().nullable(),
    description: z.string().nullable(),
    contactEmail: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    applicationDeadlineDays: z.int(),
    autoResponseEmail: z.string().nullable(),
    /** Within how many days everybody who applies is promised an answer; null promises nothing. */
    answerDays: z.int().nullable(),
    linkedinUrl: z.string().nullable(),
    twitterUrl: z.string().nullable(),
    glassdoorUrl: z.string().nullable(),
    workValues: z.array(z.enum(workValues)),
    workWays: z.array(z.enum(workWays)),
    /** Whether those who hire are shown match scores of their applicants at all. */
    assist: z.boolean(),
    /** Whether offers of those who do not manage the company wait for the approval of somebody who does. */
    offerApproval: z.boolean(),
    /** From how much a month on whoever sends an offer is asked who they are; null asks nobody. */
    confirmOffersAbove: z.int().nullable(),
    confirmOffersCurrency: z.string(),
    /** Whether those whom the company vouches for can do nothing without a second factor. */
    secondFactor: z.boolean(),
    /** Where its days begin and end: deadlines, offers, first days, figures. */
    timeZone: z.string(),
    ...edited,
  })
  .meta({ id: 'CompanySettings' });

const member = z
  .object({
    userId: id,
    companyId: id,
    name: z.string(),
    username: z.string(),
    email: z.string().nullable(),
    role: z.enum(memberRoles),
    verified: z.boolean(),
    since: time,
  })
  .meta({ id: 'Member' });

const candidate = z
  .object({
    id,
    name: z.string(),
    title: z.string().nullable(),
    location: z.string().nullable(),
    summary: z.string().nullable(),
    skills: z.array(z.string()),
    /** This and the phone only for those this person has applied to. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    lastApplicationId: id.nullable(),
    lastAppliedAt: time.nullable(),
    /** One’s own company’s; nobody else sees them. */
    tags: z.array(tag),
  })
  .meta({ id: 'Candidate' });

/** What of an entry of a profile is its owner’s to know. */
const own = { profileId: true, etag: true, changedAt: true } as const;

/** A platform admin looks at one company, or at all. */
const whichCompany = z.object({
  companyId: wholeNumber('companyId').optional(),
});

const byId = z.object({ id: idInPath });
const byMember = z.object({ id: idInPath, userId: idInPath });

export const companies = {
  'GET /api/companies': endpoint({
    summary: 'Companies by name',
    needs: 'company.see',
    query: z.object({ search: z.string().max(limits.search).optional(), ...paging }),
    status: 200,
    answer: z.array(company),
  }),
  'POST /api/companies': endpoint({
    summary: 'Found a company and become its first member',
    needs: 'company.create',
    body: z.object(schemasOf(newCompanyFields)),
    status: 201,
    answer: company,
    refuses: { 409: ['company_name_taken', 'has_company'] },
  }),
  'GET /api/companies/:id': endpoint({
    summary: 'One company',
    needs: 'company.see',
    params: byId,
    status: 200,
    answer: company,
  }),
  'GET /api/companies/:id/members': endpoint({
    summary: 'A company’s members and those who asked to join',
    needs: 'company.members',
    noted: 'people.read',
    params: byId,
    status: 200,
    answer: z.array(member),
  }),
  'POST /api/companies/:id/members': endpoint({
    summary: 'Ask to join a company',
    needs: 'company.join',
    params: byId,
    status: 201,
    answer: member,
    refuses: { 409: ['already_member', 'removed_from_company', 'too_many_requests_to_join'] },
  }),
  'PUT /api/companies/:id/members/:userId': endpoint({
    summary: 'Verify a member or change their role',
    needs: 'company.members',
    sensitive: true,
    params: byMember,
    body: z.object({
      verified: z.boolean({ error: 'verified must be true or false' }).optional(),
      role: oneOf('Role', memberRoles).optional(),
    }),
    status: 200,
    answer: member,
    refuses: { 409: ['last_company_admin', 'verified_elsewhere'] },
  }),
  'DELETE /api/companies/:id/members/:userId': endpoint({
    summary: 'Remove a member, or leave; access ends at once',
    needs: 'company.leave',
    sensitive: 'sometimes',
    params: byMember,
    status: 204,
    refuses: { 409: ['last_company_admin'] },
  }),
  'GET /api/company/stats': endpoint({
    summary: 'Figures of the jobs one runs',
    needs: 'company.figures',
    query: whichCompany,
    status: 200,
    answer: z
      .object({ activeJobs: z.int(), totalApplications: z.int(), openPositions: z.int() })
      .meta({ id: 'CompanyStats' }),
  }),
  'GET /api/company/candidates': endpoint({
    summary: 'People who applied to the jobs one runs, and job seekers who want to be found',
    needs: 'company.candidates',
    noted: 'people.read',
    query: z.object({
      ...whichCompany.shape,
      search: z.string().max(limits.search).optional(),
      tag: wholeNumber('tag').optional(),
      list: wholeNumber('list').optional(),
      ...paging,
    }),
    status: 200,
    answer: z.array(candidate),
    budget: 'candidates',
  }),
  'GET /api/company/analytics': endpoint({
    summary: 'How the jobs one runs are doing',
    needs: 'company.figures',
    query: z.object({ ...whichCompany.shape, from: date.optional(), to: date.optional() }),
    status: 200,
    answer: z
      .object({
        jobViews: z.int(),
        totalApplications: z.int(),
        activeJobs: z.int(),
        /** Mean days from application to hire; null while nobody has been hired. */
        avgTimeToHire: z.number().nullable(),
        applicationsByStatus: z.array(z.object({ status: z.enum(applicationStatuses), count: z.int() })),
        topJobs: z.array(z.object({ id, title: z.string(), views: z.int(), applications: z.int() })),
        from: date,
        to: date,
        /** Where the days begin and end. */
        timeZone: z.string(),
        /** How many hires the mean is over. */
        hires: z.int(),
        /** The same figures for as many days before. */
        before: z.object({
          jobViews: z.int(),
          totalApplications: z.int(),
          hires: z.int(),
          avgTimeToHire: z.number().nullable(),
        }),
        days: z.array(z.object({ day: date, views: z.int(), applications: z.int() })),
        /** null: not known, as of applications from before sources were recorded. */
        sources: z.array(z.object({ source: z.enum(applicationSources).nullable(), count: z.int() })),
        departments: z.array(
          z.object({ department: z.string().nullable(), openJobs: z.int(), applications: z.int() }),
        ),
        /** Of the applications of these days: how many ever reached each stage. */
        funnel: z.array(z.object({ status: z.enum(applicationStatuses), count: z.int() })),
      })
      .meta({ id: 'CompanyAnalytics' }),
  }),
  'GET /api/company/candidates/:id': endpoint({
    summary: 'One candidate: profile, history, and their applications to the jobs one runs',
    needs: 'company.candidates',
    noted: 'people.read',
    params: byId,
    status: 200,
    answer: candidate
      .extend({
        /** Only for those this person has applied to. */
        resumeUrl: z.string().nullable(),
        /** The résumé that came with the latest of their applications to the jobs one runs that had one. */
        resume: z
          .object({
            applicationId: id,
            jobTitle: z.string(),
            sentAt: time,
            file: fileFacts.nullable(),
            url: z.string().nullable(),
          })
          .nullable(),
        /** The account under which one’s company shows this person, where it is another one. */
        mergedInto: id.nullable(),
        /** Other accounts that one’s company takes for this person, each with the decision to undo. */
        mergedWith: z.array(
          z.object({
            id,
            decisionId: id,
            name: z.string(),
            email: z.string().nullable(),
            phone: z.string().nullable(),
          }),
        ),
        workExperience: z.array(workExperience.omit(own)),
        education: z.array(education.omit(own)),
      })
      .meta({ id: 'CandidateProfile' }),
    budget: 'candidates',
  }),
  'GET /api/company/mail': endpoint({
    summary: 'How much mail a company may send, has sent, and what waits because it was too much',
    needs: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: z
      .object({
        sentInHour: z.int(),
        sentInDay: z.int(),
        perHour: z.int(),
        perDay: z.int(),
        waiting: z.int(),
        /** When the first of those that wait goes out. */
        nextAt: time.nullable(),
        /** Whether the platform has verified the company; others may send a tenth, and no automatic answers. */
        verified: z.boolean(),
      })
      .meta({ id: 'CompanyMail' }),
  }),
  'GET /api/company/settings': endpoint({
    summary: 'A company’s settings',
    needs: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: companySettings,
    versioned: true,
  }),
  'PUT /api/company/settings': endpoint({
    summary: 'Change a company’s settings; what is not sent stays as it is',
    needs: 'company.settings',
    sensitive: 'sometimes',
    query: whichCompany,
    body: z
      .object({
        ...schemasOf(companyFields),
        assist: z.boolean({ error: 'assist must be true or false' }),
        offerApproval: z.boolean({ error: 'offerApproval must be true or false' }),
        secondFactor: z.boolean({ error: 'secondFactor must be true or false' }),
        timeZone: timeZoneInput,
      })
      .partial(),
    status: 200,
    answer: companySettings,
    versioned: true,
    refuses: { 409: ['company_name_taken'] },
  }),
};
