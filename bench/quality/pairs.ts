import { match, extractJob, extractProfile } from '#matching/engine.ts';
import type { JobFeatures, ProfileFeatures } from '#matching/features/features.ts';
import { isGeneric } from '#matching/skills/generic-skills.ts';
import { kindOf, labelOf, namesOf } from '#matching/vocabulary/concepts.ts';
import { stemsOf } from '#matching/text/tokens.ts';
import { row } from '#matching/text/rows.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { aJob, nothing } from '#test/matching-examples.ts';
import { csvLines, dataFile } from './ground-truth.ts';
import { isKnownTitle, occupationNames, placesInVocabulary } from './titles.ts';
import { randomNumbers } from '../../scripts/vocabulary/random-numbers.ts';

/** How many pairs of people and postings score 60 and more. */
export interface PairQuality {
  pairs: number;
  /** As a share of the pairs. */
  sixtyAndMore: number;
}

export interface TradeOfPairs {
  names: string[];
  skills: string[];
  isco: number;
}

/**
 * People and postings made from ESCO's occupations: somebody who was called one of an occupation's names for some years and
 * lists half of its skills, against postings under other names that ask for a few. Branches are ISCO's groups of two digits.
 */
export function pairQuality(vocabulary: Vocabulary, trades: readonly TradeOfPairs[], count: number) {
  const random = randomNumbers(17);
  const pick = <Item>(from: readonly Item[]): Item => from[Math.floor(random() * from.length)]!;
  const some = (from: readonly string[], wanted: number) =>
    from
      .map((item) => ({ item, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, wanted)
      .map(({ item }) => item);
  const person = ({ skills }: TradeOfPairs, name: string): ProfileFeatures =>
    extractProfile(vocabulary, {
      ...nothing,
      skills: [...some(skills, Math.ceil(skills.length / 2)), 'English', 'Teamwork', 'Microsoft Office'],
      work: [{ title: name, description: null, months: 12 + Math.floor(random() * 108) }],
    });
  const posting = ({ skills }: TradeOfPairs, name: string): JobFeatures =>
    extractJob(vocabulary, {
      ...aJob,
      title: name,
      description: 'We look for somebody who likes to work with us.',
      requirements: 'Good English and communication skills. Two years of experience.',
      skillsRequired: [...some(skills, 4), 'English'],
      experienceLevel: null,
    });
  const scoreOf = (trade: TradeOfPairs, other: TradeOfPairs) => {
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

const branchOf = ({ isco }: TradeOfPairs) => Math.floor(isco / 100);

function summary(scores: readonly number[]): PairQuality {
  return { pairs: scores.length, sixtyAndMore: scores.filter((score) => score >= 60).length / scores.length };
}

/** Occupations that go by several names and have skills enough to ask for. */
export function tradesOfVocabulary(vocabulary: Vocabulary): TradeOfPairs[] {
  return Array.from({ length: vocabulary.size }, (_, concept) => concept)
    .filter((concept) => kindOf(vocabulary, concept) === 'occupation')
    .map((concept) => tradeOf(vocabulary, concept, namesOf(vocabulary, concept)))
    .filter(isEnough);
}

/**
 * The same occupations under titles of real vacancies (JobBERT) that the vocabulary has no name like; undefined without the
 * file. Of its labels, which nobody checked, those can be relied on where a title has all words of one of the occupation's names.
 * What decision 78 mended for engine 9 was found among the validation titles; of the test's, only the share was looked at.
 */
export function tradesOfVacancies(
  vocabulary: Vocabulary,
  { named = false, part = 'test' }: { named?: boolean; part?: 'validation' | 'test' } = {},
): TradeOfPairs[] | undefined {
  const file = dataFile(`truth/jobbert/${part === 'test' ? 'titles.test.csv' : 'titles.csv'}`);
  const esco = occupationNames();
  if (!file || !esco) return undefined;
  const concepts = new Map(
    [...placesInVocabulary(vocabulary, esco.occupations)].map(([concept, place]) => [
      esco.occupations[place]!.uri,
      concept,
    ]),
  );
  const titles = new Map<number, Set<string>>();
  for (const { vacancyTitle, conceptUri } of csvLines(file)) {
    const concept = concepts.get(conceptUri!);
    if (concept === undefined || isKnownTitle(vocabulary, vacancyTitle!)) continue;
    if (named && !holdsName(vocabulary, concept, vacancyTitle!)) continue;
    titles.set(concept, (titles.get(concept) ?? new Set()).add(vacancyTitle!));
  }
  return [...titles].map(([concept, names]) => tradeOf(vocabulary, concept, [...names])).filter(isEnough);
}

function holdsName(vocabulary: Vocabulary, concept: number, title: string): boolean {
  const stems = new Set(stemsOf(title));
  return namesOf(vocabulary, concept).some((name) => {
    const own = stemsOf(name);
    return own.length > 0 && own.every((stem) => stems.has(stem));
  });
}

function tradeOf(vocabulary: Vocabulary, concept: number, names: string[]): TradeOfPairs {
  return {
    names,
    skills: Array.from(row(vocabulary.essential, concept))
      .filter((skill) => !isGeneric(vocabulary, skill, labelOf(vocabulary, skill)))
      .map((skill) => labelOf(vocabulary, skill)),
    isco: vocabulary.isco[concept] ?? 0,
  };
}

function isEnough({ names, skills, isco }: TradeOfPairs): boolean {
  return names.length >= 2 && skills.length >= 6 && isco > 0;
}
