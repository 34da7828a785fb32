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
  /** At least so many pixels; and how many at most it takes of its own accord, where its texts differ in length. */
  width: number;
  most?: number;
  /** Up to so many it is never narrower than its texts, whatever the others want. */
  least?: number;
  /** The order that the heading's first press asks for, and the one of the next. */
  sorts: readonly [ApplicationSort, ApplicationSort];
}

export const columnLook: Record<ColumnName, Look> = {
  name: { label: 'Name', width: 120, least: 160, most: 220, sorts: ['name', 'name-desc'] },
  job: { label: 'Job', width: 148, most: 320, sorts: ['job', 'job-desc'] },
  status: { label: 'Status', width: 140, sorts: ['status', 'status-desc'] },
  step: { label: 'Step', width: 58, most: 112, sorts: ['step', 'step-desc'] },
  due: { label: 'Answer due', width: 114, sorts: ['due', 'due-desc'] },
  applied: { label: 'Applied', width: 72, sorts: ['newest', 'oldest'] },
  updated: { label: 'Last change', width: 92, sorts: ['updated', 'updated-asc'] },
  resume: { label: 'Résumé', width: 60, sorts: ['resume', 'resume-desc'] },
  notes: { label: 'Notes', width: 54, sorts: ['notes', 'notes-asc'] },
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

/** The columns as a grid has them: what room there is goes to those whose texts are long, as far as they are. */
export function gridOf(
  columns: readonly ColumnName[],
  selects: boolean,
  wanted: Partial<Record<ColumnName, number>> = {},
): { template: string; least: string } {
  const box = selects ? 44 : 16;
  return {
    template: [`${box}px`, ...columns.map((name) => track(columnLook[name], wanted[name]))].join(' '),
    least: `${columns.reduce((sum, name) => sum + (columnLook[name].least ?? columnLook[name].width), box)}px`,
  };
}

function track({ width, most, least = width }: Look, wanted: number | undefined): string {
  // One with nothing in it takes no more than its heading.
  if (!most || wanted === 0) return `${width}px`;
  const share = Math.max(width, Math.min(wanted ?? most, most));
  return `minmax(${Math.min(share, least)}px, ${share}fr)`;
}
