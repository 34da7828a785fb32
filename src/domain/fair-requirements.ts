import { withoutSigns } from './formatted-text/without-signs.ts';
import { beforeGuests, openDoors, unfairRules, type UnfairKind } from './unfair-rules.ts';

/** Something an advertisement asks of people that must not decide who gets a job. */
export interface UnfairRequirement {
  kind: UnfairKind;
  /** A requirement shuts people out; a hint is a wording that may, or that the law may ask for. */
  weight: 'requirement' | 'hint';
  /** The very words, and where they stand in the text as it is read, without its formatting. */
  words: string;
  start: number;
  end: number;
  /** Why it must not count, in one plain sentence. */
  reason: string;
  suggestion: string;
}

export const advertisedFields = ['title', 'description', 'requirements', 'skillsRequired'] as const;
export type AdvertisedField = (typeof advertisedFields)[number];

export interface Advertisement {
  title: string;
  description: string;
  requirements: string | null;
  skillsRequired: readonly string[];
}

/** All a posting asks for that must not count, field by field. */
export function unfairRequirements(job: Advertisement): (UnfairRequirement & { field: AdvertisedField })[] {
  return [
    ...unfairWords(job.title, 'title').map(within('title')),
    ...unfairWords(withoutSigns(job.description)).map(within('description')),
    ...unfairWords(withoutSigns(job.requirements ?? '')).map(within('requirements')),
    ...job.skillsRequired.flatMap((skill) => unfairWords(skill, 'title')).map(within('skillsRequired')),
  ];
}

/**
 * What one text asks for that must not count, in the order of the text. A title is read more strictly: "Female
 * teacher" asks for a woman there, while inside a description it may speak of anybody.
 */
export function unfairWords(text: string, as: 'text' | 'title' = 'text'): UnfairRequirement[] {
  const found = unfairRules
    .filter(({ onlyIn }) => !onlyIn || onlyIn === as)
    .flatMap(({ pattern, kind, weight, reason, suggestion, shield = 'both' }) =>
      [...text.matchAll(pattern)]
        .map((match) => ({ words: match[0].trim(), start: match.index + match[0].search(/\S/) }))
        .map(({ words, start }) => ({
          kind,
          weight,
          words,
          start,
          end: start + words.length,
          reason,
          suggestion,
        }))
        .filter((flag) => !isHarmless(text, flag, shield)),
    );
  return withoutOverlaps(found);
}

function within<Field extends AdvertisedField>(field: Field) {
  return (found: UnfairRequirement) => ({ ...found, field });
}

/** Said of guests and patients, or in a sentence that opens the door to everybody: no requirement. */
function isHarmless(
  text: string,
  { start, end }: { start: number; end: number },
  shield: 'both' | 'doors',
): boolean {
  const before = lastSentence(text.slice(Math.max(0, start - 300), start));
  const after = firstSentence(text.slice(end, end + 300));
  const sentence = before + text.slice(start, end) + after;
  if (openDoors.test(sentence)) return true;
  return (
    shield === 'both' && beforeGuests.test(before.slice(-90) + text.slice(start, end) + after.slice(0, 24))
  );
}

function lastSentence(text: string): string {
  return text.split(sentenceEnd).at(-1) ?? '';
}

function firstSentence(text: string): string {
  return text.split(sentenceEnd)[0] ?? '';
}

const sentenceEnd = /[.!?;•|\n]/;

/** Of two findings that share words the weightier stays, then the longer. */
function withoutOverlaps(found: UnfairRequirement[]): UnfairRequirement[] {
  const kept: UnfairRequirement[] = [];
  const byWeight = found.toSorted(
    (a, b) => Number(a.weight === 'hint') - Number(b.weight === 'hint') || b.words.length - a.words.length,
  );
  for (const flag of byWeight) {
    if (!kept.some(({ start, end }) => flag.start < end && start < flag.end)) kept.push(flag);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}
