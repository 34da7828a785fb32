import type { ToldPerson } from './people.ts';

/** A résumé as a file, and what of its person it leaves out. */
export interface LaidOut {
  bytes: Buffer;
  tells: Tells;
}

/** What a layout tells, where that is not all: true unless said otherwise. */
export interface Tells {
  /** Only the years of a job, not its months. */
  years?: boolean;
  title?: boolean;
  place?: boolean;
  summary?: boolean;
  duties?: boolean;
  jobPlaces?: boolean;
}

/** One way to set a résumé, in three habits of writing. */
export type Layout = (person: ToldPerson, variant: number) => LaidOut;
