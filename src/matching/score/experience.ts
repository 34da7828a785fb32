import type { Reason } from '#matching/match.ts';
import { type Level, levelOfMonths, levels, stepsBetween } from '#matching/reading/level.ts';
import type { JobReading, ProfileReading } from '#matching/reading/readings.ts';
import { titleNearness } from '#matching/reading/title.ts';
import { weightedMean } from '#matching/score/weighted.ts';

/** Whether work of this kind was done, for as long and at the level that is asked for; null without any work. */
export function judgeExperience(job: JobReading, profile: ProfileReading) {
  const kind = kindOfWork(job, profile);
  const level = levelReached(job, profile);
  return {
    value: profile.work.length
      ? weightedMean([
          { weight: 5, value: kind.value },
          { weight: 3, value: kind.years },
          { weight: 2, value: level.value },
        ])
      : null,
    kind,
    level,
  };
}

/** Below this two titles are different work, and years of the one are no years of the other. */
export const sameKind = 0.4;
/** From here on it is called the same work. */
const verySame = 0.85;

/** The work nearest to what is asked for, and how many months of such work there are: of this very kind, and of kinds near it. */
function kindOfWork(job: JobReading, profile: ProfileReading) {
  let nearest = '';
  let value = 0;
  const months = { same: 0, near: 0 };
  for (const work of profile.work) {
    const near = Math.max(
      titleNearness(work.title, job.title),
      work.craft ? titleNearness(work.craft, job.title) : 0,
    );
    if (near >= verySame) months.same += work.months;
    else if (near >= sameKind) months.near += work.months;
    if (!nearest || near > value) {
      value = near;
      nearest = work.title.text;
    }
  }
  const asked = job.years && job.years.least * 12;
  // How near it is has been judged by the kind: years are years.
  return { value, nearest, months, years: asked === null ? null : shareOf(asked, months.same + months.near) };
}

function shareOf(asked: number, months: number): number {
  return months >= asked ? 1 : months / asked;
}

/** Whoever stands above what is asked for can do it; a step below is learned, two are a leap. */
function levelReached(job: JobReading, profile: ProfileReading) {
  if (!job.level) return { value: null, shown: null };
  const shown = levelOf(profile);
  const missing = stepsBetween(shown, job.level.level);
  return { value: missing <= 0 ? 1 : ([0.7, 0.35][missing - 1] ?? 0.1), shown };
}

/** The highest a title tells, and never below what so much work amounts to. */
function levelOf({ headline, work }: ProfileReading): Level {
  const told = [...work.map(({ level }) => level?.level), headline?.level?.level].filter(
    (level) => level !== undefined,
  );
  const months = work.reduce((sum, one) => sum + one.months, 0);
  return [...told, levelOfMonths(months)].reduce((highest, level) =>
    levels.indexOf(level) > levels.indexOf(highest) ? level : highest,
  );
}

export function experienceReasons(
  job: JobReading,
  profile: ProfileReading,
  { kind, level }: ReturnType<typeof judgeExperience>,
): Reason[] {
  if (!profile.work.length) return [{ speaks: 'unknown', text: 'The profile lists no work experience.' }];
  const reasons: Reason[] = [kindReason(job, kind)];
  if (job.years) reasons.push(yearsReason(job.years, kind));
  if (job.level && level.shown)
    reasons.push({
      speaks: level.value === 1 ? 'for' : 'against',
      text:
        level.value === 1
          ? `The level asked for, ${levelWord[job.level.level]}, is reached.`
          : `The level asked for is ${levelWord[job.level.level]}; the work listed shows ${levelWord[level.shown]}.`,
      words: [{ from: 'job', text: job.level.words }],
    });
  return reasons;
}

function kindReason(job: JobReading, { value, nearest }: { value: number; nearest: string }): Reason {
  if (value >= verySame) return { speaks: 'for', text: `Work of this kind was done: “${nearest}”.` };
  return value >= sameKind
    ? { speaks: 'for', text: `Work near this was done: “${nearest}” for “${job.title.text}”.` }
    : { speaks: 'against', text: `No work near “${job.title.text}” is listed.` };
}

function yearsReason(
  asked: { least: number; words: string },
  { months: { same, near }, years }: { months: { same: number; near: number }; years: number | null },
): Reason {
  const listed =
    same + near < 1
      ? 'no such work is listed'
      : near < 1
        ? `the work listed amounts to ${timeWord(same)}`
        : same < 1
          ? `${timeWord(near)} of work near it ${isOne(near) ? 'is' : 'are'} listed`
          : `${timeWord(same)} of it and ${timeWord(near)} of work near it are listed`;
  return {
    speaks: years === 1 ? 'for' : 'against',
    text: `${yearsWord(asked.least)} of such work ${asked.least === 1 ? 'is' : 'are'} asked for; ${listed}.`,
    words: [{ from: 'job', text: asked.words }],
  };
}

function yearsWord(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** "3 years 6 months": to the month, as it was told. */
function timeWord(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const restWord = rest === 1 ? '1 month' : `${rest} months`;
  if (years === 0) return restWord;
  return rest ? `${yearsWord(years)} ${restWord}` : yearsWord(years);
}

function isOne(months: number): boolean {
  return months === 1 || months === 12;
}

const levelWord: Record<Level, string> = {
  entry: 'entry level',
  junior: 'junior',
  mid: 'mid level',
  senior: 'senior',
  lead: 'leading others',
  executive: 'director',
};
