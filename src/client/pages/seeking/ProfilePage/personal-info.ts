import { allSkills } from '#client/features/skills/skill-entry.ts';
import type { Fields } from '#client/kit/edits/conflict.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import type { BodyInput, Profile } from '#contract/api.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { profileFields } from '#domain/fields/profiles.ts';
import { sentOf, type TypedIn, typedIn } from '#domain/fields/typed.ts';

/** The form's values: text where the profile has nothing or text. */
export type PersonalInfoValues = TypedIn<typeof profileFields> & {
  /** In the skills' box and not added yet. */
  typedSkill: string;
};

/** As two versions of it are shown beside each other. */
export const versions: Fields<PersonalInfoValues> = shownFields(profileFields);

export function valuesOf(profile: Profile): PersonalInfoValues {
  return { ...typedIn(profileFields, profile), typedSkill: '' };
}

export function toSend(values: PersonalInfoValues): BodyInput<'PUT /api/profile/job-seeker'> {
  return sentOf(profileFields, whole(values));
}

/** The server's own rules, said before anything is sent. */
export function problemsOf(values: PersonalInfoValues) {
  return problemsIn(profileFields, whole(values));
}

/** What was typed and never added is saved too. */
function whole({ typedSkill, ...values }: PersonalInfoValues): TypedIn<typeof profileFields> {
  return { ...values, skills: allSkills({ skills: values.skills, typed: typedSkill }) };
}
