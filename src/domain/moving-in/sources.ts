/** The systems whose exports we know by the names of their columns; any other file is a spreadsheet. */
export const moveInSources = [
  'greenhouse',
  'lever',
  'workable',
  'teamtailor',
  'opencats',
  'spreadsheet',
] as const;
export type MoveInSource = (typeof moveInSources)[number];

export const moveInSourceLabel: Record<MoveInSource, string> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  workable: 'Workable',
  teamtailor: 'Teamtailor',
  opencats: 'OpenCATS',
  spreadsheet: 'Any spreadsheet',
};

export const moveInLimits = {
  /** Of the file, in bytes. */
  file: 32 * 1024 * 1024,
  rows: 50_000,
  columns: 200,
  /** Different statuses, and different jobs, in one file. */
  statuses: 300,
  jobs: 1_000,
  /** Of a cell, in characters: nothing that is kept is longer. */
  cell: 20_000,
  /** Résumés beside one table. */
  files: 20_000,
  /** Lines shown as they will be read. */
  preview: 5,
  /** Imports a company has on hand at a time. */
  batches: 50,
} as const;

/** How long an import can be taken back, and how long its lines are kept. */
export const takeBackDays = 7;
