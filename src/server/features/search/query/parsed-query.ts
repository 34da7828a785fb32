import { lesserWords } from './lesser-words.ts';
import type { Leads } from './leads.ts';
import {
  allOf,
  anyOf,
  inHead,
  inOneWay,
  type Needed,
  noneOf,
  oneOf,
  type TextScope,
  type TermQuery,
  type Variants,
} from './term-query.ts';

/** What the words of a search ask for, in terms of the index. */
export interface ParsedQuery {
  groups: Group[];
  /** What must not occur; a phrase is left to `unwantedPhrases`. */
  unwanted: Variants[];
  unwantedPhrases: string[];
  /** Skills of the market that are called just what was typed, each as postings write it. */
  skills: string[];
  /** How postings write terms, as far as that was found with them. */
  written: ReadonlyMap<string, readonly string[]>;
  /** What was typed with its typos put right, where some were: this was searched for. */
  corrected: string | undefined;
  /** What was typed with typos in quotation marks put right, too: only a proposal, as quoted words are meant as they stand. */
  proposed: string | undefined;
}

/** A word or phrase that must occur. */
export interface Group {
  /** As it was typed. */
  typed: string;
  /** The ways it occurs as it was typed, but for endings and accents. */
  exact: Variants;
  /** Those, and what stands for it: a longer word while it is being typed, another name of the same, a typo put right. */
  all: Variants;
  /** Of each of its words, how it may be written where it is just that word: without accents and capitals, one or many. */
  forms: readonly (readonly string[])[];
  /** Whether other names for it are among those ways. */
  renamed: boolean;
  /** Words that must follow each other. */
  phrase: string | undefined;
  /** The place it is, or a word of, as postings name it, beside what is wanted there: it counts the same in the title and outside. */
  place: string | undefined;
  /** About how many jobs have it. */
  jobs: number;
  leads: Leads | undefined;
}

/** Names for the same thing as some of the words that were typed, from the word numbered `from` to before `to`. */
export interface OtherNames {
  from: number;
  to: number;
  names: string[];
  /** Whether they are initials or as short as such, which are known and no beginning of longer words. */
  isInitials?: boolean;
}

export type FindOtherNames = (words: readonly string[]) => OtherNames[];

export function termsOf(
  { groups, unwanted }: ParsedQuery,
  { textScope, exact = false }: { textScope: TextScope; exact?: boolean },
): TermQuery | undefined {
  return allOf([
    ...groups.map((group) => inOneWay(exact ? group.exact : group.all, scopeOf(group, textScope))),
    noneOf(unwanted.map((ways) => inOneWay(ways, 'anywhere'))),
  ]);
}

/** The same, one by one. */
export function neededBy(
  { groups, unwanted }: ParsedQuery,
  { textScope, exact = false }: { textScope: TextScope; exact?: boolean },
): Needed[] {
  const none = noneOf(unwanted.map((ways) => inOneWay(ways, 'anywhere')));
  return [
    ...withoutFollowing(groups, (group) => ({
      scope: scopeOf(group, textScope),
      ways: exact ? group.exact : group.all,
    })).map((group) => {
      const scope = scopeOf(group, textScope);
      const terms = inOneWay(exact ? group.exact : group.all, scope);
      const jobs = group.jobs * shareOf[scope];
      return { terms, jobs, lead: exact ? undefined : leadOf(group, scope) };
    }),
    ...without(none),
  ];
}

/**
 * Those that do not follow from another: whoever has a name of an ODP has one of a theatre nurse, too, as each of the first is among the
 * others.
 */
function withoutFollowing(
  groups: readonly Group[],
  asked: (group: Group) => { scope: TextScope; ways: Variants },
): Group[] {
  const all = groups.map((group) => ({ group, ...asked(group) }));
  type Asked = (typeof all)[number];
  const follows = (one: Asked, other: Asked) =>
    one.scope === other.scope &&
    other.ways.length > 0 &&
    other.ways.every((way) => one.ways.some((less) => less.every((term) => way.includes(term))));
  return all
    .filter(
      (one, at) =>
        !all.some(
          (other, index) => index !== at && follows(one, other) && (index < at || !follows(other, one)),
        ),
    )
    .map(({ group }) => group);
}

function leadOf({ leads }: Group, scope: TextScope): Needed | undefined {
  return leads && { terms: anyOf(leads.terms, scope), jobs: leads.jobs * shareOf[scope] };
}

/** About how many of the jobs that have a word have it there. */
const shareOf: Record<TextScope, number> = { title: 0.2, head: 0.3, anywhere: 1 };

/** What must not be there leads nowhere: it is asked last. */
export function without(none: TermQuery | undefined): Needed[] {
  return none === undefined ? [] : [{ terms: none, jobs: Infinity }];
}

/** A job in a place need not say so in its title. */
export function scopeOf<Scope extends TextScope>({ place }: Group, textScope: Scope): Scope | 'head' {
  return place !== undefined && textScope === 'title' ? 'head' : textScope;
}

/** That a job asks for what was typed as one of its skills. */
export function skillTerms({ skills }: ParsedQuery): TermQuery {
  return oneOf(skills.map((skill) => `=s:${skill}`));
}

/** Whether something but the typed words themselves counts, too. */
export function hasOtherWays({ groups }: ParsedQuery): boolean {
  return groups.some(({ exact, all }) => all.length > exact.length);
}

/** Whether the head of a job, by itself, has all that was asked for: a query for its column. */
export function headQuery({ groups }: ParsedQuery, textScope: 'title' | 'head', exact: boolean): TermQuery {
  return (
    allOf(groups.map((group) => inHead(exact ? group.exact : group.all, scopeOf(group, textScope)))) ?? ''
  );
}

/** That a title has the words just as they were typed: a nurse, not nursing; of a place, that the job has it. */
export function asWritten({ forms, exact, place }: Group): TermQuery | undefined {
  if (place !== undefined) return inHead(exact, 'head');
  return allOf(forms.map((written) => oneOf(written.map((form) => `=${form}`))));
}

/** That a title's name of the trade ends with what was asked for: a staff nurse, not a nurse manager. */
export function endsWithOne({ groups }: ParsedQuery): TermQuery | undefined {
  const ends = groups.flatMap(({ all, place }) =>
    (place === undefined ? all : []).flatMap((way) => {
      const last = way.at(-1);
      if (typeof last !== 'string') return [];
      const end = oneOf([`$${last}`]);
      return way.length > 1 ? [allOf([end, inHead([way], 'title')])] : [end];
    }),
  );
  return ends.length ? `(${[...new Set(ends)].join('|')})` : undefined;
}

/** That a title says it helps in the trade or learns it; undefined where that was asked for. */
export function isLesser({ groups }: ParsedQuery): TermQuery | undefined {
  const typed = new Set(groups.flatMap(({ forms }) => forms.flat()));
  return lesserWords.some((word) => typed.has(word))
    ? undefined
    : oneOf(lesserWords.map((word) => `=${word}`));
}

/** Two or three words that may be one thing where they follow each other, as in "motivational interviewing". */
export function wordsTogether({ groups }: ParsedQuery): string | undefined {
  const named = groups.filter(({ place }) => place === undefined);
  const words = named.map(({ typed }) => typed).join(' ');
  const many = words.split(' ').length;
  const isPlain = named.every(({ phrase, exact }) => phrase === undefined && exact.length > 0);
  return isPlain && many >= 2 && many <= 3 ? words : undefined;
}

/** Any of the words, as typed or otherwise. */
export function anyWord({ groups }: ParsedQuery): TermQuery {
  return groups.map(({ all }) => inHead(all, 'head')).join('|');
}
