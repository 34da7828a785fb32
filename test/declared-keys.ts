import { z } from 'zod';
import type { Call } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { withMarkers } from '#contract/modified.ts';
import type { UserType } from '#domain/people.ts';

/** Keys that no answer to these people may have anywhere, whatever the contract says. */
const secretFromAll = [
  'password',
  'sid',
  'sess',
  'currentPassword',
  'newPassword',
  'secret',
  'codeHash',
  'tokenHash',
  'publicKey',
  'credentialId',
];
/** What is shown once, when it is made: Standard Webhooks calls it so. */
const shownOnce = ['POST /api/company/webhooks', 'POST /api/company/webhooks/:id/secret'];
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
    ...pathsIn(answer).filter(
      (path) =>
        secret.includes(path.split('.').at(-1) ?? '') &&
        !(path === '.secret' && call && shownOnce.includes(call)),
    ),
    ...(endpoint ? undeclared(declared(endpoint), answer, call ?? '') : []),
  ];
}

/** All calls, by method and how many steps their path has: every answer in every test asks for one. */
const callsByLength = Map.groupBy(
  // The cast: the keys of `api` are what Call is.
  (Object.keys(api) as Call[]).map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return { call, method, steps: path.split('/') };
  }),
  ({ method, steps }) => `${method} ${steps.length}`,
);

/** The call of the contract that a request is. */
export function callOf(method: string, path: string): Call | undefined {
  const asked = path.replace(/\?.*/s, '').split('/');
  const fitting = callsByLength
    .get(`${method} ${asked.length}`)
    ?.filter(({ steps }) => steps.every((step, index) => step.startsWith(':') || step === asked[index]));
  // "/api/jobs/facets" is not "/api/jobs/:id": the call with fewer parameters is meant.
  return fitting?.toSorted((a, b) => a.call.split(':').length - b.call.split(':').length)[0]?.call;
}

function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${path}.${key}`,
    ...pathsIn(inner, `${path}.${key}`),
  ]);
}

/** What the contract says is answered, with the markers of what is in a list no more. */
function declared({ answer, modified }: Endpoint): z.ZodType | undefined {
  return answer && modified ? withMarkers(answer, modified) : answer;
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
