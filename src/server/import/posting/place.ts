import { jobFields } from '#domain/fields/jobs.ts';

/** A place in one line, most exact first, from the parts a source gives. Parts said twice are said once; shouting is lowered. */
export function placeOf(parts: (string | undefined)[]): string {
  const said: string[] = [];
  for (const part of parts) {
    for (const piece of (part ?? '').split(',')) {
      const name = calmly(countryName(piece.trim()));
      if (name && !said.some((other) => other.toLowerCase() === name.toLowerCase())) said.push(name);
    }
  }
  return said.join(', ');
}

/** A place that fits its column: what comes first (a ward, a building) gives way to the town. Undefined when even the last part is too long. */
export function fittingPlace(place: string): string | undefined {
  let fitting = place;
  while (fitting.length > jobFields.location.max) {
    const comma = fitting.indexOf(', ');
    if (comma < 0) return undefined;
    fitting = fitting.slice(comma + 2);
  }
  return fitting;
}

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** 'GB' is 'United Kingdom'. */
function countryName(part: string): string {
  return /^[A-Z]{2}$/.test(part) ? (regions.of(part) ?? part) : part;
}

const small = new Set([
  'of',
  'on',
  'the',
  'and',
  'in',
  'upon',
  'by',
  'le',
  'la',
  'under',
  'at',
  'de',
  'cum',
  'with',
]);
const abbreviations = new Set(['usa', 'uae', 'raf', 'hmp', 'uk']);

/** "BURY ST EDMUNDS" as "Bury St Edmunds"; words that cannot be spoken (NHS, UCLH), that hold digits or "&", and parts not all in capitals stay. */
function calmly(part: string): string {
  if (part !== part.toUpperCase() || !/\p{Lu}{4}/u.test(part)) return part;
  return part.replace(/[\p{L}\p{M}\p{N}'’&]+/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    if (small.has(lower) && at > 0) return lower;
    if (abbreviations.has(lower) || /[\d&]/.test(word)) return word;
    const spoken = /^(?:st|mt|dr|rd)$/.test(lower) || /^.+[aeiouyàáâäèéêëìíòóôöùúûü]/u.test(lower);
    return spoken ? word.charAt(0) + lower.slice(1) : word;
  });
}
