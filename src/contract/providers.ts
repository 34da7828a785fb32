import { z } from 'zod';
import { domainFields, providerFields, workAddressFields } from '#domain/fields/providers.ts';
import { limits } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { edited, id, idInPath, paging, time, whichCompany } from './fields.ts';
import { schemasOf } from './schema-of.ts';

/** What a company has set up. Its secret is only ever written. */
const provider = z
  .object({
    companyId: id,
    issuer: z.string(),
    clientId: z.string(),
    hasSecret: z.boolean(),
    scopes: z.string(),
    roleClaim: z.string().nullable(),
    recruiterValues: z.array(z.string()),
    hiringManagerValues: z.array(z.string()),
    companyAdminValues: z.array(z.string()),
    secondFactorValues: z.array(z.string()),
    enabled: z.boolean(),
    required: z.boolean(),
    callbackUrl: z
      .string()
      .nullable()
      .describe(
        'What the provider has to be told of this site; null while its operator has not set its address.',
      ),
    logoutUrl: z.string().nullable(),
    ...edited,
  })
  .meta({ id: 'SignInProvider' });

const domain = z
  .object({ id, domain: z.string(), proved: z.boolean(), provedAt: time.nullable(), createdAt: time })
  .meta({ id: 'CompanyDomain' });

const adminDomain = domain
  .extend({ companyId: id, companyName: z.string(), companyVerified: z.boolean() })
  .meta({ id: 'AdminDomain' });

/** Where the browser is to go on. */
const away = z.object({ location: z.string() });
/** Where one wants to be afterwards: a path of this site; anything else is left out of account. */
const next = z.string().max(limits.url).optional();

/** A platform admin says which company; everybody else has one. */
const byId = z.object({ id: idInPath });

export const providers = {
  'GET /api/sign-in/provider': endpoint({
    summary: 'Whether any company’s people can sign in with it here; not whose',
    permission: 'anyone',
    status: 200,
    answer: z.object({ offered: z.boolean() }).meta({ id: 'SignInByProvider' }),
    keptFor: 60,
  }),
  'POST /api/sign-in/provider': endpoint({
    summary: 'Begin to sign in with one’s company: where to go, by the domain of one’s work address',
    permission: 'anyone',
    body: z.object({ ...schemasOf(workAddressFields), next }),
    status: 200,
    answer: away,
    budget: 'sign-in',
    refuses: { 409: ['no_provider', 'no_public_address', 'provider_unreachable'] },
  }),
  'GET /api/sign-in/provider/:id/callback': endpoint({
    summary:
      'Where a company’s provider sends people back to; leads on to a page, also where they are not signed in',
    permission: 'anyone',
    params: byId,
    status: 303,
    headers: { Location: 'A page of this site' },
    budget: 'sign-in',
  }),
  'POST /api/sign-in/provider/:id/logout': endpoint({
    summary:
      'OpenID Connect Back-Channel Logout 1.0: a provider says that somebody’s session there has ended',
    permission: 'anyone',
    params: byId,
    takesForm: true,
    body: z.object({ logout_token: z.string({ error: 'logout_token is required' }).min(1).max(16_000) }),
    status: 204,
  }),
  'GET /api/user/provider': endpoint({
    summary: 'With which companies’ sign-in one’s account is connected, and with which it can be',
    permission: 'account.use',
    status: 200,
    answer: z
      .object({
        offered: z.object({ companyId: id, companyName: z.string(), required: z.boolean() }).nullable(),
        connected: z.array(
          z.object({
            companyId: id,
            companyName: z.string(),
            issuer: z.string(),
            linkedAt: time,
            usedAt: time,
          }),
        ),
      })
      .meta({ id: 'OwnProviders' }),
  }),
  'POST /api/user/provider': endpoint({
    summary: 'Begin to connect one’s account with the sign-in of one’s company: where to go',
    permission: 'account.use',
    sensitive: true,
    body: z.object({ next }),
    status: 200,
    answer: away,
    budget: 'sign-in',
    refuses: { 409: ['no_provider', 'no_public_address', 'provider_unreachable'] },
  }),
  'POST /api/user/confirmation/provider': endpoint({
    summary:
      'Begin to show again who one is by one’s company’s provider, which asks for it anew: where to go',
    permission: 'account.use',
    withoutFactor: 'open',
    body: z.object({ next }),
    status: 200,
    answer: away,
    budget: 'sign-in',
    refuses: { 409: ['no_provider', 'no_public_address', 'provider_unreachable'] },
  }),
  'GET /api/company/provider': endpoint({
    summary: 'With what a company’s people sign in, without the secret',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: provider,
    versioned: true,
  }),
  'PUT /api/company/provider': endpoint({
    summary: 'Set up with what a company’s people sign in; what is not sent stays as it is',
    permission: 'company.settings',
    sensitive: true,
    query: whichCompany,
    body: z
      .object({
        ...schemasOf(providerFields),
        enabled: z.boolean({ error: 'enabled must be true or false' }),
        required: z.boolean({ error: 'required must be true or false' }),
      })
      .partial(),
    status: 200,
    answer: provider,
    versioned: true,
  }),
  'POST /api/company/provider/trial': endpoint({
    summary: 'Try whether a company’s provider answers, and knows this site',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: z.object({ works: z.boolean(), said: z.string() }),
    budget: 'sign-in',
  }),
  'GET /api/company/domains': endpoint({
    summary: 'Where the addresses of a company’s people end',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: z.array(domain),
  }),
  'POST /api/company/domains': endpoint({
    summary: 'Say where the addresses of a company’s people end; a platform admin proves it',
    permission: 'company.settings',
    query: whichCompany,
    body: z.object({ domain: schemasOf(domainFields).domain.transform((text) => text.toLowerCase()) }),
    status: 201,
    answer: domain,
    refuses: { 409: ['domain_there', 'too_many_domains'] },
  }),
  'DELETE /api/company/domains/:id': endpoint({
    summary: 'Take a domain from a company: its addresses no longer lead to its provider',
    permission: 'company.settings',
    sensitive: true,
    params: byId,
    status: 204,
  }),
  'GET /api/admin/domains': endpoint({
    summary: 'The domains of all companies, the newest first',
    permission: 'platform.administer',
    query: z.object(paging),
    status: 200,
    answer: z.array(adminDomain),
  }),
  'PUT /api/admin/domains/:id': endpoint({
    summary: 'Say that a domain is proved to be a company’s, or no longer',
    permission: 'platform.administer',
    sensitive: true,
    params: byId,
    body: z.object({ proved: z.boolean({ error: 'proved must be true or false' }) }),
    status: 200,
    answer: adminDomain,
    refuses: { 409: ['domain_taken'] },
  }),
};
