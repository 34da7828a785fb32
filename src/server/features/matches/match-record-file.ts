import { csvFile } from '#domain/csv.ts';
import { partNames } from '#matching/match.ts';
import type { RecordRow } from './match-record.queries.ts';

/** The record as a file for a spreadsheet. Candidates are numbers in it: it is about scores, not about names. */
export function matchRecordFile(record: readonly RecordRow[]): string {
  const header = [
    'Shown at',
    'Shown to',
    'Where',
    'Job',
    'Job title',
    'Candidate',
    'Application',
    'Engine',
    'Inputs',
    'Score',
    ...partNames.flatMap((name) => [`${name} weight`, `${name} value`]),
    'First decision after it',
    'Decided at',
    'Status now',
  ];
  const rows = record.map((row) => [
    row.shownAt,
    row.viewer,
    row.screen,
    row.jobId,
    row.jobTitle,
    row.jobSeekerId,
    row.applicationId,
    row.engine,
    row.inputs,
    row.score,
    ...partNames.flatMap((name) => {
      const part = row.parts.find((one) => one.name === name);
      return [part?.weight ?? null, part?.value ?? null];
    }),
    row.decision,
    row.decidedAt,
    row.statusNow,
  ]);
  // Without the mark at its beginning, spreadsheets take UTF-8 for an older encoding.
  return csvFile([header, ...rows]);
}
