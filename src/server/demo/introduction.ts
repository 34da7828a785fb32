import { roleLabel } from '#domain/people.ts';
import type { DemoPerson } from './load-demo.ts';

/** The lines in which a first start tells who can sign in; none without a demo. */
export function introduction(people: readonly DemoPerson[]): string[] {
  const [first] = people;
  if (!first) return [];
  const width = (key: 'username' | 'password') => Math.max(...people.map((person) => person[key].length)) + 3;
  return [
    '',
    'These people of the demo can sign in. Their passwords were made up just now and are shown only here:',
    '',
    ...people.map(
      ({ username, password, name, userType, note }) =>
        `  ${username.padEnd(width('username'))}${password.padEnd(width('password'))}${name}, ${roleLabel[userType]}: ${note}`,
    ),
    '',
    `To give anybody a new one: npm run moorings -- user password --username ${first.username}`,
    '',
  ];
}
