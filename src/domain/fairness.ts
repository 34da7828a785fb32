import { keysOf } from './keys.ts';
import type { ApplicationStatus } from './application-status.ts';

/**
 * What job seekers may say of themselves for the fairness report. It is voluntary, kept apart from everything about
 * hiring, and read by nothing but the report. The groups are broad on purpose.
 */
export const fairnessAnswers = {
  sex: { woman: 'Woman', man: 'Man', other: 'Another' },
  ageGroup: {
    under_25: 'Under 25',
    from_25: '25 to 34',
    from_35: '35 to 44',
    from_45: '45 to 54',
    from_55: '55 and over',
  },
  origin: {
    maldives: 'Maldives',
    south_asia: 'Elsewhere in South Asia',
    southeast_asia: 'Southeast Asia',
    east_asia_pacific: 'East Asia and the Pacific',
    middle_east_africa: 'Middle East and Africa',
    europe_central_asia: 'Europe and Central Asia',
    americas: 'The Americas',
  },
} as const;

export type FairnessQuestion = keyof typeof fairnessAnswers;
export const fairnessQuestions: readonly FairnessQuestion[] = keysOf(fairnessAnswers);

export const fairnessQuestionLabel: Record<FairnessQuestion, string> = {
  sex: 'Sex',
  ageGroup: 'Age group',
  origin: 'Where you are from',
};

/** The label of a stored answer; the answer itself when the list no longer has it. */
export function fairnessAnswerLabel(question: FairnessQuestion, answer: string): string {
  const labels: Readonly<Record<string, string>> = fairnessAnswers[question];
  return labels[answer] ?? answer;
}

/** "Selected to move forward in the hiring process": having reached one of these. Screening is only a look. */
export const movedForward = [
  'interviewing',
  'offered',
  'hired',
] as const satisfies readonly ApplicationStatus[];

/**
 * A report is about one calendar year of one company, and readable from the February after: by then the last
 * applications are decided. Periods do not overlap and what was drawn up does not change, so that no two reports can be
 * subtracted from each other to learn what one person answered.
 */
export function reportableFrom(year: number): string {
  return `${year + 1}-02-01`;
}

/** Whether a year's report can be drawn up. `now` is an ISO time. */
export function isReportable(year: number, now: string): boolean {
  return now.slice(0, 10) >= reportableFrom(year);
}

/** The latest year that can be reported on. */
export function latestReportableYear(now: string): number {
  const year = Number(now.slice(0, 4)) - 1;
  return isReportable(year, now) ? year : year - 1;
}
