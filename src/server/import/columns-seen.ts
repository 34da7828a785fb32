import { type ColumnUse, missingColumns } from './column-names.ts';
import type { ImportRequest } from './import-request.ts';
import { ImportRefused } from './import-refused.ts';

/** The columns that occurred while a file was read, and what they were taken for. */
export function columnsSeen({ said, companyFromColumn }: ImportRequest) {
  const seen: Pick<ColumnUse, 'used' | 'unused'> = { used: [], unused: [] };
  const names = new Set<string>();
  return {
    seen,
    note({ used, unused, fields }: ColumnUse): void {
      for (const one of used) {
        names.add(one.column);
        const isKnown = seen.used.some(({ column, field }) => column === one.column && field === one.field);
        if (!isKnown) seen.used.push(one);
      }
      for (const column of unused) {
        names.add(column);
        if (!seen.unused.includes(column)) seen.unused.push(column);
      }
      if (companyFromColumn === 'required' && !fields.includes('company')) {
        const which = 'Say which it is with --company-from-column "COLUMN".';
        throw new ImportRefused(
          `No column holds the company. The columns are: ${[...names].join(', ')}. ${which}`,
        );
      }
    },
    /** Only a file whose columns are known, with none for descriptions, has no descriptions. */
    describes: () => seen.used.length === 0 || seen.used.some(({ field }) => field === 'description'),
    /** A CSV file's header is checked at once; in JSON what a person named may occur anywhere, so it is looked for at the end. */
    refuseUnseen(): void {
      const unseen = names.size > 0 ? missingColumns([...names], said)[0] : undefined;
      if (unseen === undefined) return;
      throw new ImportRefused(
        `The file has no column “${unseen}”. Its columns are: ${[...names].join(', ')}.`,
      );
    },
  };
}
