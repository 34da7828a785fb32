import { csvFile } from '#domain/csv.ts';

/** Hands rows to the browser's downloads as `{name}.csv`. */
export function downloadCsv(name: string, rows: Parameters<typeof csvFile>[0]): void {
  const address = URL.createObjectURL(new Blob([csvFile(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // Not at once: some browsers read it only after this.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
