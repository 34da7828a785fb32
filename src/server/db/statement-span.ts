import { beginSpan, isTraced, type Span } from '#server/trace.ts';

const longest = 1_000;

/** A statement, as part of what is under way; undefined while nothing is, or nobody receives spans. */
export function statementSpan(what: unknown): Span | undefined {
  if (!isTraced()) return undefined;
  return beginSpan('statement', {
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': textOf(what) },
  });
}

/** Values go beside a statement and not in it; what stands in it all the same is left out. */
function textOf(what: unknown): string {
  const text =
    typeof what === 'object' && what !== null && 'text' in what && typeof what.text === 'string'
      ? what.text
      : String(what);
  return text
    .slice(0, longest)
    .replaceAll(/'(?:[^']|'')*'?/g, "'…'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}
