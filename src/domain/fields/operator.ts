import { limits } from '#domain/limits.ts';
import type { FieldTable } from './field.ts';

/** Who runs this installation, as visitors read it. */
export const operatorFields = {
  name: { kind: 'line', label: 'Name', max: limits.companyName },
  email: { kind: 'email', label: 'Email', max: limits.email },
  phone: { kind: 'line', label: 'Phone', max: limits.phone },
  address: { kind: 'text', label: 'Address', max: limits.settingsText },
} as const satisfies FieldTable;

/** What an administrator knows of a company. */
export const knownOfCompanyFields = {
  employeeCount: { kind: 'number', label: 'Employees', min: 0, max: 10_000_000 },
} as const satisfies FieldTable;
