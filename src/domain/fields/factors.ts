import type { FieldTable } from './field.ts';

/** What a person says of a passkey of theirs. */
export const passkeyFields = {
  name: { kind: 'line', label: 'Name', max: 60, required: true },
} as const satisfies FieldTable;

/** What is typed in the second step of signing in, or where codes are set up: 24 signs, perhaps with a blank after each. */
export const codeFields = {
  code: { kind: 'line', label: 'Code', max: 60, required: true },
} as const satisfies FieldTable;
