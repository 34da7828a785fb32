import type { Heading } from './passages.ts';

export type Asked = 'required' | 'preferred' | 'mentioned';

/** How a sentence asks for what it names, under its heading; null for what is given, and not asked for. */
export function howAsked(sentence: string, under: Heading | undefined): Asked | null {
  if (under === 'offered') return null;
  if (welcome.test(sentence)) return 'preferred';
  if (under === 'preferred') return 'preferred';
  return under === 'required' || demanded.test(sentence) ? 'required' : 'mentioned';
}

/** Whether a sentence says that what stands at a place of it is not needed: "no experience of sailing is required". */
export function isDenied(sentence: string, from: number, to: number): boolean {
  const before = lastOf(sentence.slice(Math.max(0, from - reach), from));
  const after = firstOf(sentence.slice(to, to + reach));
  return deniedBefore.test(before) || deniedAfter.test(after);
}

/** Nobody denies from farther away, in characters. */
const reach = 120;

const welcome =
  /\b(?:prefer(?:red|ably|ence|able)|an? (?:added |distinct |definite |real |big |strong )?(?:advantage|plus|bonus|asset|benefit)|advantageous|desirable|desired|nice[ -]to[ -]have|good to have|ideally|beneficial|would be (?:great|good|nice|useful|helpful|welcome)|is (?:useful|helpful|welcome)|optional(?:ly)?|not essential)\b/i;

const demanded =
  /\b(?:must|required?|requires|requirements?|requiring|essential|mandatory|need(?:s|ed)? to|needed|necessary|minimum|at least|compulsory|proven|proficien(?:t|cy)|fluen(?:t|cy)|abilit(?:y|ies) to|able to|(?:strong|good|excellent|solid|sound|thorough|working|in-depth|demonstrable|extensive|previous|prior|relevant|hands[ -]on|outstanding) (?:\w+ ){0,3}(?:experience|knowledge|skills?|understanding|command|background|abilit(?:y|ies)|track record)|experience (?:in|with|of|as|using)|knowledge (?:of|in)|skilled in|familiar(?:ity)? with|expertise in|understanding of|qualified|certified|certificate|should (?:be|have)|you (?:have|are|will have)|looking for)\b/i;

// What is denied goes on over a list ("no knowledge of wine, cocktails or coffee is needed") but not past a "but".
const deniedBefore =
  /\b(?:no|without(?: any)?|not (?:need|require|necessary|looking for)(?: any)?|(?:do|does|will|need)(?: not|n't) (?:need|require|have|involve|include)(?: any| to have| to be| to know)?|not (?:required|needed|necessary|expected) to(?: have| know| be)?|rather than|instead of)\b(?! (?:only|less|later|more than|limited|just|problem|exception|doubt))[^.]{0,60}$/i;
const deniedAfter =
  /^[^.,]{0,40}\b(?:(?:is|are) not (?:needed|required|necessary|a requirement|expected)|not (?:needed|required|necessary)\b|isn't (?:needed|required|necessary)|unnecessary)/i;

function lastOf(text: string): string {
  return text.split(turns).at(-1) ?? '';
}

function firstOf(text: string): string {
  return text.split(turns)[0] ?? '';
}

const turns = /\b(?:but|however|although|though|while|yet)\b|[;:]/i;
