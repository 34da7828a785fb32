import { z } from 'zod';
import { careersSections } from '#domain/careers-site.ts';
import { appearanceFields, careersSiteFields, siteDomainFields } from '#domain/fields/careers-sites.ts';
import { endpoint } from './endpoint.ts';
import { edited, id, idInPath, time, whichCompany } from './fields.ts';
import { schemasOf } from './schema-of.ts';

const text = z.string().nullable();

const site = z
  .object({
    tagline: text,
    colour: text,
    sections: z.array(
      z.object({
        kind: z.enum(careersSections),
        state: z.enum(['shown', 'hidden']),
        title: text,
        text,
        items: z.array(z.object({ title: text, text, photo: text })),
      }),
    ),
  })
  .meta({ id: 'CareersSite' });

const careersSite = z
  .object({
    companyId: id,
    companyName: z.string(),
    path: z.string().describe('Its address on this installation.'),
    isPublic: z
      .boolean()
      .describe(
        'Whether visitors can read it now: the platform is open, the company verified and showing its jobs.',
      ),
    ...site.shape,
    published: site.nullable().describe('What visitors see; null while that is the plain one.'),
    publishedAt: time.nullable(),
    people: z.int().describe('How many people of the company want to be shown.'),
    ...edited,
  })
  .meta({ id: 'CareersSiteDraft' });

const appearance = z
  .object({
    companyId: id,
    companyName: z.string(),
    shown: z.boolean(),
    title: text,
    named: z.boolean(),
    portrait: text,
  })
  .meta({ id: 'CareersAppearance' });

const siteDomain = z
  .object({
    id,
    domain: z.string(),
    state: z
      .enum(['unproved', 'proved', 'failing', 'lost'])
      .describe(
        'Not proved yet; proved, and the site is there; proved, but the proof is missing; proved once, and lost.',
      ),
    provedBy: z.enum(['record', 'file']).nullable(),
    checkedAt: time.nullable(),
    found: z.string().nullable().describe('What was found instead of a proof when it was last looked for.'),
    losesAt: time.nullable().describe('When it is lost, if its proof does not come back.'),
    record: z
      .object({ name: z.string(), value: z.string() })
      .describe('Either of these proves it: a TXT record, or a file.'),
    file: z.object({ address: z.string(), content: z.string() }),
  })
  .meta({ id: 'SiteDomain' });

const siteDomains = z.object({
  companyId: id,
  leadsTo: z.string().describe('The host of this installation, where they have to lead to.'),
  domains: z
    .array(siteDomain)
    .describe('The first that is proved is the site’s address, the others lead to it.'),
});

const appearances = z.object({ company: appearance.nullable() });

export const careersSites = {
  'GET /api/company/careers-site': endpoint({
    summary: 'A company’s careers site as it is being worked on, and as visitors see it',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: careersSite,
    versioned: true,
  }),
  'PUT /api/company/careers-site': endpoint({
    summary: 'Change what a company is working on; visitors see it once it is published',
    permission: 'company.settings',
    query: whichCompany,
    body: z.object(schemasOf(careersSiteFields)),
    bodyLimit: 512 * 1024,
    status: 200,
    answer: careersSite,
    versioned: true,
  }),
  'POST /api/company/careers-site/publication': endpoint({
    summary: 'Show visitors what a company has been working on',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: careersSite,
    versioned: true,
  }),
  'GET /api/company/site-domains': endpoint({
    summary: 'The domains at which a company wants its careers site, with how each is proved',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: siteDomains,
  }),
  'POST /api/company/site-domains': endpoint({
    summary: 'Add a domain at which a company wants its careers site; it has to be proved',
    permission: 'company.settings',
    query: whichCompany,
    body: z.object(schemasOf(siteDomainFields)),
    status: 201,
    answer: siteDomain,
    refuses: { 409: ['domain_there', 'too_many_domains'] },
  }),
  'POST /api/company/site-domains/:id/check': endpoint({
    summary: 'Look whether the proof of a domain stands',
    permission: 'company.settings',
    params: z.object({ id: idInPath }),
    budget: 'domain-check',
    status: 200,
    answer: siteDomain,
  }),
  'DELETE /api/company/site-domains/:id': endpoint({
    summary: 'Remove a domain from a company’s careers site',
    permission: 'company.settings',
    params: z.object({ id: idInPath }),
    status: 204,
  }),
  'GET /api/user/careers-site': endpoint({
    summary: 'Whether you are shown on the careers site of the company you belong to',
    permission: 'account.use',
    status: 200,
    answer: appearances,
  }),
  'PUT /api/user/careers-site': endpoint({
    summary: 'Say whether you are shown on the careers site of the company you belong to, and as what',
    permission: 'account.use',
    body: z.object({
      shown: z.boolean({ error: 'shown must be true or false' }),
      ...schemasOf(appearanceFields),
    }),
    status: 200,
    answer: appearances,
    refuses: { 409: ['no_company', 'name_missing'] },
  }),
};
