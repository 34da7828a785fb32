import type { UserType } from '#domain/people.ts';
import { companies } from '#server/demo/market/companies.ts';
import { insertNumbered } from './insert-all.ts';
import type { Loading } from './loading.ts';
import { inOrder } from './loading.ts';
import { seekers } from '#server/demo/market/seekers.ts';
import { staff } from '#server/demo/market/staff.ts';

/** Somebody with an account, whatever else they are. */
interface Account {
  username: string;
  firstName?: string;
  lastName?: string;
  userType: UserType;
  email: string;
  since: number;
  signsIn?: string;
}

export const accounts: readonly Account[] = [
  ...seekers.map((seeker) => ({
    ...seeker,
    userType: 'job_seeker' as const,
    email: `${seeker.username}@mail.example`,
  })),
  ...staff.map((person) => ({ ...person, email: `${person.username}@${domainOf(person.company)}` })),
];

/** Everybody's account. Those with a password hash in `passwords`, by username, can sign in. */
export async function loadPeople(
  { tx, calendar, people, events }: Loading,
  passwords: ReadonlyMap<string, string>,
): Promise<void> {
  const dated = accounts.map((account) => ({ account, since: calendar.evening(account.since) }));
  const joined = inOrder(dated, ({ since }) => since);
  const ids = await insertNumbered(
    tx,
    'user_account',
    joined.map(({ account, since }) => ({
      username: account.username,
      password: passwords.get(account.username) ?? null,
      password_changed_at: passwords.has(account.username) ? since : null,
      email: account.email,
      email_confirmed_at: since,
      first_name: account.firstName ?? null,
      last_name: account.lastName ?? null,
      user_type: account.userType,
      profile_completed: false,
      created_at: since,
      updated_at: since,
    })),
  );
  for (const [index, { account, since }] of joined.entries()) {
    const id = ids[index] ?? 0;
    people.add(account.username, { id, since });
    events.push({
      type: 'account.registered',
      subject_id: id,
      actor_id: id,
      data: {},
      happened_at: since,
    });
  }
}

function domainOf(company: string | undefined): string {
  const website = companies.find(({ key }) => key === company)?.website;
  return website ? new URL(website).hostname.replace(/^www\./, '') : 'mail.example';
}
