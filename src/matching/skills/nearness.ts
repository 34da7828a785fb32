import { kindOf, labelOf } from '#matching/vocabulary/concepts.ts';
import { row } from '#matching/text/rows.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { nearnessToRow, skillDirections } from './directions.ts';
import { skillKinds } from './skill-names.ts';

export interface NearSkill {
  skill: number;
  /** From 0.3 (of the same field) to 0.95 (the same work by another name). */
  nearness: number;
}

const found = new WeakMap<Vocabulary, Map<number, readonly NearSkill[]>>();

/** The skills near one of the vocabulary, the nearest first; none for a number below 0, which is no skill of it. */
export function nearSkills(vocabulary: Vocabulary, skill: number): readonly NearSkill[] {
  if (skill < 0) return [];
  let known = found.get(vocabulary);
  if (!known) found.set(vocabulary, (known = new Map<number, readonly NearSkill[]>()));
  let near = known.get(skill);
  if (!near) known.set(skill, (near = skillsNear(vocabulary, skill)));
  return near;
}

/** More are a field, not a neighbourhood. */
const most = 16;

/** What the taxonomy says, or what the words of the names say, whichever is nearer. The same from both sides. */
function skillsNear(vocabulary: Vocabulary, skill: number): NearSkill[] {
  const near = byMeaning(vocabulary, skill);
  for (const [other, nearness] of byTaxonomy(vocabulary, skill))
    near.set(other, Math.max(nearness, near.get(other) ?? 0));
  near.delete(skill);
  return [...near]
    .map(([other, nearness]) => ({ skill: other, nearness }))
    .toSorted((a, b) => b.nearness - a.nearness || a.skill - b.skill)
    .slice(0, most);
}

const widerOrNarrower = 0.7;
const related = 0.5;

function byTaxonomy(vocabulary: Vocabulary, skill: number): [other: number, nearness: number][] {
  const isSkill = (concept: number) => skillKinds.includes(kindOf(vocabulary, concept));
  const besides = [...row(vocabulary.related, skill), ...skillsRelatedTo(vocabulary, skill)];
  const aboveOrBelow = [...row(vocabulary.broader, skill), ...row(vocabulary.narrower, skill)];
  return [
    ...besides.filter(isSkill).map((other): [number, number] => [other, related]),
    ...aboveOrBelow.filter(isSkill).map((other): [number, number] => [other, widerOrNarrower]),
  ];
}

const turned = new WeakMap<Vocabulary, Map<number, number[]>>();

/** ESCO writes a relation down on one side only. */
function skillsRelatedTo(vocabulary: Vocabulary, skill: number): readonly number[] {
  let back = turned.get(vocabulary);
  if (!back) {
    back = new Map<number, number[]>();
    for (let from = 0; from < vocabulary.size; from += 1)
      for (const to of row(vocabulary.related, from)) {
        const list = back.get(to);
        if (list) list.push(from);
        else back.set(to, [from]);
      }
    turned.set(vocabulary, back);
  }
  return back.get(skill) ?? [];
}

// "Cooking" and "use cooking techniques" have a cosine of 0.86, "massage" and "give massages" one of 0.98; from about 0.75
// down neighbours share words only.
const leastCosine = 0.75;
const nearest = 0.95;
const farthest = 0.3;

function byMeaning(vocabulary: Vocabulary, skill: number): Map<number, number> {
  const { dimensions, concepts, rows, ofNames } = skillDirections(vocabulary);
  const near = new Map<number, number>();
  const place = rows[skill]!;
  if (place < 0 || isLanguage(vocabulary, skill)) return near;
  const direction = ofNames.slice(place * dimensions, (place + 1) * dimensions);
  for (const [other, concept] of concepts.entries()) {
    const cosine = nearnessToRow(direction, ofNames, other);
    if (cosine < leastCosine || isLanguage(vocabulary, concept)) continue;
    const share = Math.min(1, (cosine - leastCosine) / (1 - leastCosine));
    near.set(concept, farthest + share * (nearest - farthest));
  }
  return near;
}

/** Whoever speaks French need not know the French cuisine, and no language stands in for another. */
function isLanguage(vocabulary: Vocabulary, concept: number): boolean {
  return [...row(vocabulary.broader, concept)].some((wider) => labelOf(vocabulary, wider) === 'languages');
}
