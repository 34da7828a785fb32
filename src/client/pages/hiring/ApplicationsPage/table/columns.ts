import type { ApplicationSort, SortedBy } from '#domain/application-sorts.ts';

/** The columns of the table, in the order in which they stand until somebody arranges them. */
export const columnNames = [
  'name',
  'job',
  'status',
  'step',
  'due',
  'applied',
  'updated',
  'resume',
  'notes',
] as const satisfies readonly SortedBy[];

export type ColumnName = (typeof columnNames)[number];

interface Look {
  label: string;
  /** At least so many pixels, and what share of the room that is left. */
  width: number;
  grows?: number;
  /** The order that the heading's first press asks for, and the one of the next. */
  sorts: readonly [ApplicationSort, ApplicationSort];
}

export const columnLook: Record<ColumnName, Look> = {
  name: { label: 'Name', width: 144, grows: 2, sorts: ['name', 'name-desc'] },
  job: { label: 'Job', width: 168, grows: 4, sorts: ['job', 'job-desc'] },
  status: { label: 'Status', width: 144, sorts: ['status', 'status-desc'] },
  step: { label: 'Step', width: 96, grows: 1, sorts: ['step', 'step-desc'] },
  due: { label: 'Answer due', width: 124, sorts: ['due', 'due-desc'] },
  applied: { label: 'Applied', width: 76, sorts: ['newest', 'oldest'] },
  updated: { label: 'Last change', width: 112, sorts: ['updated', 'updated-asc'] },
  resume: { label: 'Résumé', width: 84, sorts: ['resume', 'resume-desc'] },
  notes: { label: 'Notes', width: 60, sorts: ['notes', 'notes-asc'] },
};

/** Columns as an address and a saved view keep them; '' for those there are without any choice. */
export function columnsText(columns: readonly ColumnName[]): string {
  const text = columns.join('.');
  return text === columnNames.join('.') ? '' : text;
}

/** The columns of such a text; who they are about always stands among them. Undefined where it names none. */
export function columnsIn(text: string | null | undefined): readonly ColumnName[] | undefined {
  const named = [...new Set(text?.split('.'))].flatMap((name) => columnNames.filter((one) => one === name));
  if (!named.length) return undefined;
  return named.includes('name') ? named : ['name', ...named];
}

/** The same with one shown or hidden; one that comes back stands where it stood at first, as far as that can be said. */
export function withColumn(columns: readonly ColumnName[], name: ColumnName, shown: boolean): ColumnName[] {
  const others = columns.filter((one) => one !== name);
  if (!shown) return name === 'name' ? [...columns] : others;
  const before = columnNames.slice(0, columnNames.indexOf(name));
  const at = others.findLastIndex((one) => before.includes(one)) + 1;
  return others.toSpliced(at, 0, name);
}

/** The same with one moved by a place. */
export function movedColumn(columns: readonly ColumnName[], name: ColumnName, by: -1 | 1): ColumnName[] {
  const at = columns.indexOf(name);
  const to = at + by;
  if (at < 0 || to < 0 || to >= columns.length) return [...columns];
  return columns.toSpliced(at, 1).toSpliced(to, 0, name);
}

/** The order a press on a heading asks for. */
export function sortAfter(name: ColumnName, sort: ApplicationSort): ApplicationSort {
  const [first, second] = columnLook[name].sorts;
  return sort === first ? second : first;
}

/** The columns as a grid has them. */
export function gridOf(
  columns: readonly ColumnName[],
  selects: boolean,
): { template: string; least: string } {
  const looks = columns.map((name) => columnLook[name]);
  const box = selects ? 44 : 16;
  return {
    template: [
      `${box}px`,
      ...looks.map(({ width, grows }) => (grows ? `minmax(${width}px, ${grows}fr)` : `${width}px`)),
    ].join(' '),
    least: `${looks.reduce((sum, { width }) => sum + width, box)}px`,
  };
}
