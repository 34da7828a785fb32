import { employmentTypeLabel } from '#domain/jobs.ts';
import type { Reason } from '#matching/match.ts';
import type { JobFeatures, ProfileFeatures } from '#matching/features/features.ts';
import { liesIn } from '#matching/features/place.ts';
import { isSameTrade, titleNearness } from './title-nearness.ts';
import { type Weighed, weightedMean } from './weighted.ts';

/** How far a job is what the person wants next; each aim is unknown until both sides have said something. */
export function judgeGoals(job: JobFeatures, profile: ProfileFeatures) {
  const aims = {
    title: { weight: 3, ...titleWanted(job, profile) },
    place: { weight: 2, value: placeWanted(job, profile) },
    type: { weight: 2, value: typeWanted(job, profile) },
    pay: { weight: 2, value: payReached(job, profile) },
    start: { weight: 1, value: canStart(job, profile) },
  } satisfies Record<string, Weighed>;
  return { value: weightedMean(Object.values(aims)), ...aims };
}

function titleWanted(
  job: JobFeatures,
  { goals }: ProfileFeatures,
): { value: number | null; nearest: string } {
  let value: number | null = null;
  let nearest = '';
  for (const title of goals.titles) {
    const near = isSameTrade(title, job.title) ? 1 : titleNearness(title, job.title);
    if (value === null || near > value) {
      value = near;
      nearest = title.text;
    }
  }
  return { value, nearest };
}

function placeWanted(job: JobFeatures, { goals }: ProfileFeatures): number | null {
  if (!job.place || !goals.places.length) return null;
  const { words } = job.place;
  return goals.places.some((wanted) => liesIn(words, wanted.words)) ? 1 : 0;
}

function typeWanted(job: JobFeatures, { goals }: ProfileFeatures): number | null {
  if (!goals.employmentTypes.length) return null;
  return goals.employmentTypes.includes(job.employmentType) ? 1 : 0;
}

/** Pay in another currency than the wanted is not compared: rates move, and a score must be the same tomorrow. */
function payReached({ pay }: JobFeatures, { goals }: ProfileFeatures): number | null {
  if (!pay || !goals.pay || pay.currency !== goals.pay.currency || goals.pay.amount <= 0) return null;
  const share = pay.max / goals.pay.amount;
  // A fifth below what is wanted may still be talked about; half of it is no offer.
  return Math.max(0, Math.min(1, (share - 0.5) / 0.5));
}

function canStart({ startDate }: JobFeatures, { goals }: ProfileFeatures): number | null {
  if (!startDate || !goals.startDate) return null;
  const daysLate = (Date.parse(goals.startDate) - Date.parse(startDate)) / 86_400_000;
  if (daysLate <= 0) return 1;
  // Employers wait a month for the right person; nobody waits three.
  return Math.max(0, 1 - daysLate / 90);
}

type GoalsJudged = ReturnType<typeof judgeGoals>;

export function goalReasons(job: JobFeatures, profile: ProfileFeatures, judged: GoalsJudged): Reason[] {
  const { goals } = profile;
  const reasons = [
    say(judged.title.value, {
      for: `The title is one that is wanted: “${judged.title.nearest}”.`,
      near: `The title is near one that is wanted: “${judged.title.nearest}”.`,
      against: `The title is far from those that are wanted: ${listed(goals.titles.map(({ text }) => `“${text}”`))}.`,
    }),
    say(judged.place.value, {
      for: `The place is one that is wanted: ${job.place?.text}.`,
      against: `The place, ${job.place?.text}, is not among those that are wanted: ${listed(goals.places.map(({ text }) => text))}.`,
    }),
    say(judged.type.value, {
      for: `${employmentTypeLabel[job.employmentType]} is wanted.`,
      against: `${employmentTypeLabel[job.employmentType]} is not what is wanted: ${listed(goals.employmentTypes.map((type) => employmentTypeLabel[type]))}.`,
    }),
    say(judged.pay.value, {
      for: 'The pay reaches what is wanted.',
      near: 'The pay comes near what is wanted.',
      against: 'The pay is well below what is wanted.',
    }),
    say(judged.start.value, {
      for: 'Work begins when it suits.',
      near: 'Work begins somewhat before it suits.',
      against: 'Work begins long before it suits.',
    }),
  ].filter((reason) => reason !== undefined);
  return reasons.length
    ? reasons
    : [
        {
          speaks: 'unknown',
          text: 'The profile does not say what is wanted next, or the job leaves it open.',
        },
      ];
}

function say(
  value: number | null,
  words: { for: string; near?: string; against: string },
): Reason | undefined {
  if (value === null) return undefined;
  if (value >= 0.85) return { speaks: 'for', text: words.for };
  return value >= 0.5 && words.near
    ? { speaks: 'for', text: words.near }
    : { speaks: 'against', text: words.against };
}

function listed(things: readonly string[]): string {
  return things.join(', ');
}
