/** What an administrator is told of backups that are made by the clock. */
export const backupProblems = ['failed', 'late', 'drill failed'] as const;

export type BackupProblem = (typeof backupProblems)[number];

/** What each is called where it asks for attention. */
export const backupProblemLabel: Record<BackupProblem, string> = {
  failed: 'The last backup failed',
  late: 'The last backup is overdue',
  'drill failed': 'The last drill found faults',
};

/** How long a backup may take before one that was due counts as late, in milliseconds. */
export const backupGraceMs = 3_600_000;
