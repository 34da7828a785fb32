import { entriesOf } from '#domain/keys.ts';
import type { TitleFeatures } from '#matching/features/title.ts';
import { stemsOf } from '#matching/text/tokens.ts';

/**
 * Whether two titles share what they are of, and name other work by the word that says what is done: a kitchen fitter builds
 * kitchens, a kitchen porter washes up in one. Words for many kinds of work (assistant, worker, officer) keep nothing apart.
 */
export function areHeadsApart(one: TitleFeatures['stems'], other: TitleFeatures['stems']): boolean {
  const [a, b] = [headOf(one), headOf(other)];
  if (!a || !b || a.stem === b.stem) return false;
  if (a.kinds.some((kind) => b.kinds.some((same) => same === kind || isAkin(kind, same)))) return false;
  return one.some(([stem]) => stem !== a.stem && other.some(([same]) => same === stem));
}

type Kind = keyof typeof work;

/** What is done, by the words that end the names of trades. */
const work = {
  making: 'fitter builder installer maker joiner plasterer rigger upholsterer painter varnisher',
  mending: 'mechanic electrician repairer welder plumber carpenter engineer',
  growing: 'grower farmer breeder',
  drawing: 'designer architect',
  programming: 'developer programmer engineer',
  dealing: 'broker seller salesman salesperson buyer cashier trader dealer agent',
  serving:
    'waiter waitress attendant porter steward stewardess server host hostess bartender butler crew conductor',
  cleaning: 'cleaner washer porter attendant steward housekeeper',
  labouring: 'hand handler helper labourer',
  cooking: 'cook chef baker',
  caring: 'nurse therapist doctor midwife physician surgeon',
  teaching: 'teacher instructor tutor coach trainer',
  guiding: 'guide instructor host',
  driving: 'driver captain pilot skipper chauffeur',
  counting: 'accountant auditor analyst bookkeeper cashier',
  guarding: 'guard watchman guardian',
  leading: 'manager',
} as const;

/** Kinds that titles go over into each other between. */
const akin: Partial<Record<Kind, readonly Kind[]>> = {
  making: ['mending', 'labouring'],
  mending: ['programming', 'drawing', 'driving', 'labouring', 'leading'],
  drawing: ['programming', 'making'],
  programming: ['leading', 'counting'],
  growing: ['labouring', 'leading'],
  serving: ['cooking', 'dealing', 'cleaning', 'guiding', 'guarding', 'caring', 'labouring', 'leading'],
  cleaning: ['cooking', 'caring', 'labouring', 'leading'],
  labouring: ['cooking', 'driving', 'caring', 'leading'],
  cooking: ['leading'],
  caring: ['teaching', 'leading'],
  teaching: ['guiding', 'driving', 'leading'],
  guiding: ['driving', 'dealing', 'leading'],
  driving: ['leading'],
  dealing: ['counting', 'leading'],
  counting: ['leading'],
  guarding: ['leading'],
};

function isAkin(one: Kind, other: Kind): boolean {
  return Boolean(akin[one]?.includes(other) || akin[other]?.includes(one));
}

interface Head {
  stem: string;
  kinds: readonly Kind[];
}

/** The last of the words that say what is done. */
function headOf(stems: TitleFeatures['stems']): Head | undefined {
  for (let at = stems.length - 1; at >= 0; at -= 1) {
    const [stem = ''] = stems[at] ?? [];
    const kinds = kindsOfStems().get(stem);
    if (kinds) return { stem, kinds };
  }
  return undefined;
}

let known: ReadonlyMap<string, readonly Kind[]> | undefined;

function kindsOfStems(): ReadonlyMap<string, readonly Kind[]> {
  if (known) return known;
  const found = new Map<string, Kind[]>();
  for (const [kind, words] of entriesOf(work))
    for (const stem of stemsOf(words)) found.set(stem, [...(found.get(stem) ?? []), kind]);
  known = found;
  return known;
}
