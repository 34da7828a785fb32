import { refuse } from './refusal.ts';

/** What was looked for as somebody may see it; for whom there is nothing, it is not there: 404. */
export function found<Thing extends object>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw refuse.notFound();
  return thing;
}
