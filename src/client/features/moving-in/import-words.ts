import type { PeopleImport } from '#contract/api.ts';
import type { BatchState, LineResult } from '#domain/moving-in/batches.ts';

/** How far an import is, in a word or two. */
export const stateWords: Record<BatchState, string> = {
  draft: 'Not imported',
  checking: 'Checking',
  checked: 'Checked',
  importing: 'Importing',
  imported: 'Imported',
  taking_back: 'Undoing',
  taken_back: 'Undone',
  failed: 'Stopped',
};

/** What became of a line, or would. */
export const resultWords: Record<LineResult, string> = {
  new: 'New',
  known: 'Already here',
  skipped: 'Left out',
  refused: 'Refused',
  added: 'Imported',
  gone: 'Undone',
  left: 'Kept',
};

/** "3 imported, 1 refused": what there is any of. */
export function countsInWords({ counts }: Pick<PeopleImport, 'counts'>): string {
  const said = [
    [counts.new, 'new'],
    [counts.added, 'imported'],
    [counts.known, 'already here'],
    [counts.skipped, 'left out'],
    [counts.refused, 'refused'],
    [counts.gone, 'undone'],
    [counts.left, 'kept'],
  ] as const;
  return said
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count.toLocaleString('en')} ${words}`)
    .join(', ');
}

/** In which order the parts of a date stand. */
export const orderWords = {
  DMY: 'Day, month, year',
  MDY: 'Month, day, year',
  YMD: 'Year, month, day',
} as const;
