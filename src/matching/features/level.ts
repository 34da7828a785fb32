/** How much is expected of somebody, lowest first. */
export const levels = ['entry', 'junior', 'mid', 'senior', 'lead', 'executive'] as const;
export type Level = (typeof levels)[number];

export interface LevelFeatures {
  level: Level;
  /** The words it was read from. */
  words: string;
}

/** Steps from one level up (+) or down (−) to another. */
export function stepsBetween(from: Level, to: Level): number {
  return levels.indexOf(to) - levels.indexOf(from);
}

/** The level a job's field or a title names; the highest where it names several ("Senior Manager" leads). */
export function levelIn(text: string): LevelFeatures | undefined {
  for (const [level, pattern] of named) {
    const words = pattern.exec(text)?.[0];
    if (words) return { level, words };
  }
  return undefined;
}

/** The level a job's text asks for beyond its title: only what says so outright, since texts mention many people. */
export function levelInText(text: string): LevelFeatures | undefined {
  const words = noExperienceAsked.exec(text)?.[0];
  return words ? { level: 'entry', words } : undefined;
}

/** The level that so much work amounts to; what people call themselves goes before it. */
export function levelOfMonths(months: number): Level {
  if (months < 12) return 'entry';
  if (months < 24) return 'junior';
  return months < 72 ? 'mid' : 'senior';
}

// Highest first. "Assistant" and "deputy" stand one step below what they assist, and "executive" alone is the trade's
// word for an office job ("sales executive"), so neither is taken as it sounds.
const named: readonly [Level, RegExp][] = [
  [
    'lead',
    /\b(assistant|deputy|vice|junior)[\s-]+(general[\s-]+)?(manager|director|head|chief (?:engineer|officer))\b/i,
  ],
  ['mid', /\bassistant (to|of) (the )?\w*\s?(manager|director|ceo|president)\b|\bexecutive assistant\b/i],
  [
    'executive',
    /\b(directors?|chief (executive|operating|financial|technology|information|marketing)|ceo|coo|cfo|cto|vice[\s-]president|general managers?|president|managing partner|senior management|executive level)\b/i,
  ],
  [
    'lead',
    /\b(managers?|management level|head (of|chef)|heads of|lead|leader|supervisors?|captain|principal|executive chef|chief \w+|superintendent|foreman)\b/i,
  ],
  ['senior', /\b(senior|sr|snr|experienced professional|expert|specialist registrar|consultant doctor)\b/i],
  [
    'entry',
    /\b(entry[\s-]*level|trainees?|interns?(hip)?|apprentices?(hip)?|graduates?|student|school[\s-]leaver)\b/i,
  ],
  ['junior', /\b(junior|jr|assistant|associate|helper|commis|demi)\b/i],
  ['mid', /\b(mid[\s-]*(level|senior)?|intermediate|experienced)\b/i],
];

const noExperienceAsked =
  /\b(no (previous |prior )?(work )?experience (is )?(needed|required|necessary)|experience (is )?not (needed|required|necessary|essential)|full training (is |will be )?(given|provided)|entry[\s-]level (position|role|job)|freshers?( are)? welcome)\b/i;
