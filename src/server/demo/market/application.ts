import type { ApplicationStatus } from '#domain/application-status.ts';

export interface DemoApplication {
  /** Username of the applicant. */
  by: string;
  /** How many days ago it was sent. */
  ago: number;
  letter?: string;
  resume?: string;
  /** What the company noted, a colleague mentioned as @[username]; applicants never see it. */
  notes?: string;
  /** What became of it: the status, how many days ago, and who moved it if not the poster of the job. */
  steps?: readonly (readonly [status: ApplicationStatus, ago: number, by?: string])[];
  /** How many days ago the applicant took it back. */
  withdrawn?: number;
}

/** By the key of the job. */
export type DemoApplications = Readonly<Record<string, readonly DemoApplication[]>>;
