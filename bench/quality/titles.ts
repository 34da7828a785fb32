import { charNgrams } from '#matching/text/char-ngrams.ts';
import { readTitle } from '#matching/features/title.ts';
import { textIndexOf } from '#matching/text/text-index.ts';
import { stemsOf } from '#matching/text/tokens.ts';
import { linkTitle } from '#matching/titles/link-title.ts';
import { titleNearness } from '#matching/score/title-nearness.ts';
import { postingRankingOf } from '#matching/titles/rank-postings.ts';
import { cleanTitle } from '#matching/titles/clean-title.ts';
import { conceptsNamed, kindOf, labelOf } from '#matching/vocabulary/concepts.ts';
import { conceptKinds, type Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { escoConcepts } from '../../scripts/vocabulary/esco.ts';
import { csvLines, dataFile, tsvRows } from './ground-truth.ts';
import { averagePrecision, mean, reciprocalRank } from './rank-measures.ts';

/** What was measured for one set: the engine beside two plain searches. */
export interface Quality {
  ngrams: number;
  stems: number;
  engine: number;
}

type Search = (query: string) => ArrayLike<number>;

const searches = (texts: readonly string[], engine: Search): Record<keyof Quality, Search> => ({
  ngrams: textIndexOf(texts, charNgrams),
  stems: textIndexOf(texts, stemsOf),
  engine,
});

/** That a title, cleaned, is a name of an occupation in the vocabulary but for the order and the endings of its words. */
export function isKnownTitle(vocabulary: Vocabulary, title: string): boolean {
  return conceptsNamed(vocabulary, cleanTitle(title), ['occupation', 'onet occupation']).length > 0;
}

/** The vocabulary as if it had no name of O*NET's; what its vectors learned from them stays. */
export function withoutOnet(vocabulary: Vocabulary): Vocabulary {
  const [hidden, instead] = (['onet occupation', 'isco group'] as const).map((kind) =>
    conceptKinds.indexOf(kind),
  );
  return {
    ...vocabulary,
    kinds: vocabulary.kinds.map((kind) => (kind === hidden ? instead! : kind)),
  };
}

/** Of each set of titles, how many stand in the vocabulary as they are. */
export function knownTitles(vocabulary: Vocabulary): { set: string; titles: number; known: number }[] {
  const melo = dataFile('truth/melo/processed/melo/usa_q_en_c_en');
  const jobbert = dataFile('truth/jobbert/titles.test.csv');
  const hahu = dataFile('jobs/hahu.csv');
  const counted = (set: string, titles: readonly string[]) => ({
    set,
    titles: titles.length,
    known: titles.filter((title) => isKnownTitle(vocabulary, title)).length,
  });
  return [
    ...(melo
      ? [
          counted(
            'MELO, what is asked',
            tsvRows(`${melo}/queries.tsv`).map(([, name]) => name!),
          ),
          counted(
            'MELO, what is ranked',
            tsvRows(`${melo}/corpus_elements.tsv`).map(([, name]) => name!),
          ),
        ]
      : []),
    ...(jobbert
      ? [
          counted(
            'JobBERT, test titles',
            csvLines(jobbert).map((line) => line.vacancyTitle!),
          ),
        ]
      : []),
    ...(hahu
      ? [
          counted(
            'Hahu, titles',
            csvLines(hahu).map((line) => line.title!),
          ),
        ]
      : []),
  ];
}

/** MELO: each query ranks all surface forms; right is any form of an occupation the official crosswalk names. */
export function meloQuality(vocabulary: Vocabulary): Quality | undefined {
  const folder = dataFile('truth/melo/processed/melo/usa_q_en_c_en');
  if (!folder) return undefined;
  const names = tsvRows(`${folder}/corpus_elements.tsv`);
  const places = new Map(names.map(([id], place) => [id!, place]));
  const right = Map.groupBy(
    tsvRows(`${folder}/annotations.tsv`).filter(([, , , relevance]) => Number(relevance) > 0),
    ([query]) => query!,
  );
  const texts = names.map(([, text]) => text!);
  const questions = tsvRows(`${folder}/queries.tsv`).map(([id, query]) => ({
    query: query!,
    right: new Set((right.get(id!) ?? []).map(([, , form]) => places.get(form!)!)),
  }));
  return measured(searches(texts, nearnessTo(vocabulary, texts)), questions, reciprocalRank);
}

/** What the score goes by: how near each of the texts, as a title, is to another. */
function nearnessTo(vocabulary: Vocabulary, texts: readonly string[]): Search {
  const titles = texts.map((text) => readTitle(vocabulary, text));
  return (query) => {
    const asked = readTitle(vocabulary, query);
    return Float32Array.from(titles, (title) => titleNearness(asked, title));
  };
}

/** JobBERT: each vacancy's title ranks ESCO's occupations; a plain search takes the nearest of an occupation's names. */
export function jobbertQuality(
  vocabulary: Vocabulary,
  part: 'validation' | 'test',
  { every = 1, unknownOnly = false } = {},
): Quality | undefined {
  const file = dataFile(`truth/jobbert/${part === 'test' ? 'titles.test.csv' : 'titles.csv'}`);
  const esco = occupationNames();
  if (!file || !esco) return undefined;
  const places = new Map(esco.occupations.map(({ uri }, place) => [uri, place]));
  const nearestName =
    (search: Search): Search =>
    (query) => {
      const scores = new Float32Array(esco.occupations.length);
      const ofNames = search(query);
      esco.owners.forEach((owner, name) => {
        scores[owner] = Math.max(scores[owner]!, ofNames[name]!);
      });
      return scores;
    };
  const { ngrams, stems } = searches(esco.names, () => []);
  const placeOf = placesInVocabulary(vocabulary, esco.occupations);
  const engine: Search = (query) => {
    const scores = new Float32Array(esco.occupations.length);
    for (const { occupation, confidence } of linkTitle(vocabulary, query, 200)) {
      const place = placeOf.get(occupation);
      if (place !== undefined) scores[place] = confidence;
    }
    return scores;
  };
  const questions = csvLines(file)
    .filter((_, i) => i % every === 0)
    .filter(({ vacancyTitle }) => !unknownOnly || !isKnownTitle(vocabulary, vacancyTitle!))
    .map(({ vacancyTitle, conceptUri }) => ({
      query: vacancyTitle!,
      // An occupation that this ESCO lacks can only be missed.
      right: new Set([places.get(conceptUri!) ?? -1]),
    }));
  return measured(
    { ngrams: nearestName(ngrams), stems: nearestName(stems), engine },
    questions,
    (scores, right) => (right.has(-1) ? 0 : reciprocalRank(scores, right)),
  );
}

/** Hahu: what a candidate writes of an occupation ranks all postings, title and text; right are those of the same ESCO code. */
export function hahuQuality(vocabulary: Vocabulary): Quality | undefined {
  const file = dataFile('jobs/hahu.csv');
  if (!file) return undefined;
  const postings = csvLines(file).map((line) => ({
    title: line.title!,
    text: line.description!,
    code: line.esco_code!,
    query: line.synthetic_query!,
  }));
  const questions = postings.map(({ query, code }) => ({
    query,
    right: new Set(postings.flatMap((posting, place) => (posting.code === code ? [place] : []))),
  }));
  const texts = postings.map(({ title, text }) => `${title}\n${text}`);
  return measured(searches(texts, postingRankingOf(vocabulary, postings)), questions, averagePrecision);
}

function measured(
  systems: Record<keyof Quality, Search>,
  questions: readonly { query: string; right: ReadonlySet<number> }[],
  measure: (scores: ArrayLike<number>, right: ReadonlySet<number>) => number,
): Quality {
  const of = (search: Search) => mean(questions.map(({ query, right }) => measure(search(query), right)));
  return { ngrams: of(systems.ngrams), stems: of(systems.stems), engine: of(systems.engine) };
}

interface Occupation {
  uri: string;
  label: string;
}

/** ESCO's occupations and all their names from its own files, as the plain searches read them. */
export function occupationNames() {
  const folder = dataFile('taxonomy/esco');
  if (!folder) return undefined;
  const found = escoConcepts(folder).filter(({ kind }) => kind === 'occupation');
  const occupations: Occupation[] = found.map(({ address, names }) => ({ uri: address, label: names[0]! }));
  return {
    occupations,
    names: found.flatMap(({ names }) => names),
    owners: found.flatMap(({ names }, place) => names.map(() => place)),
  };
}

/** Of our numbers of occupations, ESCO's places. */
export function placesInVocabulary(
  vocabulary: Vocabulary,
  occupations: readonly Occupation[],
): Map<number, number> {
  const byLabel = new Map(occupations.map(({ label }, place) => [label, place]));
  const places = new Map<number, number>();
  for (let concept = 0; concept < vocabulary.size; concept += 1) {
    const place =
      kindOf(vocabulary, concept) === 'occupation' ? byLabel.get(labelOf(vocabulary, concept)) : undefined;
    if (place !== undefined) places.set(concept, place);
  }
  return places;
}
