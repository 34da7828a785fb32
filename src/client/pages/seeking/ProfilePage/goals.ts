import type { Fields } from '#client/kit/edits/conflict.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import type { BodyInput, Profile } from '#contract/api.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { goalFields } from '#domain/fields/profiles.ts';
import { sentOf, type TypedIn, typedIn } from '#domain/fields/typed.ts';
import { tidySkills } from '#domain/skills.ts';

/** The form's values: text where the profile has nothing or a figure. */
export type GoalValues = TypedIn<typeof goalFields> & {
  /** In the boxes and not added yet. */
  typedTitle: string;
  typedPlace: string;
};

const usualCurrency = 'USD';

/** As two versions of it are shown beside each other. */
export const versions: Fields<GoalValues> = shownFields(goalFields);

export function valuesOf(profile: Profile): GoalValues {
  const { goalPayCurrency } = profile;
  return {
    ...typedIn(goalFields, { ...profile, goalPayCurrency: goalPayCurrency ?? usualCurrency }),
    typedTitle: '',
    typedPlace: '',
  };
}

export function toSend(values: GoalValues): BodyInput<'PUT /api/profile/job-seeker'> {
  const sent = sentOf(goalFields, whole(values));
  return { ...sent, goalPayCurrency: sent.goalPay === null ? null : sent.goalPayCurrency };
}

/** The server's own rules, said before anything is sent. */
export function problemsOf(values: GoalValues) {
  return problemsIn(goalFields, whole(values));
}

/** What was typed and never added is saved too. */
function whole({ typedTitle, typedPlace, ...values }: GoalValues): TypedIn<typeof goalFields> {
  return {
    ...values,
    goalTitles: tidySkills([...values.goalTitles, typedTitle]),
    goalPlaces: tidySkills([...values.goalPlaces, typedPlace]),
  };
}
