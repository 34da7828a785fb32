/** So long after the first screen, in milliseconds, the others that somebody who hires lives in come by themselves. */
const afterwards = 2_000;

/** Fetches the code of what is opened from everywhere, when there is nothing else to do. Its data is asked for when it is opened. */
export function preloadWhenIdle(
  addresses: readonly string[],
  preload: (address: string) => Promise<void>,
): () => void {
  const timer = window.setTimeout(() => {
    for (const address of addresses) void preload(address);
  }, afterwards);
  return () => window.clearTimeout(timer);
}
