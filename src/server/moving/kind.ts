/**
 * One kind of record of a company's export: the rows of one table that are the company's, each a line of JSON. In all SQL
 * `t` is the row, `:company` the company's number; of kinds that stand before it `picked_NAME (id, n)` says which rows
 * were taken and what number each has in the export.
 */
export interface Kind {
  /** What others call it, and its file: records/NAME.jsonl. */
  name: string;
  table: string;
  /** What one record is, in a sentence. */
  about: string;
  /** SQL after `from TABLE t` that leaves the company's rows. */
  of: string;
  /** For rows that nothing refers to by a number of theirs: the order of the records. Others stand in the order of their ids. */
  order?: string;
  /** Columns that are written as they are. */
  plain: readonly string[];
  /** Columns with the id of a row of another kind, by that kind's name: the record has that one's number. */
  refs?: Readonly<Record<string, string>>;
  /** Fields that are not simply a column. */
  made?: Readonly<Record<string, MadeField>>;
  /** Columns with the company's own number: an import knows it. */
  company?: readonly string[];
  /** Columns that are not written, each with why. */
  left?: Readonly<Record<string, string>>;
  /** What an import puts into columns that are not written, as SQL, where it is not their default. */
  atImport?: Readonly<Record<string, string>>;
  /** What a new company begins with goes before its own comes in. */
  replacesBeginning?: true;
  /** A row whose place is taken in this installation is passed over. */
  mayBeTaken?: true;
}

interface MadeField {
  /** PostgreSQL's name of its type. */
  type: string;
  about: string;
  /** What stands in the record, as SQL over `t` and `p` (its row of picked_NAME). */
  out: string;
  /** Which columns an import fills from it: SQL over the record `r`, whose fields are columns in quotes, and `m` (id, n). */
  into: Readonly<Record<string, string>>;
}

/** A column's name in a record: job_posting_id refers to jobPosting. */
export function fieldOf(column: string, isReference = false): string {
  const name = isReference ? column.replace(/_id$/, '') : column;
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Names in a line, for columns. */
export function words(line: string): string[] {
  return line.trim().split(/\s+/);
}

/** Whether other records can refer to it. */
export function isNumbered(kind: Kind): boolean {
  return kind.order === undefined;
}

/** How a text names rows by their numbers: what stands around one, as it is and as a regular expression. */
interface Naming {
  /** Of which kind the rows are. */
  kind: string;
  before: string;
  after: string;
  pattern: string;
}

/** Colleagues who are named in notes. */
export const mentions: Naming = {
  kind: 'person',
  before: '@[',
  after: ']',
  pattern: String.raw`@\[(\d{1,10})\]`,
};

/** The job and the tag in the filters of a list. */
export const filteredBy = (name: 'job' | 'tag'): Naming => ({
  kind: name === 'job' ? 'job' : 'candidate_tag',
  before: `${name}=`,
  after: '',
  pattern: String.raw`\m${name}=(\d{1,10})\M`,
});

/** A text with the export's numbers instead of this installation's, as SQL; 0 for a row that is not the company's any more. */
export function withNumbers(text: string, naming: Naming): string {
  return renamed(text, naming, { table: `picked_${naming.kind}`, from: 'id', to: 'n' });
}

/** The way back. */
export function withIds(text: string, naming: Naming): string {
  return renamed(text, naming, { table: `moved_${naming.kind}`, from: 'n', to: 'id' });
}

function renamed(
  text: string,
  { before, after, pattern }: Naming,
  map: { table: string; from: string; to: string },
): string {
  const whole = pattern.replace('(', '').replace(')', '');
  return `(select string_agg(piece.words || case when named.number is null then '' else '${before}' || coalesce(other.${map.to}, 0) || '${after}' end, '' order by piece.place)
    from regexp_split_to_table(${text}, '${whole}') with ordinality piece (words, place)
    left join (select found[1]::bigint as number, place from regexp_matches(${text}, '${pattern}', 'g') with ordinality f (found, place)) named on named.place = piece.place
    left join ${map.table} other on other.${map.from} = named.number)`;
}
