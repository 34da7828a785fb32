/** Without this mark at its beginning, spreadsheets take the UTF-8 of a file for an older encoding. */
const mark = '\uFEFF';

/** A whole file for a spreadsheet, or its beginning: the first of its rows are the names of its columns. */
export function csvFile(rows: readonly (readonly (string | number | null)[])[]): string {
  return `${mark}${csv(rows)}\r\n`;
}

/**
 * Rows as CSV (RFC 4180), every field quoted. A field that a spreadsheet would take for a formula gets an apostrophe in
 * front: names and titles come from strangers, and a cell that begins with = can send a whole sheet elsewhere.
 */
export function csv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((fields) => fields.map(field).join(',')).join('\r\n');
}

function field(value: string | number | null): string {
  if (typeof value === 'number') return `"${value}"`;
  const text = value ?? '';
  const safe = /^[=+\-@\t\r\n\u0000＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
