/** A posting as far as judgements look at it. */
export interface Judged {
  id: number;
  title: string;
  location: string;
  skills: readonly string[];
}

/** A search with the rule by which anybody can say how good a posting is for it: 3 as asked, 1 half of it, 0 not at all. */
export interface JudgedQuery {
  kind: 'occupation' | 'occupation and place' | 'skill' | 'misspelt';
  words: string;
  grade: (posting: Judged) => number;
}

const kindSize = { occupations: 30, places: 30, skills: 20, typos: 20 } as const;

/** A hundred searches made from the postings' own titles, places and skills, each with its rule. */
export function judgedQueries(postings: readonly Judged[]): JudgedQuery[] {
  const occupations = spread(
    frequent(postings.map(({ title }) => occupationIn(title))),
    kindSize.occupations,
  );
  const places = occupations.map((occupation) => {
    const there = postings
      .filter(({ title }) => has(title, occupation))
      .map(({ location }) => placeIn(location));
    return { occupation, place: frequent(there)[0] ?? '' };
  });
  const skills = spread(frequent(postings.flatMap((posting) => [...posting.skills])), kindSize.skills);
  return [
    ...occupations.map((words) => ({ kind: 'occupation' as const, words, grade: byTitle(words) })),
    ...places.slice(0, kindSize.places).map(({ occupation, place }) => ({
      kind: 'occupation and place' as const,
      words: `${occupation} ${place}`,
      grade: (posting: Judged) =>
        byTitle(occupation)(posting) === 3 ? (has(posting.location, place) ? 3 : 1) : 0,
    })),
    ...skills.map((skill) => ({
      kind: 'skill' as const,
      words: skill,
      grade: ({ skills: asked, title }: Judged) =>
        asked.some((one) => plain(one) === plain(skill)) || has(title, skill) ? 3 : 0,
    })),
    ...occupations.slice(0, kindSize.typos).map((occupation, index) => ({
      kind: 'misspelt' as const,
      words: withSlip(occupation, index),
      grade: byTitle(occupation),
    })),
  ];
}

/** 3: the title has the occupation's words one after the other. 1: it has the last of them, which names the trade. */
function byTitle(occupation: string): JudgedQuery['grade'] {
  const trade = occupation.split(' ').at(-1) ?? occupation;
  return ({ title }) => (has(title, occupation) ? 3 : has(title, trade) ? 1 : 0);
}

/** The last two words of a title before whatever is set off from it: "Senior Staff Nurse (Band 5)" is a staff nurse. */
function occupationIn(title: string): string {
  const [name = ''] = title.split(/[,(/–|:]|\s-\s/);
  const words = plain(name).split(' ').filter(Boolean);
  return words.length >= 2 && words.slice(-2).every((word) => /^[a-z]{3,}$/.test(word))
    ? words.slice(-2).join(' ')
    : '';
}

function placeIn(location: string): string {
  const [place = ''] = location.split(',');
  return plain(place).trim();
}

function has(text: string, words: string): boolean {
  return ` ${plain(text)} `.includes(` ${plain(words)} `);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** What occurs, the most frequent first; among equals by the alphabet. */
function frequent(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
    .map(([value]) => value);
}

/** So many of a list, every third from its beginning, so that not only the most frequent are asked for. */
function spread(list: readonly string[], many: number): string[] {
  return list.filter((_, index) => index % 3 === 0).slice(0, many);
}

/** A letter of the longest word is missing, or has changed places with the next. */
function withSlip(words: string, turn: number): string {
  const longest = words.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? words;
  const at = Math.floor(longest.length / 2);
  const slipped =
    turn % 2
      ? longest.slice(0, at) + longest.slice(at + 1)
      : longest.slice(0, at) + (longest[at + 1] ?? '') + (longest[at] ?? '') + longest.slice(at + 2);
  return words.replace(longest, slipped);
}

/** Normalised discounted cumulative gain of the first ten, of grades in the order they were given. */
export function ndcgAt10(grades: readonly number[], all: readonly number[]): number {
  const best = gain(all.toSorted((a, b) => b - a));
  return best ? gain(grades) / best : 1;
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}
