import type { APIRequestContext, Page } from 'playwright-core';
import { paths } from '#client/paths.ts';
import { type UserType, userTypes } from '#domain/people.ts';
import type { Address } from './visitors.ts';

export interface Screen {
  name: string;
  address: Address;
  /** Who looks at it; 'visitor' is signed out. */
  roles: readonly (UserType | 'visitor')[];
  /** Seen by somebody who has just come: nothing is theirs yet. */
  empty?: true;
  /** What to do first, such as opening a menu. */
  act?: (page: Page) => Promise<void>;
}

const staff = ['recruiter', 'hiring_manager'] as const;

/** Every screen there is, and who sees it: what is photographed, and what axe looks at. A new screen gets a line here. */
export const screens: readonly Screen[] = [
  { name: 'landing', address: paths.home, roles: ['visitor', 'job_seeker'] },
  { name: 'sign in', address: paths.auth, roles: ['visitor'] },
  { name: 'sign up', address: paths.signUp, roles: ['visitor'] },
  { name: 'not found', address: '/nowhere', roles: ['visitor', 'job_seeker'] },
  ...(['job_seeker', 'recruiter'] as const).map((role) => ({
    name: 'dashboard',
    address: paths.dashboard(role),
    roles: [role],
  })),
  ...(['job_seeker', 'recruiter'] as const).map((role) => ({
    name: 'dashboard empty',
    address: paths.dashboard(role),
    roles: [role],
    empty: true as const,
  })),
  {
    name: 'account menu',
    address: paths.jobs,
    roles: ['job_seeker'],
    act: (page) => page.getByRole('button', { name: 'account of' }).click(),
  },
  { name: 'no access', address: paths.dashboard('recruiter'), roles: ['job_seeker'] },
  { name: 'jobs', address: paths.jobs, roles: userTypes },
  {
    name: 'jobs searched',
    address: `${paths.jobs}?search=dive&employmentType=full_time`,
    roles: ['job_seeker'],
  },
  { name: 'jobs none found', address: `${paths.jobs}?search=xyzzy`, roles: ['job_seeker'] },
  { name: 'job', address: firstJob, roles: userTypes },
  { name: 'job not found', address: paths.job(2_000_000_000), roles: ['job_seeker'] },
  { name: 'post a job', address: paths.postJob, roles: staff },
  { name: 'applications', address: paths.applications, roles: userTypes },
  {
    name: 'applications empty',
    address: paths.applications,
    roles: ['job_seeker', 'recruiter'],
    empty: true,
  },
  { name: 'profile', address: paths.profile, roles: userTypes },
  { name: 'profile empty', address: paths.profile, roles: ['job_seeker'], empty: true },
];

async function firstJob(api: APIRequestContext): Promise<string> {
  const response = await api.get('/api/jobs?limit=1');
  const [job] = (await response.json()) as { id: number }[]; // The contract's JobSummary.
  if (!job) throw new Error('There is no job to look at.');
  return paths.job(job.id);
}
