/** A header's value must be one line, or a title with a line break could add headers of its own. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

const directing = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Adlam}]/u;

/**
 * What a person typed, to be said within a line of ours: it cannot turn the words around it, and what is written from the
 * right stands apart from them.
 */
export function named(text: string): string {
  const plain = oneLine(text.replace(directing, ''));
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** What somebody wrote in several lines, as it stands in a text of ours. */
export function linesOf(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
}

/** A line of ours, in which whatever is filled in is somebody's own words: line`${company} offers you ${job}.` */
export function line(ours: TemplateStringsArray, ...theirs: readonly string[]): string {
  return ours.reduce((said, next, at) => said + named(theirs[at - 1] ?? '') + next);
}
