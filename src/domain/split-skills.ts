/**
 * Skills typed or pasted as one text, as parts to be tidied: "English, Opera PMS; team work • HACCP" are four. A blank part
 * stays: it says that the one before it is finished.
 */
export function splitSkills(text: string): string[] {
  return text.split(separators).map(withoutListing);
}

// A comma inside brackets separates nothing: "Adobe (Photoshop, Illustrator)". A hyphen does with spaces around it.
const separators = /[\n\r\t;•·●▪◦‣∙|*]+|,(?![^(]*\))|\s[-–—]\s/u;

/** Without the dash or number before it, the "and" of the last one, and the stop after it. */
function withoutListing(skill: string): string {
  return skill
    .trim()
    .replace(/^(?:[-–—>]+|\(?\d{1,2}[.)])\s*/u, '')
    .replace(/^(?:and|&)\s+/i, '')
    .replace(/[\s.,:;]+$/u, '');
}
