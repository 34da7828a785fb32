import { abbreviations, occupations, otherWords, skills } from './asked-occupations.ts';
import { groupsOfTitle } from './occupation-groups.ts';

/** A posting with what this judgement looks at: its unit groups, stated place, hours and pay. */
export interface Stated {
  id: number;
  title: string;
  location: string;
  text: string;
  employmentType: string;
  /** The most it pays a month, by what it states; none where it states nothing. */
  pay: number | null;
  groups: ReadonlySet<number>;
}

export const searchKinds = [
  'occupation',
  'occupation and place',
  'skill',
  'misspelt',
  'abbreviation',
  'other language or spelling',
  'sentence',
  'hours or pay',
] as const;

export interface StatedQuery {
  kind: (typeof searchKinds)[number];
  words: string;
  /** 3 as asked; 1 of a group beside it, or not as stated; 0 other work. */
  grade: (posting: Stated) => number;
}

type Row = Omit<Stated, 'groups'>;

export function withGroup(posting: Row): Stated {
  return { ...posting, groups: groupsOfTitle(posting.title) };
}

/** So many of each kind, each with so many right answers at least, so that the first page can be right. */
const perKind = 26;
const rightAnswers = 5;

/** Searches of eight kinds, each made from an occupation or skill by hand or by rule, with how any posting is judged for it. */
export function statedQueries(postings: readonly Stated[]): StatedQuery[] {
  const right = (grade: StatedQuery['grade']) =>
    postings.filter((posting) => grade(posting) === 3).length >= rightAnswers;
  const sentences = [
    'jobs for a # in @',
    'I am looking for work as a # in @',
    '# wanted in @',
    'vacancies for # in @',
  ];
  const inPlaces = occupations
    .map(([words, group]) => ({ words, group, place: usualPlace(postings, words, group) }))
    .map((one) => ({ ...one, grade: stated(one.group, inPlaceOf(one.place)) }))
    .filter(({ place, grade }) => place && right(grade));
  const [partTime, paid] = [partTimeQueries(), paidQueries(postings)].map((queries) =>
    queries.filter(({ grade }) => right(grade)).slice(0, perKind / 2),
  );
  const ofGroups = (kind: StatedQuery['kind'], asked: typeof occupations) =>
    asked.map(([words, group]) => ({ kind, words, grade: ofGroup(group) }));
  return [
    ...ofGroups('occupation', occupations.slice(0, 30)),
    ...inPlaces.slice(0, perKind).map(({ words, place, grade }) => ({
      kind: 'occupation and place' as const,
      words: `${words} ${place}`,
      grade,
    })),
    ...skills.map(([words, states, groups]) => ({
      kind: 'skill' as const,
      words,
      grade: (posting: Stated) =>
        states.test(posting.text) ? (groups.some((group) => posting.groups.has(group)) ? 3 : 1) : 0,
    })),
    ...ofGroups(
      'misspelt',
      occupations.slice(0, perKind).map(([words, group], turn) => [withSlip(words, turn), group]),
    ),
    ...ofGroups('abbreviation', abbreviations),
    ...ofGroups('other language or spelling', otherWords),
    // Other ones of them than above, as far as there are.
    ...inPlaces.slice(-perKind).map(({ words, place, grade }, turn) => ({
      kind: 'sentence' as const,
      words: (sentences[turn % sentences.length] ?? '').replace('#', words).replace('@', place),
      grade,
    })),
    ...(partTime ?? []),
    ...(paid ?? []),
  ];
}

function partTimeQueries(): StatedQuery[] {
  return occupations.map(([words, group]) => ({
    kind: 'hours or pay',
    words: `part time ${words}`,
    grade: stated(group, isPartTime),
  }));
}

/** Who asks for pay asks for more than half of the group states. */
function paidQueries(postings: readonly Stated[]): StatedQuery[] {
  return occupations.flatMap(([words, group]) => {
    const pays = postings.flatMap(({ groups, pay }) => (groups.has(group) && pay ? [pay] : []));
    const least = Math.floor((pays.toSorted((a, b) => a - b)[Math.floor(pays.length / 2)] ?? 0) / 100) * 100;
    const grade = stated(group, ({ pay }) => (pay ?? 0) >= least);
    return least ? [{ kind: 'hours or pay' as const, words: `${words} over ${least} a month`, grade }] : [];
  });
}

/** 3 for the unit group asked for, 1 for another of its minor group. */
export function ofGroup(group: number): StatedQuery['grade'] {
  const minor = Math.floor(group / 10);
  return ({ groups }) =>
    groups.has(group) ? 3 : [...groups].some((one) => Math.floor(one / 10) === minor) ? 1 : 0;
}

/** 3 for the group as it was to be, 1 for the group otherwise. */
export function stated(group: number, holds: (posting: Stated) => boolean): StatedQuery['grade'] {
  return (posting) => (posting.groups.has(group) ? (holds(posting) ? 3 : 1) : 0);
}

export function isPartTime({ employmentType, title }: Stated): boolean {
  return employmentType === 'part_time' || /\bpart[ -]?time\b/i.test(title);
}

export function inPlaceOf(place: string): (posting: Stated) => boolean {
  return ({ location }) => says(location, place);
}

function placeIn(location: string): string {
  return plain(location.split(',')[0] ?? '');
}

/** The place most postings of a group are in that are called so. */
function usualPlace(postings: readonly Stated[], words: string, group: number): string {
  const places = postings.flatMap(({ groups, title, location }) =>
    groups.has(group) && says(title, words) ? [placeIn(location)] : [],
  );
  const counts = Map.groupBy(places.filter(Boolean), (place) => place);
  const [most] = [...counts].toSorted(([a, many], [b, few]) => few.length - many.length || (a < b ? -1 : 1));
  return most?.[0] ?? '';
}

function says(text: string, words: string): boolean {
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

/** In the longest word a letter is missing, doubled, another one, or has changed places with the next. */
function withSlip(words: string, turn: number): string {
  const longest = words.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? words;
  const at = Math.floor(longest.length / 2);
  const [before, letter, next, after] = [
    longest.slice(0, at),
    longest[at] ?? '',
    longest[at + 1] ?? '',
    longest.slice(at + 2),
  ];
  const slipped = [
    before + next + after,
    before + letter + letter + next + after,
    before + (letter === 'e' ? 'a' : 'e') + next + after,
    before + next + letter + after,
  ][turn % 4];
  return words.replace(longest, slipped ?? longest);
}
