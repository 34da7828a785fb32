import { type Db, rows } from '#server/db/query.ts';
import { type Known, type KnownWord, markedForms } from './query/known-words.ts';
import { type MarketRow, marketNow } from './market-shape.queries.ts';
import { plainText } from './query/plan.ts';

/**
 * What the index knows of some words; of one that is unfinished also how it may go on; which skills the whole names; and which
 * of the stretches of words are places, as postings name them first: "Leeds" of "Leeds, West Yorkshire". On request with the market as it
 * is at that moment.
 */
export async function lookUp(
  db: Db,
  typed: string,
  words: readonly string[],
  unfinished: string | undefined,
  stretches: readonly string[] = [],
  withMarket = false,
): Promise<{ known: Known; skills: string[]; places: string[]; market: MarketRow | undefined }> {
  const distinct = [...new Set(words)];
  const found = await rows<KnownWord & { skills: string[]; places: string[]; market?: MarketRow }>(
    db,
    // Each value stands in a query of its own: the planner, which cannot look into it, makes one plan for all. A plan for each took .6 ms of .75.
    // What is worked out of a word has an offset of none, or it would be for each place that names it. Whether a stretch is a place is
    // asked for one row: of whether any exists the planner would read all places there are, to ask these for each stretch.
    `select array(select value from facet_count where facet = 'skill' and plain_text(value) = ${plainText('(select $3::text)')}) as skills,
            array(select stretch from (select ${plainText('written')} as stretch from unnest((select $4::text[])) as typed (written) offset 0) as typed
                  where (select true from facet_count where facet = 'location' and plain_text(value) = stretch limit 1)
                     or (select true from facet_count where facet = 'location'
                         and plain_text(value) ~>=~ (stretch || ',') and plain_text(value) ~<~ (stretch || '-') limit 1)) as places,
            lexemes, to_tsvector('job_text', written) = '' as everywhere, plain,
            (select coalesce(sum(jobs), 0) from search_word where lexeme = lexemes[1]) as jobs,
            uncounted or exists (select from search_word where word in (plain, plain || 's', regexp_replace(plain, 's$', ''))) as written,
            array(select word from search_word w where w.lexeme = lexemes[1] order by jobs desc, word limit ${markedForms}) as forms,
            coalesce(longer.completions, '{}') as completions, coalesce(longer.jobs, 0) as "completionJobs"
            ${withMarket ? `, case when n = 1 then ${marketNow} end as market` : ''}
     from (select exists (select from search_word_due)) as due (uncounted)
     cross join unnest((select $1::text[])) with ordinality as typed (written, n)
     cross join lateral (select tsvector_to_array(to_tsvector('job_head', written)) as lexemes, ${plainText('written')} as plain offset 0) as word
     left join lateral (
       select array_agg(lexeme order by jobs desc) as completions, sum(jobs) as jobs from (
         select lexeme, sum(jobs) as jobs from search_word
         where written = (select $2::text) and word >= plain and word < plain || chr(1114111) group by lexeme order by 2 desc limit 12
       ) as frequent
     ) as longer on true
     order by n`,
    // No text in the database has the first of these signs.
    [distinct, unfinished ?? null, typed.replaceAll(/[\0"\s]+/g, ' ').trim(), stretches],
    { prepare: withMarket ? 'known-words-and-market' : 'known-words' },
  );
  return {
    known: new Map(found.map((word, index) => [distinct[index] ?? '', word])),
    skills: found[0]?.skills ?? [],
    places: found[0]?.places ?? [],
    market: found[0]?.market,
  };
}
