import { employmentTypeLabel } from '#domain/jobs.ts';
import type { PublicJobInBrief } from '#contract/public-jobs.ts';

/** Where, for how much, how and until when, as far as the employer says. */
export function jobFacts(job: PublicJobInBrief): string[] {
  const { location, salary, employmentType, department, deadline } = job;
  return [
    location,
    salary,
    employmentTypeLabel[employmentType],
    department,
    deadline && `Closes ${dayInWords.format(new Date(deadline))}`,
  ].flatMap((fact) => fact || []);
}

/** A day is the same everywhere: it has no hour to be moved by. */
const dayInWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What follows the address of the form to apply with, for who comes from the company's own website. */
export const fromWebsite = '?source=website';
