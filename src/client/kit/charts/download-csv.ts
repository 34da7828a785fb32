/** Hands a CSV text to the browser's downloads as `{name}.csv`. */
export function downloadCsv(name: string, text: string): void {
  // Without the mark at its beginning, spreadsheets take UTF-8 for an older encoding.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // Not at once: some browsers read it only after this.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
