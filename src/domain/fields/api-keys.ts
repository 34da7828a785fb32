import { companyScopes, keyLimits, platformScopes, scopeLabel } from '#domain/api-keys.ts';
import type { FieldTable } from './field.ts';

const name = { kind: 'line', label: 'Name', max: keyLimits.name, required: true } as const;
const addresses = {
  kind: 'lines',
  label: 'Allowed addresses',
  most: keyLimits.addresses,
  max: keyLimits.address,
} as const;
const scopes = {
  kind: 'choices',
  label: 'Scopes',
  labels: scopeLabel,
  required: true,
  missing: 'Choose at least one scope',
} as const;

/** What a company says of a key that it makes. */
export const apiKeyFields = {
  name,
  scopes: { ...scopes, values: companyScopes, most: companyScopes.length },
  addresses,
} as const satisfies FieldTable;

/** The same of a key of the platform's. */
export const platformKeyFields = {
  name,
  scopes: { ...scopes, values: platformScopes, most: platformScopes.length },
  addresses,
} as const satisfies FieldTable;
