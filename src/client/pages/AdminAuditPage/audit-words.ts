const words: Record<string, string> = {
  'user.created': 'Account made',
  'user.changed': 'Account changed',
  'user.password_set': 'Password set',
  'company.changed': 'Company changed',
  'company.settings': 'Company settings changed',
  'job.status': 'Job’s status changed',
  'membership.changed': 'Membership changed',
  'membership.ended': 'Membership ended',
  'application.read': 'Applications read',
  'candidate.read': 'Candidate read',
};

/** What was done; as it was recorded where there are no better words. */
export function actionWords(action: string): string {
  return words[action] ?? action;
}

/** What exactly: 'disabled: yes, user type: recruiter'. '–' where there is nothing to add. */
export function detailWords(details: Record<string, unknown>): string {
  const parts = Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${inWords(name)}: ${valueWords(value)}`);
  return parts.join(', ') || '–';
}

function inWords(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function valueWords(value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.map(valueWords).join(' and ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value).replaceAll('_', ' ');
}
