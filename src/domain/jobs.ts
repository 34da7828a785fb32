export const jobStatuses = ['active', 'draft', 'paused', 'closed', 'filled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const jobStatusLabel: Record<JobStatus, string> = {
  active: 'Active',
  draft: 'Draft',
  paused: 'Paused',
  closed: 'Closed',
  filled: 'Filled',
};

export const employmentTypes = ['full_time', 'part_time', 'contract', 'internship', 'freelance'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const employmentTypeLabel: Record<EmploymentType, string> = {
  full_time: 'Full Time',
  part_time: 'Part Time',
  contract: 'Contract',
  internship: 'Internship',
  freelance: 'Freelance',
};

export const defaultJobStatus = 'active' satisfies JobStatus;
export const defaultEmploymentType = 'full_time' satisfies EmploymentType;

/** What the form offers; the field itself is free text, because imported postings bring their own words. */
export const experienceLevels = ['Entry level', 'Mid level', 'Senior', 'Manager', 'Director'] as const;

/** How fresh a posting can be asked for, in days. */
export const postedWithinChoices = [1, 3, 7, 30] as const;

interface Openness {
  status: JobStatus;
  /** ISO time in UTC, or null for a job without a deadline. */
  closesAt: string | null;
  companySuspended: boolean;
}

interface Publicity extends Openness {
  /** Its own switch. */
  listed: boolean;
  /** What the platform has said of its company, and the company's switch. */
  companyVerified: boolean;
  companyShowsJobs: boolean;
  /** The operator's switch. */
  platformOpen: boolean;
}

/** Public means: visitors, who are not signed in, may read it. */
export function isPublic(job: Publicity, now: string): boolean {
  return job.platformOpen && job.companyVerified && job.companyShowsJobs && job.listed && isOpen(job, now);
}

/** Open means: listed for job seekers and accepting applications. `now` is an ISO time in UTC. */
export function isOpen(job: Openness, now: string): boolean {
  return (
    job.status === 'active' &&
    !job.companySuspended &&
    (job.closesAt === null || Date.parse(job.closesAt) > Date.parse(now))
  );
}
