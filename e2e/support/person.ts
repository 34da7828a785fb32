import { roleLabel, type UserType, userTypes } from '#domain/people.ts';

export interface Person {
  userType: UserType;
  username: string;
  password: string;
  /** As the screens show it. */
  displayName: string;
}

/** The first of every role among those the program says can sign in. */
export function demoPeople(output: string): Partial<Record<UserType, Person>> {
  const people: Partial<Record<UserType, Person>> = {};
  for (const line of output.split('\n')) {
    for (const userType of userTypes) {
      const [, username, password] =
        new RegExp(`^\\s*${roleLabel[userType]}\\s+(\\S+)\\s+(\\S+)`).exec(line) ?? [];
      if (username && password) people[userType] ??= { userType, username, password, displayName: username };
    }
  }
  return people;
}
