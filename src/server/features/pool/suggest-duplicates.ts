import type { Duplicate } from '#contract/api.ts';
import { type AlikePair, alikePairs } from '#domain/duplicates.ts';
import { poolLimits } from '#domain/limits.ts';
import type { Db } from '#server/db/query.ts';
import { applicantsOf, type ComparedApplicant, decidedPairs, sides } from './duplicate-pairs.queries.ts';

/** Pairs that look like one person and that nobody has decided about; those of one candidate where asked. Looks only, changes nothing. */
export async function suggestDuplicates(
  db: Db,
  companyId: number,
  candidate: number | undefined,
): Promise<Duplicate[]> {
  const [applicants, decided] = await Promise.all([applicantsOf(db, companyId), decidedPairs(db, companyId)]);
  const people = new Map(applicants.map((applicant) => [applicant.id, applicant]));
  const settled = new Set(decided.map(({ one, other }) => keyOf(one, other)));
  const pairs = asPeople(alikePairs(applicants), people, settled)
    .filter(({ ids }) => candidate === undefined || ids.includes(people.get(candidate)?.person ?? candidate))
    .slice(0, poolLimits.suggested);
  const shown = await sides(
    db,
    companyId,
    pairs.flatMap(({ ids }) => ids),
  );
  return pairs.flatMap(({ ids, reasons }) => {
    const found = ids.flatMap((id) => shown.find((side) => side.id === id) ?? []);
    return found.length === 2 ? { reasons, people: found } : [];
  });
}

/** Of accounts that were merged before, the person counts; two that were told apart stay apart under every account. */
function asPeople(
  pairs: readonly AlikePair[],
  people: ReadonlyMap<number, ComparedApplicant>,
  settled: ReadonlySet<string>,
): AlikePair[] {
  const found = new Map<string, AlikePair>();
  for (const { ids, reasons } of pairs) {
    const [one, other] = ids.map((id) => people.get(id)?.person ?? id);
    if (one === undefined || other === undefined || one === other) continue;
    if (settled.has(keyOf(...ids)) || settled.has(keyOf(one, other))) continue;
    const known = found.get(keyOf(one, other));
    found.set(keyOf(one, other), {
      ids: [one, other],
      reasons: [...new Set([...(known?.reasons ?? []), ...reasons])],
    });
  }
  return [...found.values()];
}

function keyOf(one: number, other: number): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`;
}
