import type { Answer } from '#contract/api.ts';
import { formattedBlocks } from '#domain/formatted-text/blocks.ts';
import { htmlOf } from '#domain/formatted-text/html-of.ts';
import { textOf } from '#domain/formatted-text/text-of.ts';
import { structuredPay } from '#domain/job-pay.ts';
import { structuredPlace } from '#domain/job-place.ts';
import type { Pay } from '#domain/pay/pay.ts';
import { yesOrNo } from '#domain/questions.ts';
import type { PublicJobInBriefRow, PublicJobRow, Tombstone } from './public-jobs.queries.ts';

export type PublicJob = Answer<'GET /api/public/jobs/:id'>;

/** Where a job is read by everybody, and where one applies for it without an account. */
export function addressesOf(origin: string, id: number): { url: string; applyUrl: string } {
  const url = `${origin}/jobs/${id}`;
  return { url, applyUrl: `${url}/apply` };
}

/** A job as everybody may read it. What the employer hopes to hear to its questions stays with them. */
export function presentPublicJob(job: PublicJobRow, origin: string): PublicJob {
  const description = formattedBlocks(job.description);
  const requirements = job.requirements === null ? null : formattedBlocks(job.requirements);
  return {
    ...presentInBrief(job, origin),
    descriptionText: textOf(description),
    descriptionHtml: htmlOf(description),
    requirementsText: requirements && textOf(requirements),
    requirementsHtml: requirements && htmlOf(requirements),
    questions: job.questions.map(({ id, kind, text, required, choices }) => ({
      id,
      kind,
      label: text,
      required,
      options: kind === 'yes_no' ? [...yesOrNo] : choices,
    })),
  };
}

/** The same without its long texts. */
export function presentInBrief(job: PublicJobInBriefRow, origin: string) {
  const pay = structuredPay(job);
  return {
    id: job.id,
    closed: false as const,
    title: job.title,
    company: { name: job.companyName, slug: job.companySlug, website: job.companyWebsite },
    department: job.department,
    location: job.location,
    place: structuredPlace(job) ?? null,
    salary: job.salaryRange,
    pay: pay ? payAsTold(pay) : null,
    employmentType: job.employmentType,
    experienceLevel: job.experienceLevel,
    skills: job.skillsRequired,
    publishedAt: job.publishedAt,
    updatedAt: job.updatedAt,
    deadline: job.applicationDeadline,
    closesAt: job.closesAt,
    startDate: job.startDate,
    ...addressesOf(origin, job.id),
  };
}

function payAsTold({ payMin, payMax, payCurrency, payPeriod, ...beside }: Pay) {
  return { min: payMin, max: payMax, currency: payCurrency, period: payPeriod, ...beside };
}

export function presentTombstone({ id, closedAt }: Tombstone) {
  return { id, closed: true as const, closedAt };
}
