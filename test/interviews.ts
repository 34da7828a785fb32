/** The full hour about so many days from now, in the words of the API. */
export function daysAhead(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 13)}:00:00Z`;
}
