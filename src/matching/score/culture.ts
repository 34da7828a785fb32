import { type WorkValue, workValueLabels, type WorkWay, workWayLabels } from '#domain/work-life.ts';
import type { Reason } from '#matching/match.ts';
import type { JobFeatures, ProfileFeatures } from '#matching/features/features.ts';
import { weightedMean } from './weighted.ts';

/**
 * What the person values and how they like to work against what the company says of itself, list against list. Nobody
 * need tick everything the other did: the shorter list decides what could have been in common.
 */
export function judgeCulture(job: JobFeatures, profile: ProfileFeatures) {
  const values = shared(job.values, profile.values);
  const ways = shared(job.ways, profile.ways);
  return {
    value: weightedMean([
      { weight: 1, value: values.value },
      { weight: 1, value: ways.value },
    ]),
    values,
    ways,
  };
}

function shared<Choice>(company: readonly Choice[], person: readonly Choice[]) {
  if (!company.length || !person.length) return { value: null, both: [] };
  const both = person.filter((choice) => company.includes(choice));
  return { value: both.length / Math.min(company.length, person.length), both };
}

export function cultureReasons(
  job: JobFeatures,
  profile: ProfileFeatures,
  { values, ways }: ReturnType<typeof judgeCulture>,
): Reason[] {
  const saidNothing: Reason[] = [];
  if (!job.values.length && !job.ways.length)
    saidNothing.push({
      speaks: 'unknown',
      text: 'The company has not said what it stands for and how it works.',
    });
  if (!profile.values.length && !profile.ways.length)
    saidNothing.push({ speaks: 'unknown', text: 'The profile does not say what is valued in work.' });
  if (saidNothing.length) return saidNothing;
  return [
    inCommon(
      'Valued on both sides',
      'Nothing that is valued is named by both sides.',
      values,
      (value: WorkValue) => workValueLabels[value],
    ),
    inCommon(
      'The way of working suits',
      'No way of working is named by both sides.',
      ways,
      (way: WorkWay) => workWayLabels[way],
    ),
  ].filter((reason) => reason !== undefined);
}

function inCommon<Choice>(
  lead: string,
  nothing: string,
  { value, both }: { value: number | null; both: readonly Choice[] },
  labelOf: (choice: Choice) => string,
): Reason | undefined {
  if (value === null) return undefined;
  if (!both.length) return { speaks: 'against', text: nothing };
  return {
    speaks: 'for',
    text: `${lead}: ${both.map((choice) => labelOf(choice).toLowerCase()).join(', ')}.`,
  };
}
