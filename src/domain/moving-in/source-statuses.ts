import type { ApplicationStatus } from '#domain/application-status.ts';

/** Where an application of another system ends up in ours: at a status, or taken back by who applied. */
export type MovedStatus = ApplicationStatus | 'withdrawn';

/** What their words for where an application stands most likely are with us; undefined where nobody could tell. */
export function suggestStatus(text: string): MovedStatus | undefined {
  if (!text.trim()) return 'submitted';
  return words.find(([pattern]) => pattern.test(text))?.[1];
}

/** The end of the story before its middle: “Phone screen · Rejected” is rejected. */
const words: readonly [RegExp, MovedStatus][] = [
  [
    /withdr[ae]w|opted out|dropped out|candidate declined|declined offer|offer declined|no longer interested/i,
    'withdrawn',
  ],
  [
    /not hired|reject|disqualif|declin|not in consideration|not a fit|unqualif|unsuccessful|turned down|archive/i,
    'rejected',
  ],
  [/\bhired\b|placed|onboard|offer accepted|accepted offer|\bstarted\b/i, 'hired'],
  [/offer|contract sent/i, 'offered'],
  [
    /interview|on-?site|face to face|assessment|\btest\b|trial|panel|final|homework|reference/i,
    'interviewing',
  ],
  [/screen|phone|review|short-?list|qualifying|contacted|responded|consider|evaluat|selected/i, 'screening'],
  [/appl|\bnew\b|inbox|lead|prospect|sourced|submitted|received|no contact|pending|active/i, 'submitted'],
];

/**
 * What a column that tells how it ended adds to a stage: nothing where it says that it goes on, else its words; of a column
 * that is ticked, or has the day, what the column is called.
 */
export function outcomeText(header: string, value: string): string {
  const said = value.trim();
  if (/^(?:|active|no|n|false|0|open|in progress|null|none|-)$/i.test(said)) return '';
  if (!/^(?:yes|y|true|1|x|✓|\d{1,4}[-/.].*)$/i.test(said)) return said;
  return header
    .replace(/[\s_-]*(?:at|on|date)$/i, '')
    .replaceAll('_', ' ')
    .trim();
}

/** A stage with how it ended: what a company says the meaning of. */
export function statusText(stage: string, outcomes: readonly string[]): string {
  const told = [...new Set([stage.trim(), ...outcomes])].filter(Boolean);
  return [...told.join(' · ')].slice(0, 200).join('');
}
