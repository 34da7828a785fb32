import { limits } from '#domain/limits.ts';
import { domainProblem, issuerProblem, scopesProblem, workAddressProblem } from '#domain/single-sign-on.ts';
import type { FieldTable } from './field.ts';

const values = { kind: 'lines', most: 20, max: 200 } as const;

/** With what a company's people sign in. The secret is only ever written. */
export const providerFields = {
  issuer: { kind: 'line', label: 'Issuer', max: 500, required: true, problem: issuerProblem },
  clientId: { kind: 'line', label: 'Client ID', max: 300, required: true },
  clientSecret: { kind: 'secret', label: 'Client secret', min: 1, max: 1_000 },
  scopes: { kind: 'line', label: 'Scopes', max: 300, required: true, problem: scopesProblem },
  roleClaim: { kind: 'line', label: 'Role claim', max: 200 },
  recruiterValues: { ...values, label: 'Recruiter values' },
  hiringManagerValues: { ...values, label: 'Hiring manager values' },
  companyAdminValues: { ...values, label: 'Company admin values' },
  secondFactorValues: { ...values, label: 'Second factor values' },
} as const satisfies FieldTable;

export const domainFields = {
  domain: { kind: 'line', label: 'Domain', max: 253, required: true, problem: domainProblem },
} as const satisfies FieldTable;

export const workAddressFields = {
  email: {
    kind: 'line',
    label: 'Work email',
    max: limits.email,
    required: true,
    problem: workAddressProblem,
  },
} as const satisfies FieldTable;
