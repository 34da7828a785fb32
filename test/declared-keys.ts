import { z } from 'zod';
import type { Call } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { UserType } from '#domain/people.ts';

/** Keys that no answer to these people may have anywhere, whatever the contract says. */
const secretFromAll = ['password', 'sid', 'sess', 'currentPassword', 'newPassword'];
const secretFromJobSeekers = [
  ...secretFromAll,
  'recruiterNotes',
  'mentions',
  'applicantEmail',
  'applicantPhone',
  'mayMove',
  'by',
  'assist',
  'assistOn',
];

/** What is in an answer although this viewer may not see it or the contract does not name it, as paths; ideally nothing. */
export function forbiddenKeys(
  call: Call | undefined,
  answer: unknown,
  viewer: UserType | undefined,
): string[] {
  const secret = viewer === 'job_seeker' ? secretFromJobSeekers : secretFromAll;
  const endpoint: Endpoint | undefined = call && api[call];
  return [
    ...pathsIn(answer).filter((path) => secret.includes(path.split('.').at(-1) ?? '')),
    ...(endpoint ? undeclared(endpoint.answer, answer, call ?? '') : []),
  ];
}

/** The call of the contract that a request is. */
export function callOf(method: string, path: string): Call | undefined {
  const steps = path.replace(/\?.*/s, '').split('/');
  const calls = Object.keys(api) as Call[]; // The keys of `api` are what Call is.
  // "/api/jobs/facets" is not "/api/jobs/:id": the call with fewer parameters is meant.
  return calls
    .filter((call) => matches(call, method, steps))
    .sort((a, b) => a.split(':').length - b.split(':').length)[0];
}

function matches(call: Call, method: string, steps: string[]): boolean {
  const [callMethod, callPath = ''] = call.split(' ');
  const callSteps = callPath.split('/');
  const same = callSteps.every((step, index) => step.startsWith(':') || step === steps[index]);
  return callMethod === method && callSteps.length === steps.length && same;
}

function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${path}.${key}`,
    ...pathsIn(inner, `${path}.${key}`),
  ]);
}

function undeclared(schema: z.core.$ZodType | undefined, value: unknown, path: string): string[] {
  if (value === null || value === undefined) return [];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return undeclared(schema.unwrap(), value, path);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => undeclared(schema.element, item, `${path}.${index}`));
  }
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.core.$ZodType> = schema.shape;
    return Object.entries(value).flatMap(([key, inner]) =>
      key in shape ? undeclared(shape[key], inner, `${path}.${key}`) : [`${path}.${key}`],
    );
  }
  // Of a choice of shapes the one that fits best counts; a record's keys are data.
  if (schema instanceof z.ZodUnion) {
    const tried = schema.options.map((option) => undeclared(option, value, path));
    return tried.sort((a, b) => a.length - b.length)[0] ?? [];
  }
  if (schema instanceof z.ZodRecord) return [];
  return typeof value === 'object' ? [`${path} (an object where the contract has none)`] : [];
}
