/** Which unique rule of the schema an error says was broken, by the name of its index or constraint; undefined for any other error. */
export function brokenUniqueRule(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}
