import { isCompanyAdmin } from '#domain/permissions.ts';
import { insertAll } from './insert-all.ts';
import { founderOf } from './load-companies.ts';
import type { Loading } from './loading.ts';
import { inOrder } from './loading.ts';
import { type DemoStaff, platformAdmin, staff } from '#server/demo/market/staff.ts';

type Member = DemoStaff & Required<Pick<DemoStaff, 'company' | 'role' | 'joined'>>;

/** Who works where. Founders are members from the start; others asked, and the founder let them in or has yet to. */
export async function loadMembers(loading: Loading): Promise<void> {
  const dated = staff.filter(isMember).map((member) => ({ member, since: joinedAt(member, loading) }));
  const members = inOrder(dated, ({ since }) => since);
  await insertAll(
    loading.tx,
    'company_user',
    members.map(({ member, since }) => ({
      company_id: loading.companies.id(member.company),
      user_id: loading.people.id(member.username),
      role: member.role,
      verified: !member.unverified,
      created_at: since,
    })),
  );
  for (const { member, since } of members) recordJoining(member, since, loading);
}

function isMember(person: DemoStaff): person is Member {
  return person.company !== undefined && person.role !== undefined && person.joined !== undefined;
}

function joinedAt({ username, company, joined }: Member, { calendar, people, companies }: Loading): string {
  if (isFounder({ username, company })) return companies.since(company);
  const [, later] = inOrder([people.since(username), companies.since(company)], (time) => time);
  return calendar.officeHours(joined, later);
}

function recordJoining(member: Member, since: string, { people, companies, events, audit }: Loading): void {
  const userId = people.id(member.username);
  const company = companies.id(member.company);
  if (isCompanyAdmin(member)) {
    const details = { userType: member.userType };
    const change = { action: 'user.changed', subject: 'user', subject_id: userId, details };
    audit.push({ ...change, actor_id: people.id(platformAdmin), happened_at: hourAfter(since) });
  }
  // Posting into the open company makes people members of it without their asking.
  if (isFounder(member) || member.company === 'open') return;

  const about = { subject_id: company, happened_at: since };
  events.push({ ...about, type: 'membership.requested', actor_id: userId, data: {} });
  if (member.unverified) return;
  const founder = people.id(founderOf(member.company));
  const details = { userId, verified: true };
  const verified = { subject_id: company, actor_id: founder, happened_at: hourAfter(since) };
  events.push({ ...verified, type: 'membership.changed', data: details });
  audit.push({ ...verified, action: 'membership.changed', subject: 'company', details });
}

function isFounder({ username, company }: Pick<Member, 'username' | 'company'>): boolean {
  return company !== 'open' && founderOf(company) === username;
}

function hourAfter(time: string): string {
  return new Date(Date.parse(time) + 3_600_000).toISOString();
}
