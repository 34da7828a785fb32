import { readTitle, type TitleFeatures } from '#matching/features/title.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import type { JobTemplate } from './job-template.ts';

const mostSuggested = 3;

/** Less than this and the two share no more than a word. */
const sureEnough = 0.3;

/** Every template, those first whose trade is what a title names: by its occupation, so that a waiter finds the one for table service. */
export function suggestedFirst(
  vocabulary: Vocabulary,
  templates: readonly JobTemplate[],
  title: string,
): { template: JobTemplate; suggested: boolean }[] {
  const asked = readTitle(vocabulary, title);
  const scored = templates
    .map((template) => ({
      template,
      score: Math.max(...namesOf(vocabulary, template).map((name) => alike(asked, name))),
    }))
    .toSorted((one, other) => other.score - one.score);
  const best = new Set(scored.filter(({ score }) => score >= sureEnough).slice(0, mostSuggested));
  return [
    ...[...best].map(({ template }) => ({ template, suggested: true })),
    ...templates
      .filter((template) => ![...best].some((one) => one.template === template))
      .map((template) => ({ template, suggested: false })),
  ];
}

const read = new Map<string, TitleFeatures>();

/** Read once: what they name does not change. */
function namesOf(vocabulary: Vocabulary, { title, also }: JobTemplate): TitleFeatures[] {
  return [title, ...also].map((name) => {
    const known = read.get(name) ?? readTitle(vocabulary, name);
    read.set(name, known);
    return known;
  });
}

/** How sure it is that two titles name the same work, 0 to 1. */
function alike(one: TitleFeatures, other: TitleFeatures): number {
  const shared = sharedStems(one, other);
  const occupation = Math.max(
    0,
    ...one.occupations.map(
      ({ occupation: wanted, sure }) =>
        sure * (other.occupations.find((known) => known.occupation === wanted)?.sure ?? 0),
    ),
  );
  return Math.max(occupation, shared);
}

function sharedStems(one: TitleFeatures, other: TitleFeatures): number {
  const known = new Map(other.stems);
  const weigh = (stems: TitleFeatures['stems']) => stems.reduce((sum, [, weight]) => sum + weight, 0);
  const both = weigh(one.stems.filter(([stem]) => known.has(stem)));
  return both && both / Math.max(weigh(one.stems), weigh(other.stems));
}
