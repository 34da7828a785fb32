/** What a list of applications can be sorted by. */
export type SortedBy =
  | 'name'
  | 'job'
  | 'status'
  | 'step'
  | 'due'
  | 'applied'
  | 'updated'
  | 'resume'
  | 'notes';

export interface ApplicationOrder {
  by: SortedBy;
  descending: boolean;
}

/** Every order there is, by the name it has in addresses and calls. What has no value stands last in all of them. */
export const applicationSorts = {
  newest: { by: 'applied', descending: true },
  oldest: { by: 'applied', descending: false },
  updated: { by: 'updated', descending: true },
  'updated-asc': { by: 'updated', descending: false },
  due: { by: 'due', descending: false },
  'due-desc': { by: 'due', descending: true },
  name: { by: 'name', descending: false },
  'name-desc': { by: 'name', descending: true },
  job: { by: 'job', descending: false },
  'job-desc': { by: 'job', descending: true },
  status: { by: 'status', descending: false },
  'status-desc': { by: 'status', descending: true },
  step: { by: 'step', descending: false },
  'step-desc': { by: 'step', descending: true },
  resume: { by: 'resume', descending: false },
  'resume-desc': { by: 'resume', descending: true },
  notes: { by: 'notes', descending: true },
  'notes-asc': { by: 'notes', descending: false },
} as const satisfies Record<string, ApplicationOrder>;

export type ApplicationSort = keyof typeof applicationSorts;

/** What only the hiring side knows of an application: an order by it would tell an applicant. */
export const hiringSorts: readonly SortedBy[] = ['step', 'notes'];

/** How many notes stand in the text of them: an empty line parts one from the next. */
export function noteCount(notes: string | null | undefined): number {
  return notes?.split(/\n\s*\n/).filter((note) => note.trim()).length ?? 0;
}
