import type { EmploymentType } from '#domain/jobs.ts';
import type { WorkValue, WorkWay } from '#domain/work-life.ts';
import type { HeadlineFeatures } from './headline.ts';
import type { LevelFeatures } from './level.ts';
import type { TitleFeatures } from './title.ts';
import type { YearsFeatures } from './years.ts';

/** The features extracted from a job: plain data, to be kept and compared a thousand times. */
export interface JobFeatures {
  title: TitleFeatures;
  skills: readonly SkillAsked[];
  level: LevelFeatures | null;
  years: YearsFeatures | null;
  /** False where the posting says that none is needed, or is of an internship. */
  asksExperience: boolean;
  employmentType: EmploymentType;
  place: PlaceFeatures | null;
  pay: { max: number; currency: string } | null;
  startDate: string | null;
  values: readonly WorkValue[];
  ways: readonly WorkWay[];
}

/** The features extracted from a profile. */
export interface ProfileFeatures {
  /** The title the person gives themselves. */
  headline: HeadlineFeatures | null;
  work: readonly WorkFeatures[];
  /** What was studied or trained for, as titles. */
  training: readonly TitleFeatures[];
  skills: readonly SkillHad[];
  goals: {
    titles: readonly TitleFeatures[];
    places: readonly PlaceFeatures[];
    employmentTypes: readonly EmploymentType[];
    pay: { amount: number; currency: string } | null;
    startDate: string | null;
  };
  values: readonly WorkValue[];
  ways: readonly WorkWay[];
}

/** A skill as a number: a concept of the vocabulary (0 and up), or a hash of what was typed (below 0), which matches itself only. */
export type SkillKey = number;

export interface SkillAsked {
  skill: SkillKey;
  label: string;
  /** The words it was read from. */
  words: string;
  /** How much it counts among the job's skills. */
  weight: number;
  /** Asked for outright, not merely welcome or mentioned. */
  required: boolean;
  /** Asked for in many trades, such as languages and leadership: little proof of fit for one of them. */
  generic: boolean;
}

export interface SkillHad {
  skill: SkillKey;
  label: string;
  words: string;
  /** How surely the person has it, 0 to 1: listed by themselves, read from their texts, or usual in the work they did. */
  sure: number;
  /** For a skill that is usual in the work done: the title of that work. */
  usualIn?: string;
  /** Read from studies. */
  studied?: boolean;
}

export interface WorkFeatures {
  title: TitleFeatures;
  /** The title with a word that may name the craft or its holder ("Thai massage therapist"): it can only help. */
  craft?: TitleFeatures;
  months: number;
  level: LevelFeatures | null;
}

export interface PlaceFeatures {
  text: string;
  words: readonly string[];
}
