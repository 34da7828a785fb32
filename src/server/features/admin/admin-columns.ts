import type { AdminCompany, AdminUser, Answer, JobSummary, Mail } from '#contract/api.ts';
import { jobStatusLabel } from '#domain/jobs.ts';
import { displayName, roleLabel } from '#domain/people.ts';
import type { CsvColumn } from '#server/http/csv-answer.ts';

/** What each list of an administrator has in its file: what it shows, times in UTC. */
export const userColumns: readonly CsvColumn<AdminUser>[] = [
  ['User', ({ id }) => id],
  ['Name', displayName],
  ['Username', ({ username }) => username],
  ['Email', ({ email }) => email],
  ['Email to confirm', ({ emailToConfirm }) => emailToConfirm],
  ['Role', ({ userType }) => roleLabel[userType]],
  ['Created (UTC)', ({ createdAt }) => createdAt],
  ['Disabled (UTC)', ({ disabledAt }) => disabledAt],
];

export const companyColumns: readonly CsvColumn<AdminCompany>[] = [
  ['Company', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Industry', ({ industry }) => industry],
  ['Location', ({ location }) => location],
  ['Size', ({ size }) => size],
  ['Employees', ({ employeeCount }) => employeeCount],
  ['Open jobs', ({ openJobs }) => openJobs],
  ['Created (UTC)', ({ createdAt }) => createdAt],
  ['Verified (UTC)', ({ verifiedAt }) => verifiedAt],
  ['Suspended (UTC)', ({ suspendedAt }) => suspendedAt],
];

export const jobColumns: readonly CsvColumn<JobSummary>[] = [
  ['Job', ({ id }) => id],
  ['Title', ({ title }) => title],
  ['Company', ({ companyName }) => companyName],
  ['Location', ({ location }) => location],
  ['Status', ({ status }) => jobStatusLabel[status]],
  ['Open', ({ open }) => (open ? 'yes' : 'no')],
  ['Posted (UTC)', ({ postedDate }) => postedDate],
  ['Deadline (UTC)', ({ applicationDeadline }) => applicationDeadline],
  ['Applications', ({ applicationCount }) => applicationCount],
];

export const mailColumns: readonly CsvColumn<Mail>[] = [
  ['Mail', ({ id }) => id],
  ['Kind', ({ kind }) => kind],
  ['To', ({ toAddress }) => toAddress],
  ['Name', ({ toName }) => toName],
  ['Subject', ({ subject }) => subject],
  ['State', ({ state }) => state],
  ['Company', ({ companyName }) => companyName],
  ['Created (UTC)', ({ createdAt }) => createdAt],
  ['Sent (UTC)', ({ sentAt }) => sentAt],
  ['Given up (UTC)', ({ givenUpAt }) => givenUpAt],
  ['Attempts', ({ attempts }) => attempts],
  ['Last error', ({ lastError }) => lastError],
];

export const refusedAddressColumns: readonly CsvColumn<Answer<'GET /api/admin/refused-addresses'>[number]>[] =
  [
    ['Address', ({ address }) => address],
    ['Reason', ({ reason }) => reason],
    ['What the mail server said', ({ said }) => said],
    ['Since (UTC)', ({ since }) => since],
    ['Usernames', ({ usernames }) => usernames.join('; ')],
  ];

export const auditColumns: readonly CsvColumn<Answer<'GET /api/admin/audit'>[number]>[] = [
  ['Entry', ({ id }) => id],
  ['When (UTC)', ({ happenedAt }) => happenedAt],
  ['Who', ({ actor }) => actor],
  ['What', ({ action }) => action],
  ['About', ({ subject }) => subject],
  ['Number', ({ subjectId }) => subjectId],
  ['Name', ({ subjectName }) => subjectName],
  ['Member', ({ memberName }) => memberName],
  ['Details', ({ details }) => JSON.stringify(details)],
];
