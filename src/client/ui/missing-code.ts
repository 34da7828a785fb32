/** Whether what was thrown says that code could not be fetched: offline, or replaced by a newer release. Each browser has its own words. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|preload css/i.test(error.message)
  );
}
