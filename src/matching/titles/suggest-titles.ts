import { type NameFound, namesThatGoOn } from '#matching/vocabulary/names-that-go-on.ts';
import { plain } from '#matching/text/tokens.ts';
import { kindOf, nameOf } from '#matching/vocabulary/concepts.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/** Titles that go on as typed, the best known first: those that begin so, then those with a later word that does. */
export function suggestTitles(vocabulary: Vocabulary, typed: string, limit: number): string[] {
  const found = namesThatGoOn(vocabulary, typed, (concept) => isOccupation(vocabulary, concept))
    .map((one) => ({ ...one, rank: rankOf(vocabulary, one), text: nameOf(vocabulary, one.name) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted(
      (a, b) => Number(b.begins) - Number(a.begins) || a.rank! - b.rank! || a.text.length - b.text.length,
    );
  const seen = new Set<string>();
  return found
    .filter(({ text }) => !seen.has(plain(text)) && seen.add(plain(text)))
    .slice(0, limit)
    .map(({ text }) => text);
}

function isOccupation(vocabulary: Vocabulary, concept: number): boolean {
  const kind = kindOf(vocabulary, concept);
  return kind === 'occupation' || kind === 'onet occupation';
}

/** First names come before aliases, ESCO's before O*NET's. O*NET's own names are plural headings ("Cooks, Fast Food"): nobody is called so. */
function rankOf(vocabulary: Vocabulary, { name, concept }: NameFound): number | undefined {
  const isFirst = vocabulary.firstNames[concept] === name;
  if (kindOf(vocabulary, concept) === 'occupation') return isFirst ? 0 : 1;
  return isFirst ? undefined : 2;
}
