import { usernameProblem } from '#domain/accounts.ts';
import { limits } from '#domain/limits.ts';
import { roleLabel, selfRegisteredTypes, userTypes } from '#domain/people.ts';
import type { FieldTable } from './field.ts';

const password = { kind: 'secret', min: 8, max: 256, required: true } as const;
const firstName = { kind: 'line', label: 'First name', max: limits.personName } as const;
const lastName = { kind: 'line', label: 'Last name', max: limits.personName } as const;
const email = { kind: 'email', label: 'Email', max: limits.email } as const;

/** What a new account is made of. */
export const newAccountFields = {
  firstName,
  lastName,
  username: {
    kind: 'line',
    label: 'Username',
    max: limits.username.max,
    required: true,
    problem: usernameProblem,
  },
  email,
  userType: {
    kind: 'choice',
    label: 'Role',
    values: selfRegisteredTypes,
    labels: roleLabel,
    required: true,
  },
  password: { ...password, label: 'Password' },
} as const satisfies FieldTable;

/** What a person changes of their own account. */
export const accountFields = { firstName, lastName, email } as const satisfies FieldTable;

/** The password a person has is only compared: whatever it is, it can be typed. */
export const passwordFields = {
  currentPassword: { ...password, label: 'Current password', min: 1 },
  newPassword: { ...password, label: 'New password' },
} as const satisfies FieldTable;

/** With what somebody shows again who they are. */
export const confirmationFields = {
  password: { ...password, label: 'Password', min: 1 },
} as const satisfies FieldTable;

/** What an administrator changes of somebody's account. */
export const roleFields = {
  userType: { kind: 'choice', label: 'Role', values: userTypes, labels: roleLabel, required: true },
} as const satisfies FieldTable;
