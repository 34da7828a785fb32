export const userTypes = ['job_seeker', 'recruiter', 'hiring_manager', 'company_admin', 'admin'] as const;
export type UserType = (typeof userTypes)[number];

/** The roles a person may give themselves. The other two are given by an admin or on the command line. */
export const selfRegisteredTypes = [
  'job_seeker',
  'recruiter',
  'hiring_manager',
] as const satisfies readonly UserType[];

export const memberRoles = [
  'recruiter',
  'hiring_manager',
  'company_admin',
] as const satisfies readonly UserType[];
export type MemberRole = (typeof memberRoles)[number];

export const roleLabel: Record<UserType, string> = {
  job_seeker: 'Job Seeker',
  recruiter: 'Recruiter',
  hiring_manager: 'Hiring Manager',
  company_admin: 'Company Admin',
  admin: 'Administrator',
};

export interface Named {
  username: string;
  firstName: string | null;
  lastName: string | null;
}

/** First plus last name when both exist, otherwise the username. */
export function displayName(person: Named): string {
  return person.firstName && person.lastName ? `${person.firstName} ${person.lastName}` : person.username;
}

/** What a greeting calls a person. */
export function greetingName(person: Named): string {
  return person.firstName ?? displayName(person);
}

/** First letters of first and last name, otherwise the first two letters of the username, upper-cased. */
export function personInitials(person: Named): string {
  const letters =
    person.firstName && person.lastName
      ? firstLetter(person.firstName) + firstLetter(person.lastName)
      : lettersOf(person.username).slice(0, 2).join('');
  return letters.toLocaleUpperCase('en');
}

/** First letters of the company's words, two at most. */
export function companyInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return words.slice(0, 2).map(firstLetter).join('').toLocaleUpperCase('en');
}

// A letter is what a reader sees as one: in Thaana a consonant carries its vowel sign.
function lettersOf(text: string): string[] {
  return text.match(/\p{L}\p{M}*|\p{N}/gu) ?? [...text];
}

function firstLetter(text: string): string {
  return lettersOf(text)[0] ?? '';
}
