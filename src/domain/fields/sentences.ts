/** What is said of a value that does not fit its field. Another language is another table like this one. */
export const sentences = {
  missing: (label: string) => `${label} is required`,
  tooLong: (label: string, max: number) => `${label} can have at most ${inDigits(max)} characters`,
  tooLongFilledIn: (max: number) =>
    `With everything filled in, a message can have at most ${inDigits(max)} characters`,
  lengthSoFar: (length: number, max: number) => `${inDigits(length)} of ${inDigits(max)} characters`,
  unstorable: (label: string) => `${label} contains a character that cannot be stored`,
  tooShort: (label: string, min: number) => `${label} needs at least ${inDigits(min)} characters`,
  noText: (label: string) => `${label} must be text`,
  noLink: (label: string) => `${label} must be a web address that begins with http:// or https://`,
  noEmail: (label: string) => `${label} must look like name@example.com`,
  noAmount: (label: string, min: number, max: number) =>
    `${label} must be a whole amount from ${inDigits(min)} to ${inDigits(max)}`,
  noExactAmount: (label: string, min: number, max: number, decimals: number) =>
    `${label} must be an amount from ${inDigits(min)} to ${inDigits(max)} with at most ${decimals} digits behind the point`,
  noNumber: (label: string, min: number, max: number) =>
    `${label} must be a whole number from ${inDigits(min)} to ${inDigits(max)}`,
  outOfRange: (label: string, min: number, max: number, unit: string) =>
    `${label} must be ${inDigits(min)} to ${inDigits(max)} ${unit}`,
  noDate: (label: string) => `${label} must be a date such as 2026-03-31`,
  passwordsDiffer: () => 'Passwords do not match',
  endBeforeStart: () => 'The end date is before the start date',
  noMonth: (label: string) => `${label} must be a month such as 2023-04`,
  noTimeZone: (label: string) => `${label} must be one of the IANA list, such as Indian/Maldives`,
  noChoice: (label: string, values: readonly string[]) => `${label} must be one of: ${values.join(', ')}`,
  noCountry: (label: string) => `${label} must be given by the ISO code of two letters, such as MV`,
  noTexts: (label: string) => `${label} must be a list of texts`,
  noList: (label: string) => `${label} must be a list`,
  tooMany: (label: string, most: number) => `At most ${most} ${label.toLowerCase()} can be listed`,
  eachTooLong: (label: string, max: number) => `${label} can have at most ${inDigits(max)} characters each`,
  skillTooLong: (skill: string, max: number) =>
    `A skill can have at most ${inDigits(max)} characters: “${skill.slice(0, 20)}…” is longer`,
} as const;

/** What is said where nothing is that must be. */
export function missingSentence({ label, missing }: { label: string; missing?: string }): string {
  return missing ?? sentences.missing(label);
}

/** "10,000". */
function inDigits(count: number): string {
  return count.toLocaleString('en');
}
