import type { PageKey } from '#client/kit/shortcuts/page-keys.ts';

/** What the table does by keys (use-table-keys.ts), for those who may move applications and for those who look. */
export function tableKeys(mayMove: boolean): PageKey[] {
  return [
    { keys: ['j', 'k'], does: 'Next and previous row' },
    { keys: ['↓', '↑', 'Home', 'End'], does: 'Walk over the rows' },
    { keys: ['Enter'], does: 'Open the application' },
    { keys: ['Space'], does: 'Peek' },
    ...(mayMove
      ? [
          { keys: ['x'], does: 'Select' },
          { keys: ['Shift ↓', 'Shift ↑'], does: 'Select row by row' },
          { keys: ['1', '6'], does: 'Change status, Submitted to Rejected' },
          { keys: ['n'], does: 'Edit notes' },
          { keys: ['m'], does: 'Message' },
          { keys: ['e'], does: 'Edit tags' },
          { keys: ['Ctrl Z'], does: 'Undo the last move' },
        ]
      : []),
    { keys: ['Esc'], does: 'Close the peek, clear the selection' },
    { keys: ['/'], does: 'Search' },
  ];
}
