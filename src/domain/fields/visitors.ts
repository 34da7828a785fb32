import { limits } from '#domain/limits.ts';
import { nameProblem } from '#domain/visitors.ts';
import { applyFields } from './applications.ts';
import type { FieldTable } from './field.ts';
import { profileFields } from './profiles.ts';

/** What somebody sends who applies without an account: who they are, and what everybody sends. */
export const visitorFields = {
  name: { kind: 'line', label: 'Name', max: limits.personName * 2, required: true, problem: nameProblem },
  email: { kind: 'email', label: 'Email', max: limits.email, required: true },
  phone: profileFields.phone,
  ...applyFields,
} as const satisfies FieldTable;
