import type { JobFeatures, ProfileFeatures } from './features.ts';
import type { TitleFeatures } from './title.ts';

/** One thing by which a job and a profile find each other, as a number that fits a database's integer. */
export interface Term {
  term: number;
  /** 1 to 100. */
  weight: number;
}

/**
 * The few terms by which an index brings jobs and profiles together before the exact score is calculated: the occupations
 * their titles name, the groups of those, and their skills. At most 24 of a job and 40 of a profile.
 */
export function termsOf(features: JobFeatures | ProfileFeatures): Term[] {
  return 'work' in features ? termsOfProfile(features) : termsOfJob(features);
}

function termsOfJob({ title, skills }: JobFeatures): Term[] {
  return strongest(24, [
    ...termsOfTitle(title, 100),
    ...skills.map(({ skill, weight }) => ({ term: skill, weight: 40 * weight })),
  ]);
}

function termsOfProfile({ headline, work, skills, goals }: ProfileFeatures): Term[] {
  return strongest(40, [
    ...goals.titles.flatMap((title) => termsOfTitle(title, 100)),
    ...work.flatMap(({ title }) => termsOfTitle(title, 80)),
    ...(headline ? termsOfTitle(headline.title, 80) : []),
    ...skills.map(({ skill, sure, usualIn }) => ({ term: skill, weight: (usualIn ? 15 : 40) * sure })),
  ]);
}

/** Concepts of the vocabulary are below this; unit groups of ISCO stand above. */
export const groups = 1_000_000;

function termsOfTitle({ occupations }: TitleFeatures, weight: number): Term[] {
  return occupations.flatMap(({ occupation, isco, sure }) => [
    { term: occupation, weight: weight * sure },
    ...(isco ? [{ term: groups + isco, weight: (weight / 2) * sure }] : []),
  ]);
}

/**
 * The unit groups beside that of the trade a title names before others, with little weight: software developers find web
 * developers by them. At most nine.
 */
export function termsBeside({ occupations: [first] }: TitleFeatures): Term[] {
  if (!first?.isco) return [];
  const own = groups + first.isco;
  const least = own - (own % 10);
  return Array.from({ length: 10 }, (_, digit) => ({
    term: least + digit,
    weight: Math.max(1, Math.round(weightBeside * first.sure)),
  })).filter(({ term }) => term !== own);
}

const weightBeside = 5;

function strongest(most: number, terms: readonly Term[]): Term[] {
  const best = new Map<number, number>();
  for (const { term, weight } of terms) best.set(term, Math.max(best.get(term) ?? 0, weight));
  return [...best]
    .map(([term, weight]) => ({ term, weight: Math.max(1, Math.round(weight)) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most);
}
