/** "Ibrahim Adam", "3 candidates"; a name stands in its own direction. */
export function candidatesNamed(people: readonly { applicantName: string }[]): string {
  const [first] = people;
  return people.length === 1 && first ? `\u2068${first.applicantName}\u2069` : `${people.length} candidates`;
}
