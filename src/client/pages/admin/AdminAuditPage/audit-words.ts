import type { AuditEntry } from '#contract/api.ts';
import type { AuditSubject } from '#domain/audit.ts';

export const subjectWords: Record<AuditSubject, { one: string; several: string }> = {
  user: { one: 'Account', several: 'Accounts' },
  company: { one: 'Company', several: 'Companies' },
  job: { one: 'Job', several: 'Jobs' },
  application: { one: 'Application', several: 'Applications' },
  mail: { one: 'Mail', several: 'Mail' },
  task: { one: 'Background work', several: 'Background work' },
  operator: { one: 'Operator', several: 'Operator' },
};

const words: Record<string, string> = {
  'user.created': 'Account made',
  'user.changed': 'Account changed',
  'user.signed_out': 'Logged out everywhere',
  'user.password_set': 'Password set',
  'user.factors_taken': 'Passkeys and codes removed',
  'company.changed': 'Company changed',
  'company.verification_ended': 'Verification ended by a new name or website',
  'company.careers-site': 'Careers site published',
  'company.site-domain': 'Domain of a careers site',
  'company.exported': 'Export of a company’s data asked for',
  'company.settings': 'Company settings changed',
  'operator.changed': 'Operator’s details changed',
  'job.status': 'Job’s status changed',
  'job.unfair_words': 'Job posted with words that must not count',
  'membership.changed': 'Membership changed',
  'membership.ended': 'Membership ended',
  'application.rejected': 'Candidates rejected',
  'message.bulk': 'Message to several candidates',
  'mail.retried': 'Mail sent again',
  'mail.address_allowed': 'Mail allowed to an address again',
  'task.retried': 'Background task retried',
  'task.discarded': 'Background task discarded',
  'application.read': 'Application read',
  'candidate.read': 'Candidate read',
  'candidate.merged': 'Two candidates taken for one person',
  'candidate.told_apart': 'Two candidates kept apart',
  'candidate.decision_undone': 'Decision about two candidates undone',
  'file.read': 'File read',
};

const listWords: Record<string, string> = {
  'application.read': 'List of applications read',
  'candidate.read': 'List of candidates read',
};

/** What was done; as it was recorded where there are no better words. */
export function actionWords({ action, subjectId }: Pick<AuditEntry, 'action' | 'subjectId'>): string {
  return (subjectId === null ? listWords[action] : undefined) ?? words[action] ?? action;
}

/** What exactly: 'disabled: yes, user type: recruiter'. Empty where there is nothing to add. */
export function detailWords({ details, memberName }: Pick<AuditEntry, 'details' | 'memberName'>): string {
  const { userId, from, to, ...others } = details;
  const named = userId === undefined ? others : { member: memberName ?? userId, ...others };
  const parts = Object.entries(named).map(([name, value]) => `${inWords(name)}: ${valueWords(value)}`);
  // The database keeps no order of keys; people do.
  if (from !== undefined && to !== undefined) parts.unshift(`from ${valueWords(from)} to ${valueWords(to)}`);
  return parts.join(', ');
}

function inWords(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function valueWords(value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.map((one) => inWords(String(one))).join(' and ');
  return typeof value === 'string' ? value.replaceAll('_', ' ') : JSON.stringify(value);
}
