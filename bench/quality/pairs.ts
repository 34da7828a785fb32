import { match, readJob, readProfile } from '#matching/engine.ts';
import type { JobReading, ProfileReading } from '#matching/reading/readings.ts';
import { isGeneric } from '#matching/skills/generic-skills.ts';
import { kindOf, labelOf, namesOf } from '#matching/vocabulary/concepts.ts';
import { row } from '#matching/vocabulary/rows.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { aJob, nothing } from '#test/matching-examples.ts';
import { randomNumbers } from '../../scripts/vocabulary/random-numbers.ts';

/** How many pairs of people and postings score 60 and more. */
export interface PairQuality {
  pairs: number;
  /** As a share of the pairs. */
  sixtyAndMore: number;
}

interface Trade {
  names: string[];
  skills: string[];
  isco: number;
}

/**
 * People and postings made from ESCO's occupations: somebody who was called one of an occupation's names for some years and
 * lists half of its skills, against postings under other names that ask for a few. Branches are ISCO's groups of two digits.
 */
export function pairQuality(vocabulary: Vocabulary, count: number) {
  const random = randomNumbers(17);
  const pick = <Item>(from: readonly Item[]): Item => from[Math.floor(random() * from.length)]!;
  const some = (from: readonly string[], wanted: number) =>
    from
      .map((item) => ({ item, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, wanted)
      .map(({ item }) => item);
  const trades = tradesOf(vocabulary);

  const person = ({ skills }: Trade, name: string): ProfileReading =>
    readProfile(vocabulary, {
      ...nothing,
      skills: [...some(skills, Math.ceil(skills.length / 2)), 'English', 'Teamwork', 'Microsoft Office'],
      work: [{ title: name, description: null, months: 12 + Math.floor(random() * 108) }],
    });
  const posting = ({ skills }: Trade, name: string): JobReading =>
    readJob(vocabulary, {
      ...aJob,
      title: name,
      description: 'We look for somebody who likes to work with us.',
      requirements: 'Good English and communication skills. Two years of experience.',
      skillsRequired: [...some(skills, 4), 'English'],
      experienceLevel: null,
    });
  const scoreOf = (trade: Trade, other: Trade) => {
    const [own, others] = some(trade.names, 2);
    const called = trade === other ? (others ?? own ?? '') : pick(other.names);
    return match(vocabulary, posting(other, called), person(trade, own ?? '')).score ?? 0;
  };

  const different = Array.from({ length: count }, () => {
    const trade = pick(trades);
    let other = pick(trades);
    while (branchOf(other) === branchOf(trade)) other = pick(trades);
    return scoreOf(trade, other);
  });
  const same = Array.from({ length: count }, () => {
    const trade = pick(trades);
    return scoreOf(trade, trade);
  });
  return { different: summary(different), same: summary(same) };
}

const branchOf = ({ isco }: Trade) => Math.floor(isco / 100);

function summary(scores: readonly number[]): PairQuality {
  return { pairs: scores.length, sixtyAndMore: scores.filter((score) => score >= 60).length / scores.length };
}

/** Occupations that go by several names and have skills enough to ask for. */
function tradesOf(vocabulary: Vocabulary): Trade[] {
  return Array.from({ length: vocabulary.size }, (_, concept) => concept)
    .filter((concept) => kindOf(vocabulary, concept) === 'occupation')
    .map((concept) => ({
      names: namesOf(vocabulary, concept),
      skills: Array.from(row(vocabulary.essential, concept))
        .filter((skill) => !isGeneric(vocabulary, skill, labelOf(vocabulary, skill)))
        .map((skill) => labelOf(vocabulary, skill)),
      isco: vocabulary.isco[concept] ?? 0,
    }))
    .filter(({ names, skills, isco }) => names.length >= 2 && skills.length >= 6 && isco > 0);
}
