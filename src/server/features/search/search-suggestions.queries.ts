import type { SearchSuggestion } from '#contract/api.ts';
import { typedParts } from '#domain/searched-words.ts';
import { withoutSigns, withSignsClosed, wordPattern } from '#domain/signed-words.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { newestHits } from './job-hits.queries.ts';
import { marketShape } from './market-shape.queries.ts';
import { parseQuery } from './parse-query.queries.ts';
import type { FindOtherNames } from './query/parsed-query.ts';
import { planOf } from './query/plan.ts';
import { chosenSuggestions } from './query/chosen-suggestions.ts';

/** One letter may become anything. */
const fewestLetters = 2;
/** Of so many of the newest jobs whose titles go on as typed the titles are counted. */
const titlesCounted = 200;
/** So long a title is no name of a trade any more. */
const longestTitle = 60;
const perKind = 8;

/** At most so many usual names of trades that go on as typed, the most usual first. */
export type SuggestTitles = (typed: string, most: number) => readonly string[];

interface Deps {
  suggestTitles: SuggestTitles;
  otherNames: FindOtherNames;
}

/** What is being typed may become: titles, skills, companies and places that open jobs have. */
export async function searchSuggestions(
  db: Db,
  actor: Actor,
  typed: string,
  { suggestTitles, otherNames }: Deps,
): Promise<SearchSuggestion[]> {
  // No text in the database has this one.
  const text = typed.replaceAll('\0', ' ').trim();
  if (text.length < fewestLetters) return [];
  const [titles, usual, others] = await Promise.all([
    titlesOfMarket(db, actor, text, otherNames),
    usualTitles(db, suggestTitles(text, perKind)),
    beginnings(db, text),
  ]);
  return chosenSuggestions([...[...titles, ...usual].map(asTitle), ...others]);
}

function asTitle(text: string): SearchSuggestion {
  return { kind: 'title', text, rest: '' };
}

/**
 * Titles of the newest jobs in which every typed word is, or begins, a word, the most frequent first; where none is so, those
 * that say the same in other words: healthcare assistants for HCA.
 */
async function titlesOfMarket(
  db: Db,
  actor: Actor,
  text: string,
  otherNames: FindOtherNames,
): Promise<string[]> {
  const parsed = await parseQuery(db, text.replaceAll(/["-]/g, ' '), otherNames);
  if (!parsed?.groups.length) return [];
  const now = new Date();
  const plan = planOf(actor, {}, { parsed, now }, { textScope: 'title' });
  const { hits } = await newestHits<{ id: number }>(db, await marketShape(db, now), plan, {
    columns: () => 's.job_id as id',
    wanted: titlesCounted,
  });
  const found = await rows<{ title: string; goesOn: boolean }>(
    db,
    // Many jobs are called the same, and reading a title takes a while.
    `select (array_agg(title order by jobs desc, title))[1] as title, goes_on as "goesOn"
     from (select title, count(*) as jobs from job_posting where id = any($1::integer[]) and length(title) <= $2 group by title) as named
     cross join lateral (
       select ' ' || translate(plain_text(searchable(title)), '(),;!"', '      ') as words offset 0
     ) as written
     cross join lateral (
       select not exists (
         select from unnest($4::text[]) as part (written) where words not like '% ' || plain_text(part.written) || '%'
       ) as goes_on
     ) as same
     group by plain_text(title), goes_on order by goes_on desc, sum(jobs) desc, length(min(title)), 1 limit $3`,
    [
      hits.map(({ id }) => id),
      longestTitle,
      perKind,
      (withSignsClosed(text).match(wordPattern) ?? []).map(withoutSigns),
    ],
  );
  const [first] = found;
  return found.filter(({ goesOn }) => goesOn === first?.goesOn).map(({ title }) => title);
}

/** Usual titles that go on as typed, as far as the market has all of their words. */
async function usualTitles(db: Db, names: readonly string[]): Promise<string[]> {
  if (!names.length) return [];
  const found = await rows<{ name: string }>(
    db,
    `select case when name ~ '^[[:lower:]]+\\M' then upper(left(name, 1)) || substr(name, 2) else name end as name from unnest($1::text[]) with ordinality as usual (name, n)
     where not exists (
       select from unnest(tsvector_to_array(to_tsvector('job_head', searchable(name)))) as needed (term)
       where not exists (select from search_word where lexeme = needed.term)
     ) order by n`,
    [names],
  );
  return found.map(({ name }) => name);
}

/** As a range, because the index does not serve a pattern that is not known when the query is planned. */
const beginsSo = (name: string) => `plain_text(${name}) ~>=~ first and plain_text(${name}) ~<~ last`;

/** Skills, companies and places with open jobs that begin as typed; or, after other words, as the last word. */
async function beginnings(db: Db, text: string): Promise<SearchSuggestion[]> {
  const parts = typedParts(text);
  const last = parts.at(-1) ?? '';
  const ways = [{ begins: text, rest: '' }];
  if (parts.length > 1 && last.length >= fewestLetters)
    ways.push({ begins: last, rest: text.slice(0, text.length - last.length).trim() });
  return rows<SearchSuggestion>(
    db,
    `with way as (
       select rest, n, plain_text(begins) as first, plain_text(begins) || chr(1114111) as last
       from unnest($1::text[], $2::text[]) with ordinality as typed (begins, rest, n)
     ), found as (
       select case facet when 'skill' then 'skill' else 'place' end as kind, value as text, null::integer as "companyId", jobs, rest, n
       from way cross join lateral (
         (select facet, value, jobs from facet_count where facet = 'location' and ${beginsSo('value')} order by jobs desc limit $3)
         union all
         (select facet, value, jobs from facet_count where facet = 'skill' and ${beginsSo('value')} order by jobs desc limit $3)
       ) as value
       union all
       select 'company', name, id, jobs, rest, n
       from way cross join lateral (
         select c.id, c.name, f.jobs from company c join facet_count f on f.facet = 'company' and f.value = c.id::text
         where ${beginsSo('c.name')} and c.suspended_at is null order by f.jobs desc limit $3
       ) as company
     )
     select kind, text, "companyId", rest from found where jobs > 0 order by n, jobs desc, text`,
    [ways.map(({ begins }) => begins), ways.map(({ rest }) => rest), perKind],
  ).then((found) => found.map(({ companyId, ...one }) => (companyId ? { ...one, companyId } : one)));
}
