import type { ApplicationStatus } from '#domain/application-status.ts';

/** What a sandbox begins with. All of it is invented; example.com is nobody’s (RFC 2606). */
export const sandboxJobs = [
  {
    title: 'Dive instructor',
    description: 'Two dives a day with small groups. This job is an example.',
    status: 'active',
  },
  {
    title: 'Night receptionist',
    description: 'The desk from ten to six. This job is an example.',
    status: 'active',
  },
  { title: 'Pastry chef', description: 'Breakfast for eighty. This job is an example.', status: 'draft' },
] as const;

interface SandboxPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  location: string | null;
  headline: string | null;
  /** For which of the jobs above. */
  job: number;
  status: ApplicationStatus;
  /** So many days before the sandbox began. */
  days: number;
  coverLetter: string | null;
}

const person = (firstName: string, lastName: string, headline: string) => ({
  firstName,
  lastName,
  headline,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  phone: null,
  location: 'Example Island',
});

export const sandboxPeople: readonly SandboxPerson[] = [
  {
    ...person('Ada', 'Example', 'Dive master'),
    job: 0,
    status: 'submitted',
    days: 1,
    coverLetter: 'I dive every day.',
  },
  {
    ...person('Ben', 'Example', 'Swimming teacher'),
    job: 0,
    status: 'screening',
    days: 3,
    coverLetter: null,
  },
  {
    ...person('Cleo', 'Example', 'Dive instructor'),
    job: 0,
    status: 'interviewing',
    days: 8,
    coverLetter: null,
  },
  {
    ...person('Dan', 'Example', 'Receptionist'),
    job: 1,
    status: 'submitted',
    days: 2,
    coverLetter: 'Nights are mine.',
  },
  { ...person('Eve', 'Example', 'Concierge'), job: 1, status: 'rejected', days: 20, coverLetter: null },
];
