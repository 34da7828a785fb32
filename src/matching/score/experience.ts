import type { Reason } from '#matching/match.ts';
import { type Level, levelOfMonths, levels, stepsBetween } from '#matching/features/level.ts';
import type { JobFeatures, ProfileFeatures, WorkFeatures } from '#matching/features/features.ts';
import type { TitleFeatures } from '#matching/features/title.ts';
import { isSameTrade, titleNearness } from './title-nearness.ts';
import { weightedMean } from './weighted.ts';

/**
 * Whether work of this kind was done, for as long and at the level that is asked for. Without any work a headline that
 * names such work counts about half; null without either.
 */
export function judgeExperience(job: JobFeatures, profile: ProfileFeatures) {
  const kind = kindOfWork(job, profile);
  const level = levelReached(job, profile);
  const called = profile.work.length ? null : calledSo(job, profile);
  return {
    value: profile.work.length
      ? weightedMean([
          { weight: 5, value: kind.value },
          { weight: 3, value: kind.years },
          { weight: 2, value: level.value },
        ])
      : called && called.value,
    called,
    kind,
    level,
  };
}

/** What somebody calls themselves is no work yet. */
const shareOfHeadline = 0.55;

function calledSo(job: JobFeatures, { headline }: ProfileFeatures) {
  if (!headline) return null;
  const near = nearnessOf(headline.title, job.title);
  return near < sameKind ? null : { value: shareOfHeadline * near, title: headline.title.text };
}

/** Below this two titles are different work, and years of the one are no years of the other. */
export const sameKind = 0.4;

/** The work nearest to what is asked for, and how many months of such work there are: of this very trade, and of trades near it. */
function kindOfWork(job: JobFeatures, profile: ProfileFeatures) {
  const listed = profile.work
    .map((work) => ({ title: work.title.text, months: work.months, near: nearnessTo(job, work) }))
    .toSorted((a, b) => b.near - a.near);
  const same = listed.filter(({ near }) => near === 1);
  const nearIt = listed.filter(({ near }) => near < 1 && near >= sameKind);
  const months = monthsOf(same) + monthsOf(nearIt);
  const asked = job.years && job.years.least * 12;
  return {
    value: listed[0]?.near ?? 0,
    nearest: listed[0]?.title ?? '',
    same,
    nearIt,
    // How near it is has been judged by the kind: years are years.
    years: asked === null ? null : shareOf(asked, months),
  };
}

function monthsOf(works: readonly { months: number }[]): number {
  return works.reduce((sum, { months }) => sum + months, 0);
}

/** 1 for the same trade in whatever words. A word that may name the craft or its holder counts where the job asks for that craft. */
function nearnessTo({ title: wanted }: JobFeatures, { title, craft }: WorkFeatures): number {
  const near = nearnessOf(title, wanted);
  return craft && isAskedFor(craft, title, wanted) ? Math.max(near, nearnessOf(craft, wanted)) : near;
}

function nearnessOf(title: TitleFeatures, wanted: TitleFeatures): number {
  return isSameTrade(title, wanted) ? 1 : titleNearness(title, wanted);
}

function isAskedFor(craft: TitleFeatures, trade: TitleFeatures, wanted: TitleFeatures): boolean {
  const has = ({ stems }: TitleFeatures, stem: string) => stems.some(([one]) => one === stem);
  return craft.stems.some(([stem]) => !has(trade, stem) && has(wanted, stem));
}

function shareOf(asked: number, months: number): number {
  return months >= asked ? 1 : months / asked;
}

/** Whoever stands above what is asked for can do it; a step below is learned, two are a leap. */
function levelReached(job: JobFeatures, profile: ProfileFeatures) {
  if (!job.level) return { value: null, shown: null };
  const shown = levelOf(profile);
  const missing = stepsBetween(shown, job.level.level);
  return { value: missing <= 0 ? 1 : ([0.7, 0.35][missing - 1] ?? 0.1), shown };
}

/** The highest a title tells, and never below what so much work amounts to. */
function levelOf({ headline, work }: ProfileFeatures): Level {
  const told = [...work.map(({ level }) => level?.level), headline?.level?.level].filter(
    (level) => level !== undefined,
  );
  const months = work.reduce((sum, one) => sum + one.months, 0);
  return [...told, levelOfMonths(months)].reduce((highest, level) =>
    levels.indexOf(level) > levels.indexOf(highest) ? level : highest,
  );
}

export function experienceReasons(
  job: JobFeatures,
  profile: ProfileFeatures,
  { kind, level, called }: ReturnType<typeof judgeExperience>,
): Reason[] {
  if (!profile.work.length) return noWorkReasons(called);
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

function noWorkReasons(called: { title: string } | null): Reason[] {
  return [
    { speaks: 'unknown', text: 'The profile lists no work experience.' },
    ...(called
      ? [{ speaks: 'for' as const, text: `Only the headline names such work: “${called.title}”.` }]
      : []),
  ];
}

function kindReason(job: JobFeatures, { value, nearest }: { value: number; nearest: string }): Reason {
  if (value === 1) return { speaks: 'for', text: `Work of this kind was done: “${nearest}”.` };
  return value >= sameKind
    ? { speaks: 'for', text: `Work near this was done: “${nearest}” for “${job.title.text}”.` }
    : { speaks: 'against', text: `No work near “${job.title.text}” is listed.` };
}

function yearsReason(
  asked: { least: number; words: string },
  { same, nearIt, years }: ReturnType<typeof kindOfWork>,
): Reason {
  return {
    speaks: years === 1 ? 'for' : 'against',
    text: `${yearsWord(asked.least)} of such work ${asked.least === 1 ? 'is' : 'are'} asked for; ${listedWords(same, nearIt)}.`,
    words: [{ from: 'job', text: asked.words }],
  };
}

/** How long as it was told, and of other trades how near the nearest is. */
function listedWords(
  same: readonly { months: number }[],
  nearIt: readonly { title: string; months: number; near: number }[],
): string {
  const [nearest] = nearIt;
  const nearWork = nearest && `${timeWord(monthsOf(nearIt))} of work near it`;
  const howNear = nearest && `(“${nearest.title}”, ${Math.round(100 * nearest.near)} % near)`;
  if (same.length && nearWork)
    return `${timeWord(monthsOf(same))} of it and ${nearWork} ${howNear} are listed`;
  if (same.length) return `the work listed amounts to ${timeWord(monthsOf(same))}`;
  if (nearWork) return `${nearWork} ${howNear} ${isOne(monthsOf(nearIt)) ? 'is' : 'are'} listed`;
  return 'no such work is listed';
}

function yearsWord(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** "3 years 6 months": to the month, as it was told. */
function timeWord(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (months < 1) return 'less than a month';
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
