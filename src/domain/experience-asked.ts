/** "At least 3 years of experience", "2–4 years’ relevant experience", "18 months in a similar role". */
const asked =
  /(?<![\d.,])(\d{1,2})(?:\s?\+)?(?:\s?(?:-|–|to)\s?\d{1,2})?(?:\s?\+)?\s?(years?|yrs?|months?)['’]?\s+(?:(?:of|in|as|on|at|an?|the|similar|previous|relevant|proven|related|working|work|hands-on|post[- ]qualification|professional|minimum|same|solid|[\p{L}-]{3,20})\s+){0,4}?(?:experience|role|position)\b/iu;
const orLess = /\b(?:up to|less than|under|maximum(?: of)?|within(?: the)?(?: last| past)?|last|past)\s+$/iu;

/** How many months of experience a text asks for at least; undefined where it names none. */
export function experienceAsked(text: string): number | undefined {
  const match = asked.exec(text);
  if (!match || orLess.test(text.slice(0, match.index))) return undefined;
  const count = Number(match[1]) * (/^y/i.test(match[2] ?? '') ? 12 : 1);
  return count > 0 && count <= 480 ? count : undefined;
}
