import type { PeopleColumn } from './people-columns.ts';
import type { MovedStatus } from './source-statuses.ts';

/** What a file holds. */
export type BatchKind = 'people' | 'jobs';

/** How far the import of a file is. */
export const batchStates = [
  'draft',
  'checking',
  'checked',
  'importing',
  'imported',
  'taking_back',
  'taken_back',
  'failed',
] as const;
export type BatchState = (typeof batchStates)[number];

/** Something is being done of it, in the background. */
export function isUnderWay(state: BatchState): boolean {
  return state === 'checking' || state === 'importing' || state === 'taking_back';
}

/** Nothing has come of it yet: its mapping may be changed, and it can be checked and imported. */
export function isOpenBatch(state: BatchState): boolean {
  return state === 'draft' || state === 'checked';
}

/** What became of a line, or would. */
export const lineResults = ['new', 'known', 'skipped', 'refused', 'added', 'gone', 'left'] as const;
export type LineResult = (typeof lineResults)[number];

/** In which order day, month and year stand in dates of numbers. */
export const importDateOrders = ['DMY', 'MDY', 'YMD'] as const;

/** What a company says of a file: what its columns hold, and what the words in them mean. */
export interface PeopleMapping {
  /** For each column of the file, in its order; null for one that is left out. */
  columns: (PeopleColumn | null)[];
  dateOrder: (typeof importDateOrders)[number] | null;
  statuses: { text: string; status: MovedStatus }[];
  /** To which posting the applications for a job go; null for a closed one that is made for them. */
  jobs: { title: string; jobId: number | null }[];
}

/** The closed job for people whose line names none. */
export const jobOfNoName = 'Brought along without a job';
