/** What a person is called, as SQL over a `user_account`, by its alias: the same as `displayName` of #domain/people.ts. */
export function personName(account: string): string {
  const [first, last] = [`${account}.first_name`, `${account}.last_name`];
  return `case when ${first} <> '' and ${last} <> '' then ${first} || ' ' || ${last} else ${account}.username end`;
}

/** Who is meant by a column with a person's id, as JSON; null where nobody is, or they have no account any more. */
export function whoChanged(column: string): string {
  return `(select json_build_object('userId', w.id, 'name', ${personName('w')}) from user_account w where w.id = ${column})`;
}
