import {
  inPlaceOf,
  isPartTime,
  ofGroup,
  type Stated,
  type StatedQuery,
  stated,
} from './occupation-searches.ts';

type Of = readonly (readonly [words: string, group: number])[];
type There = readonly (readonly [words: string, group: number, place: string])[];

/**
 * Searches that were written before anybody had worked on them: what somebody may expect whose search nobody has seen. Each list
 * says when it was written, and is kept when what it showed has been mended.
 */
export interface FirstSeen {
  occupation?: Of;
  'occupation and place'?: There;
  /** How a posting states it, and the unit groups whose work it is. */
  skill?: readonly (readonly [words: string, states: RegExp, groups: readonly number[]])[];
  misspelt?: Of;
  abbreviation?: Of;
  'other language or spelling'?: Of;
  sentence?: There;
  /** Part time is asked for. */
  hours?: Of;
  /** So much a month is asked for. */
  pay?: readonly (readonly [words: string, group: number, least: number])[];
}

/** The searches of a list that three postings at least answer as they are asked. */
export function firstSeenQueries(list: FirstSeen, postings: readonly Stated[]): StatedQuery[] {
  const of = (kind: StatedQuery['kind'], asked: Of = []) =>
    asked.map(([words, group]) => ({ kind, words, grade: ofGroup(group) }));
  const there = (kind: StatedQuery['kind'], asked: There = []) =>
    asked.map(([words, group, place]) => ({ kind, words, grade: stated(group, inPlaceOf(place)) }));
  const all: StatedQuery[] = [
    ...of('occupation', list.occupation),
    ...there('occupation and place', list['occupation and place']),
    ...(list.skill ?? []).map(([words, states, groups]) => ({
      kind: 'skill' as const,
      words,
      grade: ({ text, groups: own }: Stated) =>
        states.test(text) ? (groups.some((group) => own.has(group)) ? 3 : 1) : 0,
    })),
    ...of('misspelt', list.misspelt),
    ...of('abbreviation', list.abbreviation),
    ...of('other language or spelling', list['other language or spelling']),
    ...there('sentence', list.sentence),
    ...(list.hours ?? []).map(([words, group]) => ({
      kind: 'hours or pay' as const,
      words,
      grade: stated(group, isPartTime),
    })),
    ...(list.pay ?? []).map(([words, group, least]) => ({
      kind: 'hours or pay' as const,
      words,
      grade: stated(group, ({ pay }) => (pay ?? 0) >= least),
    })),
  ];
  return all.filter(({ grade }) => postings.filter((posting) => grade(posting) === 3).length >= 3);
}
