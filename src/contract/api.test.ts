import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

const calls = Object.entries<Endpoint>(api);

interface Described {
  type?: string;
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
  enum?: unknown[];
  pattern?: string;
  maxLength?: number;
}

describe('every call', () => {
  test('declares the parameters in its path, and only those', () => {
    for (const [key, { params }] of calls) {
      const inPath = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect({ key, params: Object.keys(params?.shape ?? {}) }).toEqual({ key, params: inPath });
    }
  });

  test('has a body only where something is written', () => {
    const others = calls.filter(([call]) => !/^(POST|PUT) /.test(call));
    for (const [key, { body }] of others) expect(body, key).toBeUndefined();
  });

  // A file is no JSON.
  const answersBytes = new Set([
    'GET /api/company/export',
    'GET /api/files/:id',
    'GET /api/interviews/:id/calendar',
    'GET /api/unconfirmed-applications/:id/files/:question',
  ]);

  test('answers what it says: 202, 204 and 303 nothing, 201 what was made, 200 something', () => {
    for (const [key, { status, answer }] of calls.filter(([call]) => !answersBytes.has(call)))
      expect({ key, answers: answer !== undefined }).toEqual({ key, answers: status < 202 });
    for (const [key] of calls.filter(([, { status }]) => status === 201)) expect(key).toMatch(/^POST /);
  });

  test('that lists what can grow without end gives it page by page', () => {
    const unpaged = calls.filter(
      ([, { answer, query }]) =>
        answer instanceof z.ZodArray && !['limit', 'after'].some((name) => name in (query?.shape ?? {})),
    );
    expect(new Set(unpaged.map(([key]) => key))).toEqual(
      new Set([
        'GET /api/user/sessions',
        'GET /api/user/passkeys',
        'GET /api/jobs/wider',
        'GET /api/suggestions/search',
        'GET /api/company/domains',
        'GET /api/company/imports',
        'GET /api/company/job-imports',
        'GET /api/company/exports',
        'GET /api/company/keys',
        'GET /api/admin/keys',
        'GET /api/jobs/:id/similar',
        'GET /api/saved-searches',
        'GET /api/applications/:id/history',
        'GET /api/applications/:id/colleagues',
        'GET /api/applications/:id/busy-times',
        'GET /api/interviewers',
        'GET /api/applications/:id/answers',
        'GET /api/companies/:id/members',
        'GET /api/job-templates',
        'GET /api/suggestions/skills',
        'GET /api/suggestions/titles',
        'GET /api/work-experience',
        'GET /api/education',
        'GET /api/files',
        'GET /api/admin/background',
        'GET /api/live',
        'GET /api/applications/:id/messages',
        'GET /api/mail-templates',
        'GET /api/rejection-reasons',
        'GET /api/hidden-companies',
        'GET /api/applications/:id/offers',
        'GET /api/offer-templates',
        'GET /api/applications/:id/interviews',
        'GET /api/interview-kits',
        'GET /api/applications/:id/scorecards',
        'GET /api/onboarding-templates',
        'GET /api/notifications/choices',
        'PUT /api/notifications/choices',
        'GET /api/step-templates',
        'GET /api/applications/:id/timeline',
        'GET /api/jobs/:id/candidates',
        'GET /api/company/tags',
        'GET /api/company/webhooks',
        'GET /api/company/candidates/:id/tags',
        'GET /api/company/lists',
        'GET /api/company/duplicates',
        // A file that is whole, and at most 10,000 long.
        'GET /api/hires/file',
        'GET /api/views',
      ]),
    );
  });

  test('answers nobody a secret', () => {
    for (const [key, { answer }] of calls)
      expect(answer ? keysOf(described(answer, 'output')) : [], key).not.toContain('password');
  });
});

test('every text that can be sent has an end', () => {
  const endless = calls.flatMap(([key, { body, query }]) =>
    [body, query].flatMap((schema) =>
      schema ? endlessTexts(described(schema, 'input')).map((field) => `${key} ${field}`) : [],
    ),
  );
  // Judged by rules of their own: src/domain has the bounds of names, passwords, addresses and skills; dates are matched whole.
  const judged =
    /\.(username|password|newPassword|email|contactEmail|skills|skillsRequired|startDate|endDate|goalStart|applicationDeadline|employmentType|location|experienceLevel|skill|currency|answerBy)\b/;
  expect(endless.filter((field) => !judged.test(field))).toEqual([]);
});

/** The texts without a bound, as paths. */
function endlessTexts(
  { type, properties = {}, items, anyOf = [], ...rules }: Described,
  path = '',
): string[] {
  const bounded = rules.maxLength !== undefined || rules.enum !== undefined || rules.pattern !== undefined;
  return [
    ...(type === 'string' && !bounded ? [path] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => endlessTexts(inner, `${path}.${name}`)),
    ...[...(items ? [items] : []), ...anyOf].flatMap((inner) => endlessTexts(inner, path)),
  ];
}

function keysOf({ properties = {}, items, anyOf = [] }: Described): string[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [...Object.keys(properties), ...inner.flatMap(keysOf)];
}

function described(schema: z.ZodType, io: 'input' | 'output'): Described {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Described; // The part of it that is looked at here.
}
