import { expect } from 'vitest';
import { signInProblems, type SignInProblem } from '#domain/single-sign-on.ts';
import { company, platformAdmin } from '#test/people.ts';
import type { Client, Person, Reply, TestServer } from '#test/server.ts';
import { type SignInProvider, startSignInProvider } from '#test/sign-in-provider.ts';

export const publicUrl = 'https://jobs.example.com';
/** Of the operator's own network this machine may be called, where the tests' providers are. */
export const singleSignOn = { publicUrl, outgoingAllow: '127.0.0.1' };

/** A company with a domain that is proved, and a provider of its own. */
export interface ProvidedCompany {
  id: number;
  founder: Person;
  domain: string;
  provider: SignInProvider;
}

let companies = 0;

export async function providedCompany(server: TestServer, settings: object = {}): Promise<ProvidedCompany> {
  companies += 1;
  const domain = `resort-${companies}.example`;
  const { id, founder } = await company(server, `Resort ${companies}`);
  const client = {
    clientId: `moorings-${companies}`,
    clientSecret: `a secret of resort ${companies}, long enough for HS256`,
    callbackUrl: `${publicUrl}/api/sign-in/provider/${id}/callback`,
    logoutUrl: `${publicUrl}/api/sign-in/provider/${id}/logout`,
  };
  const provider = await startSignInProvider([client], { publicUrl, serverUrl: () => server.url });
  const { clientId, clientSecret } = client;
  await server.as(founder).call('PUT /api/company/provider', {
    body: { issuer: provider.issuer, clientId, clientSecret, enabled: true, ...settings },
  });
  await proved(server, founder, domain);
  return { id, founder, domain, provider };
}

/** Says of a domain that it is a company's, and has a platform admin prove it. */
export async function proved(server: TestServer, manager: Person, domain: string): Promise<void> {
  const { id } = await server.as(manager).call('POST /api/company/domains', { body: { domain } });
  const admin = server.as(await platformAdmin(server));
  await admin.call('PUT /api/admin/domains/:id', { params: { id }, body: { proved: true } });
}

/** Sends a browser to the provider of an address; answers where it is sent back to, on this server. */
export async function toProvider(
  browser: Client,
  { provider, domain }: ProvidedCompany,
  next?: string,
): Promise<string> {
  const { location } = await browser.call('POST /api/sign-in/provider', {
    body: { email: `somebody@${domain}`, ...(next !== undefined && { next }) },
  });
  return onServer(await provider.visit(location));
}

/** The same, and back. */
export async function throughProvider(browser: Client, at: ProvidedCompany, next?: string): Promise<Reply> {
  return browser.get(await toProvider(browser, at, next));
}

export function onServer(address: string): string {
  expect(address).toMatch(new RegExp(`^${publicUrl}/`));
  return address.slice(publicUrl.length);
}

/** Came back without being signed in, to a page that says so. */
export function expectProblem(reply: Reply, problem: SignInProblem, page = '/auth?'): void {
  expect(reply.status, reply.text).toBe(303);
  expect(reply.headers.location).toBe(`${page}problem=${problem}`);
  expect(signInProblems[problem]).toMatch(/[.]$/);
  expect(reply.headers['set-cookie']?.join() ?? '').not.toMatch(/sid=/);
}
