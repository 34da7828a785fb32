const name = `case when w.first_name is not null and w.last_name is not null then w.first_name || ' ' || w.last_name else w.username end`;

/** Who is meant by a column with a person's id, as JSON; null where nobody is, or they have no account any more. */
export function whoChanged(column: string): string {
  return `(select json_build_object('userId', w.id, 'name', ${name}) from user_account w where w.id = ${column})`;
}
