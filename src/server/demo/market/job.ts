import type { Pay } from '#domain/pay/pay.ts';
import type { Place } from '#domain/places/place.ts';
import type { EmploymentType, JobStatus } from '#domain/jobs.ts';

export interface DemoJob {
  key: string;
  /** The company's key, or 'open' for the open company. */
  company: string;
  /** Username of who posted it. */
  by: string;
  title: string;
  department?: string;
  location: string;
  salary?: string;
  /** What its poster has stated of place and pay beyond what the texts say. */
  place?: Partial<Place>;
  pay?: Partial<Pay>;
  /** Full time unless said otherwise. */
  type?: EmploymentType;
  level?: string;
  skills: readonly string[];
  /** Days ago. */
  posted: number;
  /** The deadline in days from today, below zero for one that has passed; none for a job without. */
  closes?: number;
  /** Active unless said otherwise, and how many days ago it became so. */
  status?: Exclude<JobStatus, 'active'>;
  changed?: number;
  description: string;
  requirements?: string;
}
