/** "40%", of a whole that is not nothing. */
export function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)}%`;
}
