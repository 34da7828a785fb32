import type { SearchedWords } from '#domain/searched-words.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { partsKept } from '#server/market-memory.ts';
import { markedForms } from './query/known-words.ts';
import type { ParsedQuery } from './query/parsed-query.ts';
import type { Term } from './query/term-query.ts';

/** So many terms are looked up at most: what is marked must fit into a header. */
const markedTerms = 40;

/** What was searched for as it is written in postings of a market in this state, if one is said, so that it can be marked there. */
export async function searchedWords(
  db: Db,
  state: string | undefined,
  { groups, written }: ParsedQuery,
): Promise<SearchedWords> {
  const terms = [
    ...new Set(groups.flatMap(({ all }) => all.flat()).filter((term) => typeof term === 'string')),
  ];
  const wanted = terms.slice(0, markedTerms);
  const others = wanted.filter((term) => !written.has(term));
  const found = await formsOf(db, state, others);
  const forms = new Map([...wanted.map((term) => [term, written.get(term) ?? []] as const), ...found]);
  const waysOf = (term: Term) =>
    typeof term === 'string' ? (forms.get(term) ?? []) : [`${term.startsWith}*`];
  const phrases = groups.flatMap(({ typed, exact, all, phrase }) => {
    const words = typed.split(' ');
    const typedTerms = exact[0]?.length === words.length ? exact[0] : [];
    const asTyped = words.map((word, at) => [word, ...waysOf(typedTerms[at] ?? '')]);
    // Words of another name are marked where they follow each other: "waiting staff", not every staff.
    const otherNames = all.slice(exact.length).map((way) => way.map(waysOf));
    return [...(phrase === undefined ? asTyped.map((ways) => [ways]) : [asTyped]), ...otherNames];
  });
  return phrases.filter((phrase) => phrase.every((ways) => ways.length > 0));
}

/** How postings write terms that were not looked up as words: longer ones of a beginning, and what a typo was put right to. */
async function formsOf(
  db: Db,
  state: string | undefined,
  terms: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const parts = state === undefined ? undefined : partsKept(db, state);
  const forms = parts?.known<readonly string[]>('forms', terms) ?? new Map<string, readonly string[]>();
  const unknown = terms.filter((term) => !forms.has(term));
  const found = unknown.length
    ? await rows<{ lexeme: string; forms: string[] }>(
        db,
        `select lexeme, array(select word from search_word w where w.lexeme = wanted.lexeme order by jobs desc, word limit ${markedForms}) as forms
         from unnest((select $1::text[])) as wanted (lexeme)`,
        [unknown],
        { prepare: 'searched-words' },
      )
    : [];
  for (const one of found) {
    forms.set(one.lexeme, one.forms);
    parts?.keep('forms', one.lexeme, one.forms);
  }
  return forms;
}
