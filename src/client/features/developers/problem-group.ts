import type { RefusalCode } from '#contract/refusals.ts';

/** Codes of refusals that belong together: what each means and what to do, in plain words. */
export interface ProblemGroup {
  title: string;
  codes: { readonly [Code in RefusalCode]?: string };
}
