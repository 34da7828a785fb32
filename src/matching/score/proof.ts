import { bandFrom, belowGreen } from '#domain/match-band.ts';
import type { Reason } from '#matching/match.ts';
import type { JobFeatures, ProfileFeatures } from '#matching/features/features.ts';
import { titleNearness } from './title-nearness.ts';
import { sameKind } from './experience.ts';
import type { SkillFound } from './skills.ts';

/** The most a score may claim, and why; 100 with no reason where everything is there to be seen. */
export interface Claim {
  most: number;
  because: Reason | null;
  /** That is said in any case, as nothing near exists. */
  nothingNear?: boolean;
}

interface Judged {
  /** How much of what is required is there, or of all that is asked where nothing is; null when nothing is known. */
  requiredMet: number | null;
  found: readonly SkillFound[];
  /** How near the nearest work is, 0 to 1; null where none is listed. */
  work: number | null;
}

/**
 * The less a posting or a profile says, the less a score may claim. Green takes nearly everything that is asked for, and
 * that something is asked for; from 60 on it takes work or training near the job, unless the posting asks for no
 * experience, and training alone goes no further than 74 where years of work are asked for; below 60, skills of the trade
 * that are asked for and there.
 */
export function mostToClaim(job: JobFeatures, profile: ProfileFeatures, judged: Judged): Claim {
  const near = nearestProof(job, profile, judged);
  if (near === 'none' && job.asksExperience)
    return claim(
      bySkills(noNearWork, judged.found),
      'No work or training near this is listed, so the score stays below 60.',
      true,
    );
  if (near === 'none')
    return claim(
      bySkills(noneAsked, judged.found),
      'No experience is asked for, and few skills of this work are there to go by.',
    );
  if (near === 'headline' && job.asksExperience)
    return claim(
      bySkills(headlineOnly, judged.found),
      'Only the headline is near this: no such work or training is listed, so the score stays below 60.',
    );
  if (near === 'training' && job.years && job.asksExperience)
    return claim(trainingOnly, 'Trained for this; no such work is listed, though years of it are asked for.');
  const proof = judged.requiredMet ?? judged.work;
  if (proof !== null && proof < nearlyEverything)
    return claim(belowGreen, `Below ${bandFrom.green}, because not nearly everything asked for is there.`);
  if (specific(job.skills) < fewestAsked)
    return claim(
      belowGreen,
      `Below ${bandFrom.green}, because the posting asks for little that could be compared.`,
    );
  return { most: 100, because: null };
}

const nearlyEverything = 0.85;
const trainingOnly = 74;

/** What is asked for in this trade, in skills that the poster lists: one and a few more in the text. */
const fewestAsked = 1.5;

/** From what a score begins, what each skill of the trade that is asked for and there adds, and where it ends. */
const noNearWork = { from: 25, each: 12, most: 59 };
const headlineOnly = { from: 45, each: 6, most: 59 };
const noneAsked = { from: 45, each: 15, most: belowGreen };

function bySkills({ from, each, most }: typeof noNearWork, found: readonly SkillFound[]): number {
  const met = found.reduce((sum, { asked, met: share }) => sum + asked.weight * share, 0);
  return Math.min(most, Math.round(from + each * met));
}

function specific(skills: JobFeatures['skills']): number {
  return skills.reduce((sum, { generic, weight }) => (generic ? sum : sum + weight), 0);
}

function nearestProof(
  job: JobFeatures,
  { headline, training }: ProfileFeatures,
  { work, found }: Judged,
): 'work' | 'training' | 'headline' | 'none' {
  const isNear = (title: Parameters<typeof titleNearness>[0]) => titleNearness(title, job.title) >= sameKind;
  const learned = found.some(({ asked, met, by }) => !asked.generic && by?.studied && met >= 0.5);
  if ((work ?? 0) >= sameKind) return 'work';
  if (learned || training.some(isNear)) return 'training';
  return headline && isNear(headline.title) ? 'headline' : 'none';
}

function claim(most: number, text: string, nothingNear = false): Claim {
  return { most, because: { speaks: 'against', text }, nothingNear };
}
