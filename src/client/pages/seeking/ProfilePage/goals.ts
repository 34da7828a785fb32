import type { Fields } from '#client/kit/edits/conflict.ts';
import type { BodyInput, Profile } from '#contract/api.ts';
import { employmentTypeLabel, type EmploymentType } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import { tidySkills } from '#domain/skills.ts';
import { workValueLabels, workWayLabels, type WorkValue, type WorkWay } from '#domain/work-life.ts';

/** The form's values: text where the profile has nothing or a figure. */
export interface GoalValues extends Record<string, unknown> {
  goalTitles: readonly string[];
  /** In the box and not added yet. */
  typedTitle: string;
  goalPlaces: readonly string[];
  typedPlace: string;
  goalEmploymentTypes: readonly EmploymentType[];
  goalPay: string;
  goalPayCurrency: string;
  goalStart: string;
  workValues: readonly WorkValue[];
  workWays: readonly WorkWay[];
}

const usualCurrency = 'USD';

/** As two versions of it are shown beside each other. */
export const fields: Fields<GoalValues> = {
  goalTitles: { label: 'Job titles you want' },
  goalPlaces: { label: 'Places you would work in' },
  goalEmploymentTypes: {
    label: 'Employment types',
    text: (types) => types.map((type) => employmentTypeLabel[type]).join(', '),
  },
  goalPay: { label: 'Least pay a month' },
  goalPayCurrency: { label: 'Currency' },
  goalStart: { label: 'You could begin on' },
  workValues: {
    label: 'What you value in work',
    text: (chosen) => chosen.map((one) => workValueLabels[one]).join(', '),
  },
  workWays: {
    label: 'How you like to work',
    text: (chosen) => chosen.map((one) => workWayLabels[one]).join(', '),
  },
};

export function valuesOf(profile: Profile): GoalValues {
  return {
    goalTitles: profile.goalTitles,
    typedTitle: '',
    goalPlaces: profile.goalPlaces,
    typedPlace: '',
    goalEmploymentTypes: profile.goalEmploymentTypes,
    goalPay: profile.goalPay === null ? '' : String(profile.goalPay),
    goalPayCurrency: profile.goalPayCurrency ?? usualCurrency,
    goalStart: profile.goalStart ?? '',
    workValues: profile.workValues,
    workWays: profile.workWays,
  };
}

export function toSend(values: GoalValues): BodyInput<'PUT /api/profile/job-seeker'> {
  const pay = amountOf(values.goalPay);
  return {
    goalTitles: titlesOf(values),
    goalPlaces: placesOf(values),
    goalEmploymentTypes: [...values.goalEmploymentTypes],
    goalPay: pay ?? null,
    goalPayCurrency: pay === undefined ? null : values.goalPayCurrency,
    goalStart: values.goalStart,
    workValues: [...values.workValues],
    workWays: [...values.workWays],
  };
}

/** The server's own rules, said before anything is sent. */
export function problemsOf(values: GoalValues): Partial<Record<keyof GoalValues & string, string>> {
  const problems: Partial<Record<keyof GoalValues & string, string>> = {};
  if (titlesOf(values).length > limits.goalTitles)
    problems.goalTitles = `At most ${limits.goalTitles} job titles can be listed`;
  if (placesOf(values).length > limits.goalPlaces)
    problems.goalPlaces = `At most ${limits.goalPlaces} places can be listed`;
  if (values.goalPay.trim() && amountOf(values.goalPay) === undefined)
    problems.goalPay = 'Pay must be a whole number, such as 1,500';
  return problems;
}

/** What was typed and never added is saved too. */
function titlesOf({ goalTitles, typedTitle }: GoalValues): string[] {
  return tidySkills([...goalTitles, typedTitle]);
}

function placesOf({ goalPlaces, typedPlace }: GoalValues): string[] {
  return tidySkills([...goalPlaces, typedPlace]);
}

/** "1,500", "1 500" and "1500" are the same. */
function amountOf(text: string): number | undefined {
  const digits = text.replace(/[\s,]/g, '');
  const amount = Number(digits);
  return /^\d{1,10}$/.test(digits) && amount > 0 && amount <= 1e9 ? amount : undefined;
}
