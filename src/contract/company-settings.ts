import { z } from 'zod';
import { companyFields } from '#domain/fields/companies.ts';
import { workValues, workWays } from '#domain/work-life.ts';
import { endpoint } from './endpoint.ts';
import { edited, id, time, timeZoneInput, whichCompany } from './fields.ts';
import { schemasOf } from './schema-of.ts';

const settings = z
  .object({
    companyId: id,
    companyName: z.string(),
    industry: z.string().nullable(),
    website: z.string().nullable(),
    description: z.string().nullable(),
    slug: z.string().describe('Its name in addresses; the names it had before lead to it.'),
    showJobs: z
      .boolean()
      .describe(
        'Whether visitors of an open platform are shown its jobs, once the platform has verified it.',
      ),
    ownSites: z
      .string()
      .nullable()
      .describe('Websites of its own, one a line, whose pages may read its public jobs in a browser.'),
    contactEmail: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    applicationDeadlineDays: z.int(),
    autoResponseEmail: z.string().nullable(),
    answerDays: z
      .int()
      .nullable()
      .describe('Within how many days everybody who applies is promised an answer; null promises nothing.'),
    linkedinUrl: z.string().nullable(),
    twitterUrl: z.string().nullable(),
    glassdoorUrl: z.string().nullable(),
    workValues: z.array(z.enum(workValues)),
    workWays: z.array(z.enum(workWays)),
    assist: z.boolean().describe('Whether those who hire are shown match scores of their applicants at all.'),
    offerApproval: z
      .boolean()
      .describe(
        'Whether offers of those who do not manage the company wait for the approval of somebody who does.',
      ),
    confirmOffersAbove: z
      .int()
      .nullable()
      .describe('From how much a month on whoever sends an offer is asked who they are; null asks nobody.'),
    confirmOffersCurrency: z.string(),
    secondFactor: z
      .boolean()
      .describe('Whether those whom the company vouches for can do nothing without a second factor.'),
    timeZone: z.string().describe('Where its days begin and end: deadlines, offers, first days, figures.'),
    ...edited,
  })
  .meta({ id: 'CompanySettings' });

export const companySettings = {
  'GET /api/company/mail': endpoint({
    summary: 'How much mail a company may send, has sent, and what waits because it was too much',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: z
      .object({
        sentInHour: z.int(),
        sentInDay: z.int(),
        perHour: z.int(),
        perDay: z.int(),
        waiting: z.int(),
        nextAt: time.nullable().describe('When the first of those that wait goes out.'),
        verified: z
          .boolean()
          .describe(
            'Whether the platform has verified the company; others may send a tenth, and no automatic answers.',
          ),
      })
      .meta({ id: 'CompanyMail' }),
  }),
  'GET /api/company/website': endpoint({
    summary: 'What a company’s own website needs to show its public jobs, and whether it could',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: z
      .object({
        companyId: id,
        companyName: z.string(),
        slug: z.string(),
        origin: z.string().describe('Under which the website finds us, as the operator has said it.'),
        careersSite: z.string().describe('Where its careers site stands: at a domain of its own, or here.'),
        platformOpen: z.boolean().describe('Whether the operator shows visitors jobs at all.'),
        verified: z.boolean(),
        suspended: z.boolean(),
        showJobs: z.boolean(),
        ownSites: z.array(z.string()).describe('The origins whose pages may load the jobs.'),
        hasJobs: z.boolean().describe('Whether there is an open job that is listed.'),
      })
      .meta({ id: 'CompanyWebsite' }),
  }),
  'GET /api/company/settings': endpoint({
    summary: 'A company’s settings',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: settings,
    versioned: true,
  }),
  'PUT /api/company/settings': endpoint({
    summary: 'Change a company’s settings; what is not sent stays as it is',
    permission: 'company.settings',
    sensitive: 'sometimes',
    query: whichCompany,
    body: z
      .object({
        ...schemasOf(companyFields),
        showJobs: z.boolean({ error: 'showJobs must be true or false' }),
        assist: z.boolean({ error: 'assist must be true or false' }),
        offerApproval: z.boolean({ error: 'offerApproval must be true or false' }),
        secondFactor: z.boolean({ error: 'secondFactor must be true or false' }),
        timeZone: timeZoneInput,
      })
      .partial(),
    status: 200,
    answer: settings,
    versioned: true,
    refuses: { 409: ['company_name_taken', 'slug_taken'] },
  }),
};
