import { refuse } from '#server/refusal.ts';

/** Refuses what was typed in a field where there is something wrong with it. */
export function refuseField(field: string, problem: string | undefined): void {
  if (problem) throw refuse.invalid(`${problem}.`, { [field]: `${problem}.` });
}
