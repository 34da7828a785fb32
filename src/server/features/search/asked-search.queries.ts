import type { AskedSearch } from '#contract/api.ts';
import { placesNamed, plainWords } from '#domain/place-words.ts';
import type { Actor } from '#domain/permissions.ts';
import { placesAskedFor, readFilterWords } from '#domain/read-filter-words.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { homeOf } from '#server/features/profiles/profiles.queries.ts';

/** A filter takes no more values. */
const mostPlaces = 20;
/** So many places are looked at for a name. */
const mostLookedAt = 2_000;

/** What typed words ask for: filters where they stand for such, with the places as open jobs name them, and other words. */
export async function askedSearch(db: Db, actor: Pick<Actor, 'id'>, typed: string): Promise<AskedSearch> {
  // No text in the database has this one.
  const text = typed.replaceAll('\0', ' ');
  const asked = placesAskedFor(text);
  const home = asked.some(isHere) ? ((await homeOf(db, actor.id))?.split(',')[0] ?? '') : '';
  const names = asked.map((place) => (isHere(place) ? home : place.words));
  const locations = asked.length ? await placesLike(db, names) : [];
  const places = new Map(
    asked.map((place, index) => {
      const named = placesNamed(names[index] ?? '', locations, place.near);
      const words = named.words && isHere(place) ? 'me' : named.words;
      return [place.key, { words, locations: named.locations.slice(0, mostPlaces) }] as const;
    }),
  );
  const { search, filters } = readFilterWords(text, places);
  return { search, filters: [...filters] };
}

/** "Near me": where one says one lives. */
function isHere({ words, near }: ReturnType<typeof placesAskedFor>[number]): boolean {
  return near && /^me(?: |$)/.test(words);
}

/** The places of open jobs: those that have the first word of one of these names, and the most frequent others. */
async function placesLike(db: Db, names: readonly string[]): Promise<string[]> {
  const first = [...new Set(names.flatMap((name) => plainWords(name).slice(0, 1)))];
  const found = await rows<{ value: string }>(
    db,
    `select value, sum(jobs) as jobs from (
       select value, jobs from facet_count where facet = 'location'
       union all select value, change from facet_change where facet = 'location'
     ) as place group by value having sum(jobs) > 0
     order by plain_text(value) like any($1::text[]) desc, jobs desc, value limit $2`,
    [first.map((word) => `%${word}%`), mostLookedAt],
  );
  return found.map(({ value }) => value);
}
