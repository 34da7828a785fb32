import { roleLabel, type UserType, userTypes } from '#domain/people.ts';

export interface Person {
  userType: UserType;
  username: string;
  password: string;
  /** As the screens show it. */
  displayName: string;
}

/** The first of every role among those of whom the program says how they sign in. */
export function demoPeople(output: string): Partial<Record<UserType, Person>> {
  const people: Partial<Record<UserType, Person>> = {};
  for (const [, username = '', password = '', displayName = '', role] of output.matchAll(introduced)) {
    const userType = userTypes.find((type) => roleLabel[type] === role);
    if (userType) people[userType] ??= { userType, username, password, displayName };
  }
  return people;
}

// "  aishath   cobra-hammock-tulip-76   Aishath Shiuna, Job Seeker: looks for a job"
const introduced = /^ +(\S+) +(\S+) +([^,]+), ([^:]+): /gm;
