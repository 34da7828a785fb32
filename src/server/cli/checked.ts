import { WrongUse } from './command.ts';

interface Schema<Value> {
  parse: (given: unknown) => Value;
  safeParse: (given: unknown) => { error?: { issues: { message: string }[] } };
}

/** What was given on the command line, as the contract takes it; what it refuses is a wrong use, in its words. */
export function checked<Value>(schema: Schema<Value>, given: unknown): Value {
  const { error } = schema.safeParse(given);
  if (error) throw new WrongUse(`${error.issues[0]?.message}.`);
  return schema.parse(given);
}
