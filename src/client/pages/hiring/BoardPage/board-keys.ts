import type { PageKey } from '#client/kit/shortcuts/page-keys.ts';

/** What the board does by keys (use-board-keys.ts), for those who may move its cards and for those who look. */
export function boardKeys(mayMove: boolean): PageKey[] {
  return [
    { keys: ['←', '→', '↑', '↓'], does: 'Walk over the cards' },
    { keys: ['j', 'k'], does: 'Next and previous card' },
    { keys: ['Home', 'End'], does: 'First and last card of the column' },
    { keys: ['Space'], does: 'Peek' },
    { keys: ['Enter'], does: 'Open the application' },
    ...(mayMove
      ? [
          { keys: ['x'], does: 'Select' },
          { keys: ['[', ']'], does: 'Move one column' },
          { keys: ['{', '}'], does: 'Move one step' },
          { keys: ['1', '6'], does: 'Move to that column' },
          { keys: ['m'], does: 'Open the move menu' },
          { keys: ['Ctrl Z'], does: 'Undo the last move' },
        ]
      : []),
  ];
}

/** The few that stand at the board's foot; `?` lists them all. */
export function boardFootKeys(mayMove: boolean): PageKey[] {
  return [
    { keys: ['←', '→'], does: 'columns' },
    { keys: ['j', 'k'], does: 'cards' },
    ...(mayMove ? [{ keys: ['[', ']'], does: 'move' }] : []),
    { keys: ['Space'], does: 'peek' },
    ...(mayMove
      ? [
          { keys: ['x'], does: 'select' },
          { keys: ['Ctrl Z'], does: 'undo' },
        ]
      : []),
    { keys: ['?'], does: 'all keys' },
  ];
}
