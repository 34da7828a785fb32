import type { TodayRow } from '#contract/api.ts';

export interface RowDialog {
  row: TodayRow;
  onClose: () => void;
}

/** Every row but who asks to be let in is about an application. */
export function applicationOf(row: TodayRow): number {
  return row.kind === 'request' ? 0 : row.applicationId;
}
