import { csvFile } from '#domain/csv.ts';
import { outcomeWords, particulars, whatHappened } from '#domain/security-log-words.ts';
import type { SecurityRow } from './security-entries.queries.ts';

/** The log as a file for a spreadsheet, in the words of the screen. */
export function securityLogFile(entries: readonly SecurityRow[]): string {
  const header = [
    'When (UTC)',
    'What',
    'Outcome',
    'Who',
    'About',
    'Company',
    'Network',
    'Device',
    'Details',
    'Act',
    'Request',
    'Entry',
  ];
  const rows = entries.map((entry) => [
    entry.happenedAt,
    whatHappened(entry),
    outcomeWords[entry.outcome],
    entry.actor?.username ?? (entry.byPlatform ? 'The platform' : null),
    entry.user?.username ?? null,
    entry.company?.name ?? null,
    entry.network,
    entry.device,
    particulars(entry, { all: true }),
    entry.act,
    entry.requestId,
    entry.id,
  ]);
  // Without the mark at its beginning, spreadsheets take UTF-8 for an older encoding.
  return csvFile([header, ...rows]);
}
