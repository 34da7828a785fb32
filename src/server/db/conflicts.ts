/** Which unique rule of the schema an error says was broken, by the name of its index or constraint; undefined for any other error. */
export function brokenUniqueRule(error: unknown): string | undefined {
  return brokenRule(error, '23505');
}

/** The same for a rule that excludes two rows from standing beside each other. */
export function brokenExclusion(error: unknown): string | undefined {
  return brokenRule(error, '23P01');
}

function brokenRule(error: unknown, code: string): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== code) return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}
