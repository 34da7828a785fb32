/**
 * What work a vacancy's title names, without what else stands there: "URGENT!! Waiter/Waitress (Baa Atoll) 2 posts" is
 * "Waiter/Waitress". What is left is never empty when the title holds a word.
 */
export function cleanTitle(title: string): string {
  const tidy = title.replaceAll(/\s+/g, ' ').trim();
  const rest = withoutNoises(tidy.replaceAll(/\([^)]*\)?|\[[^\]]*\]?|\{[^}]*\}?/g, ' '), /[+#]/);
  return /\p{L}/u.test(rest) ? rest : tidy;
}

/** The title with what stands in brackets, but without the noise around it; never empty when it holds a word. */
export function quietTitle(title: string): string {
  const rest = withoutNoises(title.replaceAll(/\s+/g, ' ').trim(), /[+#()]/);
  return /\p{L}/u.test(rest) ? rest : title;
}

function withoutNoises(title: string, keptAtEdges: RegExp): string {
  let rest = title;
  for (const noise of noises) rest = rest.replaceAll(noise, ' ');
  return rest
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, (edge) => (keptAtEdges.test(edge) ? edge.trim() : ''))
    .trim();
}

/** What a title says in brackets, as one text: "HR Executive (Recruitment)". */
export function asides(title: string): string {
  return [...title.matchAll(/[([{]([^)\]}]*)/g)].map(([, inside]) => inside).join(' ');
}

const noises: readonly RegExp[] = [
  /[!*_~|]+/g,
  /\b(?:rm|usd|mvr|rs|eur|gbp|[$€£])\s?[\d.,]+\s?k?(?:\s?[-–to]+\s?[\d.,]+\s?k?)?\b/gi,
  /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g,
  /\b\d+\s*(?:x|nos?|pax|posts?|positions?|vacanc(?:y|ies)|openings?)\b/gi,
  /\b(?:we are|we're|now)?\s*\b(?:hiring|wanted|needed|required|vacanc(?:y|ies)|positions?|openings?)\b(?:\s+(?:for|of|as))?(?:\s+(?:an?|the)\b)?/gi,
  // "Wanted", in Dhivehi.
  /ބޭނުން[\p{L}\p{M}]*|\bbeynun\p{L}*/giu,
  // The same and how long a week, in German, French, Spanish and Italian.
  /(?<![\p{L}])(?:gesucht|dringend|ab sofort|in (?:voll|teil)zeit|(?:voll|teil)zeit|recherch(?:e|ons)|cdi|cdd|temps (?:plein|partiel|complet)|se (?:busca|necesita|solicita)n?|urgente|jornada (?:completa|parcial)|(?:a )?tempo (?:pieno|parziale)|cercasi|cerchiamo|buscamos|wir suchen|nous recherchons)(?![\p{L}])/giu,
  /\burgent(?:ly)?\b|\basap\b/gi,
  /\bimmediate(?:ly)?(?:\s+(?:start|joiner|availab\w+|basis))?\b/gi,
  /\b(?:full|part)[\s-]?time\b/gi,
];
