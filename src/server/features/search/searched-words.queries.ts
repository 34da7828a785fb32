import type { SearchedWords } from '#domain/searched-words.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import type { ParsedQuery } from './query/parsed-query.ts';
import type { Term } from './query/term-query.ts';

/** So many terms are looked up at most, and so many ways of writing each: what is marked must fit into a header. */
const markedTerms = 40;
const markedForms = 6;

/** What was searched for as it is written in postings, so that it can be marked there. */
export async function searchedWords(db: Db, { groups }: ParsedQuery): Promise<SearchedWords> {
  const terms = [
    ...new Set(groups.flatMap(({ all }) => all.flat()).filter((term) => typeof term === 'string')),
  ];
  const found = await rows<{ lexeme: string; forms: string[] }>(
    db,
    `select lexeme, array(select word from search_word w where w.lexeme = wanted.lexeme order by jobs desc, word limit $2) as forms
     from unnest($1::text[]) as wanted (lexeme)`,
    [terms.slice(0, markedTerms), markedForms],
    { prepare: 'searched-words' },
  );
  const forms = new Map(found.map((one) => [one.lexeme, one.forms]));
  const waysOf = (term: Term) =>
    typeof term === 'string' ? (forms.get(term) ?? []) : [`${term.startsWith}*`];
  const phrases = groups.flatMap(({ typed, exact, all, phrase }) => {
    const words = typed.split(' ');
    const typedTerms = exact[0]?.length === words.length ? exact[0] : [];
    const written = words.map((word, at) => [word, ...waysOf(typedTerms[at] ?? '')]);
    // Words of another name are marked where they follow each other: "waiting staff", not every staff.
    const others = all.slice(exact.length).map((way) => way.map(waysOf));
    return [...(phrase === undefined ? written.map((ways) => [ways]) : [written]), ...others];
  });
  return phrases.filter((phrase) => phrase.every((ways) => ways.length > 0));
}
