import type { EmploymentType } from '#domain/jobs.ts';
import type { WorkValue, WorkWay } from '#domain/work-life.ts';
import type { HeadlineReading } from './headline.ts';
import type { LevelReading } from './level.ts';
import type { TitleReading } from './title.ts';
import type { YearsReading } from './years.ts';

/** What the engine has read out of a job: plain data, to be kept and compared a thousand times. */
export interface JobReading {
  title: TitleReading;
  skills: readonly SkillAsked[];
  level: LevelReading | null;
  years: YearsReading | null;
  /** False where the posting says that none is needed, or is of an internship. */
  asksExperience: boolean;
  employmentType: EmploymentType;
  place: PlaceReading | null;
  pay: { max: number; currency: string } | null;
  startDate: string | null;
  values: readonly WorkValue[];
  ways: readonly WorkWay[];
}

/** What the engine has read out of a profile. */
export interface ProfileReading {
  /** The title the person gives themselves. */
  headline: HeadlineReading | null;
  work: readonly WorkReading[];
  /** What was studied or trained for, as titles. */
  training: readonly TitleReading[];
  skills: readonly SkillHad[];
  goals: {
    titles: readonly TitleReading[];
    places: readonly PlaceReading[];
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

export interface WorkReading {
  title: TitleReading;
  /** The title with a word that may name the craft or its holder ("Thai massage therapist"): it can only help. */
  craft?: TitleReading;
  months: number;
  level: LevelReading | null;
}

export interface PlaceReading {
  text: string;
  words: readonly string[];
}
