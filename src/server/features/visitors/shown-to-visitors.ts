import type { VisitorsCompany, VisitorsJobSummary } from '#contract/visitor-pages.ts';
import type { JobSummaryRow } from '#server/features/jobs/jobs.queries.ts';
import type { PublicCompanyRow } from './visitors.queries.ts';

/** Only what is named here goes out. */
export function summaryOf(job: JobSummaryRow & { excerpt?: string }): VisitorsJobSummary {
  return {
    id: job.id,
    companyId: job.companyId,
    companyName: job.companyName,
    companyLogo: job.companyLogo,
    companyVerified: job.companyVerified,
    answerRecord: job.answerRecord,
    title: job.title,
    location: job.location,
    department: job.department,
    salaryRange: job.salaryRange,
    employmentType: job.employmentType,
    experienceLevel: job.experienceLevel,
    skillsRequired: job.skillsRequired,
    postedDate: job.postedDate,
    applicationDeadline: job.applicationDeadline,
    closesAt: job.closesAt,
    ...(job.excerpt === undefined ? {} : { excerpt: job.excerpt }),
  };
}

export function companyOf({ suspended: _, ...company }: PublicCompanyRow): VisitorsCompany {
  return company;
}
