/** A number of jobs as people read it: past ten thousand the server estimates, and nobody compares. */
export function boundedCount(count: number): string {
  return count >= 10_000 ? '10,000+' : count.toLocaleString('en');
}
