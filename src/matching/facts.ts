import type { EmploymentType } from '#domain/jobs.ts';
import type { WorkValue, WorkWay } from '#domain/work-life.ts';

/** All the engine is ever told about a job. */
export interface JobFacts {
  title: string;
  description: string;
  requirements: string | null;
  skillsRequired: readonly string[];
  experienceLevel: string | null;
  employmentType: EmploymentType;
  location: string | null;
  /** As src/domain/salary.ts reads it, per month; null where the posting leaves it open. */
  pay: { min: number; max: number; currency: string } | null;
  /** The first day of work, as YYYY-MM-DD. */
  startDate: string | null;
  /** What the company says of itself. */
  values: readonly WorkValue[];
  ways: readonly WorkWay[];
}

/**
 * All the engine is ever told about a person. What must not count has no field here, so it cannot: no name, photo, age,
 * gender, nationality, address, e-mail or phone, no dates of birth or graduation. Of work there is how long it lasted,
 * not when: a gap cannot be seen.
 */
export interface ProfileFacts {
  title: string | null;
  summary: string | null;
  skills: readonly string[];
  work: readonly WorkFacts[];
  studies: readonly StudyFacts[];
  goals: GoalFacts;
  values: readonly WorkValue[];
  ways: readonly WorkWay[];
}

export interface WorkFacts {
  title: string;
  description: string | null;
  /** Whole months. */
  months: number;
}

export interface StudyFacts {
  degree: string;
  fieldOfStudy: string | null;
  description: string | null;
}

/** What a person wants next; an empty list or null says nothing. */
export interface GoalFacts {
  titles: readonly string[];
  places: readonly string[];
  employmentTypes: readonly EmploymentType[];
  /** The least they would work for, per month. */
  pay: { amount: number; currency: string } | null;
  /** The first day they could begin, as YYYY-MM-DD. */
  startDate: string | null;
}
