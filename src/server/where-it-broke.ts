/** What kind of error it was and where, without its message, in which a person's own words may stand. */
export function whereItBroke(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return [`${error.name}${code}`, ...framesOf(error)].join('\n');
}

/** The lines of a stack that say where, and none of a message that has lines of its own. */
export function framesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => /^ {4}at /.test(line));
}
