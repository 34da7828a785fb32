/** A sentence or an item of a list, where it begins in the text, and what stands over it. */
export interface Passage {
  text: string;
  start: number;
  under: Heading | undefined;
}

/** What a heading says of the lines below it: they are asked for, welcome, the work itself, or what is given in return. */
export type Heading = 'required' | 'preferred' | 'duties' | 'offered';

/** The sentences and items of a text, each under the last heading before it. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let under: Heading | undefined;
  for (const line of text.matchAll(/[^\n\r]+/g)) {
    const heading = headingOf(line[0]);
    if (heading) under = heading.kind;
    const from = heading?.length ?? 0;
    for (const sentence of line[0].slice(from).matchAll(sentences))
      passages.push({ text: sentence[0], start: line.index + from + sentence.index, under });
  }
  return passages;
}

/** Up to a full stop, a bullet or a semicolon; the dots of "e.g.", "Node.js" and "3.5" end nothing. */
const sentences = /(?:\be\.g\.|\bi\.e\.|[^.!?;•●▪·|]|[.!?](?!\s|$))+/gi;

/** "Desirable:", "WHAT WE OFFER", "Essential skills: …": a short line by itself, or the words before a colon. */
function headingOf(line: string): { kind: Heading | undefined; length: number } | undefined {
  const [head = ''] = /^[^:]*:?/.exec(line) ?? [];
  const alone = head.length === line.trimEnd().length;
  const words = head.replaceAll(/[^\p{L}' ]+/gu, ' ').trim();
  if (!words || words.split(/\s+/).length > mostWords) return undefined;
  if (!alone && !head.endsWith(':')) return undefined;
  if (saysItself.test(words)) return undefined;
  for (const [kind, pattern] of headings) if (pattern.test(words)) return { kind, length: head.length };
  // Another heading ends what the last one said; a short item of a list does not.
  return head.endsWith(':') && alone ? { kind: undefined, length: head.length } : undefined;
}

/** Longer than this it is a sentence. */
const mostWords = 6;

/** "HACCP is required" asks for it itself, however short it is. */
const saysItself =
  /\b(?:is|are|be)(?: \w+)? (?:essential|required|mandatory|desirable|desired|preferred|preferable|advantageous|advantage|bonus|plus|optional|must)\b/i;

const headings: readonly [Heading, RegExp][] = [
  [
    'preferred',
    /\b(?:desirable|desired|preferred|preferable|nice to have|good to have|advantageous|an advantage|bonus|a plus|optional|added advantage)\b/i,
  ],
  [
    'offered',
    /\b(?:what we (?:offer|provide)|we offer|our offer|benefits?|perks|in return|package|remuneration|why (?:join|work)|about (?:us|the (?:company|hotel|resort|employer|trust|team|hospital|organisation))|who we are|our (?:company|story|values|trust|culture|vision|mission)|company (?:profile|overview|description)|how to apply|to apply|application process|contact|equal opportunit(?:y|ies)|disclosure and barring|working hours|salary|accommodation)\b/i,
  ],
  [
    'required',
    /\b(?:essential|required|requirements?|mandatory|must have|qualifications?|person specification|skills?|what you(?: will)? need|who you are|you (?:have|are|bring|will have)|candidate profile|ideal candidate|experience|knowledge|competenc(?:y|ies)|what we(?: are|'re)? look(?:ing)? for|about you|profile|criteria|certifications?|languages?)\b/i,
  ],
  [
    'duties',
    /\b(?:duties|responsibilit(?:y|ies)|tasks|the role|job (?:summary|description|purpose)|what you(?: wi)?ll do|overview|main purpose|key functions|your role|accountabilities)\b/i,
  ],
];
