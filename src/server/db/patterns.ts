/** A pattern for `ilike` that finds what was typed anywhere, its own signs taken literally. */
export function contains(typed: string): string {
  return `%${typed
    .replaceAll('\u0000', '')
    .trim()
    .replace(/[\\%_]/g, '\\$&')}%`;
}
