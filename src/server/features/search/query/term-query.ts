/**
 * Queries over the terms of job_search, put together from terms that are known: quoted, so that nothing in them is an
 * operator. A query is text for `::tsquery`; undefined stands for no condition.
 */
export type TermQuery = string;

/** One of the things that must hold of a row, and about how many jobs it holds of. */
export interface Needed {
  terms: TermQuery;
  jobs: number;
  /** What holds wherever the terms do and is looked up sooner, where there is such a thing. */
  lead?: Needed | undefined;
}

/** One thing that must occur, in any of these ways; each way is terms that occur together. */
export type Variants = readonly (readonly Term[])[];

/** A lexeme, or the beginning of one. Beginnings are for what few jobs have: the index gathers all that begin so. */
export type Term = string | { startsWith: string };

/** Where a word must stand: in the title, in title, skills, company or place, or anywhere. */
export type TextScope = 'title' | 'head' | 'anywhere';

/** What a lexeme of the index begins with where it says so. */
const prefixOf: Record<TextScope, string> = { title: '^', head: '~', anywhere: '' };

export function oneOf(terms: readonly string[]): TermQuery {
  return anyWay(terms.map(quoted));
}

/** What is said twice would be looked for twice, in every row. */
function anyWay(ways: readonly TermQuery[]): TermQuery {
  return `(${[...new Set(ways)].join('|')})`;
}

export function inOneWay(ways: Variants, textScope: TextScope): TermQuery {
  return `(${withoutImplied(ways)
    .map((terms) => `(${terms.map((term) => at(textScope, term)).join('&')})`)
    .join('|')})`;
}

/** That any of the terms stands there. */
export function anyOf(terms: readonly Term[], textScope: TextScope): TermQuery {
  return `(${terms.map((term) => at(textScope, term)).join('|')})`;
}

/** Whoever is a sister is found as one, and need not be looked for as a nurse and sister, too: each word is pages to read. */
export function withoutImplied(ways: Variants): Variants {
  const sets = ways.map((terms) => new Set(terms.map((term) => JSON.stringify(term))));
  return ways.filter((_, number) => {
    const own = sets[number] ?? new Set();
    return !sets.some(
      (other, index) =>
        index !== number &&
        [...other].every((term) => own.has(term)) &&
        (other.size < own.size || index < number),
    );
  });
}

/** The same for the column `head`, whose lexemes say where they stand: A is the title. */
export function inHead(ways: Variants, textScope: 'title' | 'head'): TermQuery {
  const place = textScope === 'title' ? 'A' : '';
  const word = (term: Term) =>
    typeof term === 'string'
      ? `${quoted(term)}:${place}`.replace(/:$/, '')
      : `${quoted(term.startsWith)}:*${place}`;
  return anyWay(ways.map((terms) => `(${terms.map(word).join('&')})`));
}

function at(textScope: TextScope, term: Term): string {
  return typeof term === 'string'
    ? quoted(prefixOf[textScope] + term)
    : `${quoted(prefixOf[textScope] + term.startsWith)}:*`;
}

export function allOf(queries: readonly (TermQuery | undefined)[]): TermQuery | undefined {
  const given = queries.filter((query) => query !== undefined);
  return given.length ? `(${given.join('&')})` : undefined;
}

export function noneOf(queries: readonly TermQuery[]): TermQuery | undefined {
  return allOf(queries.map((query) => `!${query}`));
}

/** A lexeme as a query has it. The longest that PostgreSQL takes has 2,046 bytes; what is longer stands nowhere. */
export function quoted(term: string): string {
  const short = Buffer.byteLength(term) > 2_046 ? '=none' : term;
  return `'${short.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/**
 * The rarest first, as the index goes by the first and asks for the others only where that one stands: of a nurse in Lynn it
 * reads the few in Lynn and looks each up among the nurses, where one query for both reads pages of all the nurses' names. What has a
 * lead comes after all, for the few that are left.
 */
export function rarestFirst(needs: readonly Needed[]): TermQuery[] {
  const led = needs.filter(({ lead }) => lead);
  return [...inOrder(needs.map((need) => need.lead ?? need)), ...inOrder(led)].map(({ terms }) => terms);
}

function inOrder(needs: readonly Needed[]): Needed[] {
  return needs.toSorted((one, other) => one.jobs - other.jobs);
}
