import type { Line } from '#server/documents/line.ts';
import { type Column, columnOf, type Labelled, labelledIn } from './columns.ts';
import { datedPart } from './dates.ts';
import type { Period } from './periods.ts';

/** One job or school whose facts stand in columns or behind labels. */
export interface TabledEntry {
  told: Partial<Record<Column, string>>;
  period: Period | undefined;
  /** What stood under it and in no column. */
  body: Line[];
}

interface Records {
  records: TabledEntry[];
  before: Line[];
}

/** The records of a table with headings, or of rows with labels; undefined where lines are neither. */
export function recordsIn(lines: readonly Line[], needed: readonly Column[]): Records | undefined {
  return recordsInTable(lines, needed) ?? recordsBehindLabels(lines, needed);
}

/** Whether a line is the headings of a table that tells who employed and as what. */
export function headsTableOfJobs(line: Line): boolean {
  return isHeader(line, ['employer']) && isHeader(line, ['position']);
}

function recordsInTable(lines: readonly Line[], needed: readonly Column[]): Records | undefined {
  const at = lines.findIndex((line) => isHeader(line, needed));
  const header = lines[at];
  if (!header) return undefined;
  const columns = columnsIn(header.text.split('\t'));
  const records: TabledEntry[] = [];
  for (const line of lines.slice(at + 1)) {
    if (isHeader(line, needed)) continue; // Again on the next page.
    const cells = cellsOf(line, header, columns);
    const current = records.at(-1);
    if (!current || beginsRecord(line, cells, current))
      records.push({ told: told(cells), period: undefined, body: [] });
    else if (cells.length > 1 || (line.places.length > 0 && cells[0]?.column !== columns[0] && !line.bullet))
      for (const { column, text } of cells)
        current.told[column] = [current.told[column], text].filter(Boolean).join(' ');
    else current.body.push(line);
  }
  for (const record of records) record.period = periodOf(record.told);
  return { records, before: lines.slice(0, at) };
}

function isHeader({ text, bullet }: Line, needed: readonly Column[]): boolean {
  if (bullet || !text.includes('\t') || text.length > 160) return false;
  const columns = text.split('\t').map(columnOf);
  const known = new Set(columns.filter((column) => column !== undefined));
  const counted = columns.filter((column) => column !== undefined).length;
  return known.size >= 2 && counted >= columns.length - 1 && needed.some((column) => known.has(column));
}

/** Where a table of sea service names the company too, the vessel is not who employs. */
function columnsIn(headings: readonly string[]): Column[] {
  const columns = headings.map((text) => columnOf(text) ?? 'other');
  const employers = columns.filter((column) => column === 'employer').length;
  return columns.map((column, index) =>
    employers > 1 && isVessel.test((headings[index] ?? '').toLowerCase()) ? 'other' : column,
  );
}

interface Cell {
  column: Column;
  text: string;
}

/** By where its parts stand under the headings; else one after the other. */
function cellsOf(line: Line, header: Line, columns: readonly Column[]): Cell[] {
  return line.text.split('\t').map((text, index) => {
    const place = line.places[index];
    const nearest =
      place === undefined || header.places.length === 0
        ? index
        : header.places.reduce(
            (best, x, column) =>
              Math.abs(x - place) < Math.abs((header.places[best] ?? 0) - place) ? column : best,
            0,
          );
    return { column: columns[nearest] ?? 'other', text };
  });
}

function told(cells: readonly Cell[]): TabledEntry['told'] {
  const all: TabledEntry['told'] = {};
  for (const { column, text } of cells) all[column] = [all[column], text].filter(Boolean).join(' ');
  return all;
}

/** A row begins with new dates where the ones before are whole; without dates, after a wider gap. */
function beginsRecord(line: Line, cells: readonly Cell[], { told: before }: TabledEntry): boolean {
  if (cells.length < 2) return false;
  const isWholeCell = line.places.every(Number.isInteger);
  if (isWholeCell && line.places.length > 0) return true;
  const dates = cells.some(({ column }) => column === 'period' || column === 'from');
  const isWhole = periodOf(before) !== undefined;
  return (dates && isWhole && !/[-–—]\s*$/.test(before.period ?? '')) || line.apart;
}

function periodOf({ period, from, to }: TabledEntry['told']): Period | undefined {
  const text = period ?? (from || to ? `${from ?? ''} – ${to ?? ''}` : '');
  return datedPart(text.replace(/^\s*–\s*/, ''))?.period;
}

const isVessel = /^(?:name of )?(?:the )?(?:vessel|ship|yacht|boat)/;

/** "Company: Blue Lagoon ⇥ May 2019 – June 2021": the dates stand beside what the label is of. */
function toldIn({ column, value }: Labelled): TabledEntry['told'] {
  const dated = column === 'employer' || column === 'position' ? datedPart(value) : undefined;
  if (!dated?.period.start || !dated.before || dated.after) return { [column]: value };
  return { [column]: dated.before, period: value.slice(dated.before.length) };
}

/** "Client: …" under a company tells for whom a project was done there, and who employs only where nothing else says so. */
function withoutClients(rows: (Labelled | undefined)[]): (Labelled | undefined)[] {
  const isClient = ({ label }: Labelled) => /^(?:end )?clients?\b/.test(label);
  const isTold = rows.some((row) => row?.column === 'employer' && !isClient(row));
  return isTold ? rows.map((row) => (row && isClient(row) ? { ...row, column: 'other' } : row)) : rows;
}

/** Rows such as "Position: Waiter", a record each time a label comes again. */
function recordsBehindLabels(lines: readonly Line[], needed: readonly Column[]): Records | undefined {
  const rows = withoutClients(
    lines.map((line) => (line.bullet && line.text.length > 80 ? undefined : labelledIn(line.text))),
  );
  const useful = new Set(rows.flatMap((row) => (row && needed.includes(row.column) ? [row.column] : [])));
  if (useful.size < 2) return undefined;
  const first = rows.findIndex((row) => row !== undefined && row.column !== 'other');
  const opening = rows[first]?.label ?? '';
  const openings = rows.filter((row) => row?.label === opening).length;
  const labels = new Set<string>();
  const records: TabledEntry[] = [];
  for (const [index, line] of lines.entries()) {
    const row = rows[index];
    const current = records.at(-1);
    if (index < first) continue;
    if (!row || row.column === 'other') current?.body.push(line);
    else if (current && row.label !== opening && row.column === 'employer' && isVessel.test(opening))
      // "Vessel: …" and "Company: …": who employs, and what they sailed on.
      Object.assign(current.told, { employer: row.value, other: current.told.employer });
    else if (!current || row.column in current.told)
      if (
        current &&
        (row.column === 'duties' ||
          (openings > 1 && row.label !== opening && !labels.has(row.label)) ||
          (!needed.includes(row.column) && row.column !== 'period' && row.column !== 'from'))
      )
        current.body.push(line);
      else records.push({ told: toldIn(row), period: undefined, body: [] });
    else {
      Object.assign(current.told, toldIn(row));
      if (records.length === 1) labels.add(row.label);
    }
  }
  for (const record of records) record.period = periodOf(record.told);
  return { records, before: lines.slice(0, first) };
}
