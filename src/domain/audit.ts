/** What an entry of the audit log can be about. */
export const auditSubjects = ['user', 'company', 'job', 'application', 'mail', 'task', 'operator'] as const;
export type AuditSubject = (typeof auditSubjects)[number];
