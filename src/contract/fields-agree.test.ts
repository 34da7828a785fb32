import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Field, FieldTable } from '#domain/fields/field.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { sentences } from '#domain/fields/sentences.ts';
import { sentOf, type TypedIn } from '#domain/fields/typed.ts';
import { api, type Call } from './api.ts';
import type { Endpoint } from './endpoint.ts';

/** The calls that take what a table describes; of the rows of a list, with the name of the list. */
const takenBy: Record<string, Call | [Call, string]> = {
  visitorFields: 'POST /api/public/jobs/:id/applications',
  offerFields: 'POST /api/applications/:id/offers',
  offerTemplateFields: 'POST /api/offer-templates',
  acceptFields: 'POST /api/offers/:id/accept',
  declineFields: 'POST /api/offers/:id/decline',
  newCompanyFields: 'POST /api/companies',
  companyFields: 'PUT /api/company/settings',
  newAccountFields: 'POST /api/register',
  accountFields: 'PUT /api/user',
  passwordFields: 'PUT /api/user/password',
  passkeyFields: 'PUT /api/user/passkeys/:id',
  codeFields: 'POST /api/login/second-factor',
  confirmationFields: 'POST /api/user/confirmation',
  clockFields: 'PUT /api/user/time-zone',
  roleFields: 'PUT /api/admin/users/:id',
  profileFields: 'PUT /api/profile/job-seeker',
  goalFields: 'PUT /api/profile/job-seeker',
  experienceFields: 'POST /api/work-experience',
  educationFields: 'POST /api/education',
  jobFields: 'POST /api/jobs',
  placeFields: 'POST /api/jobs',
  payFields: 'POST /api/jobs',
  offerDecisionFields: 'POST /api/offers/:id/decision',
  plannedTaskFields: 'POST /api/onboardings/:id/tasks',
  onboardingTemplateFields: 'POST /api/onboarding-templates',
  firstDayFields: 'PUT /api/onboardings/:id',
  taskNoteFields: 'POST /api/onboarding-tasks/:id/notes',
  kitFields: 'POST /api/interview-kits',
  interviewPlaceFields: 'PUT /api/interviews/:id/times',
  endInterviewFields: 'POST /api/interviews/:id/cancel',
  scorecardFields: 'POST /api/applications/:id/scorecards',
  ratingFields: ['POST /api/applications/:id/scorecards', 'ratings'],
  messageFields: 'POST /api/applications/:id/messages',
  bulkMessageFields: 'POST /api/messages/bulk',
  rejectionFields: 'POST /api/rejections',
  rejectionReasonFields: 'POST /api/rejection-reasons',
  mailTemplateFields: 'POST /api/mail-templates',
  invitationFields: 'POST /api/jobs/:id/invitations',
  applyFields: 'POST /api/jobs/:id/applications',
  notesFields: 'PUT /api/applications/:id/notes',
  candidateListFields: 'POST /api/company/lists',
  tagFields: 'POST /api/company/candidates/:id/tags',
  savedSearchFields: 'POST /api/saved-searches',
  viewFields: 'POST /api/views',
  providerFields: 'PUT /api/company/provider',
  appearanceFields: 'PUT /api/user/careers-site',
  careersSiteFields: 'PUT /api/company/careers-site',
  domainFields: 'POST /api/company/domains',
  siteDomainFields: 'POST /api/company/site-domains',
  workAddressFields: 'POST /api/sign-in/provider',
  apiKeyFields: 'POST /api/company/keys',
  platformKeyFields: 'POST /api/admin/keys',
  ownCalendarFields: 'PUT /api/user/own-calendar',
  webhookFields: 'POST /api/company/webhooks',
  operatorFields: 'PUT /api/admin/operator',
  knownOfCompanyFields: 'PUT /api/admin/companies/:id',
  stepTemplateFields: 'POST /api/step-templates',
  stepFields: ['POST /api/step-templates', 'steps'],
  questionFields: ['POST /api/jobs', 'questions'],
};

const tables = await allTables();

test('every table of fields is taken by a call', () => {
  expect(Object.keys(takenBy).toSorted()).toEqual([...tables.keys()].toSorted());
});

describe.each([...tables])('%s', (name, table) => {
  const [call = 'GET /api/user', list] = [takenBy[name] ?? []].flat() as [Call?, string?];
  const { takesAnyForm, body = takesAnyForm }: Endpoint = api[call];
  const shape = list ? shapeOfRows(body?.shape[list]) : (body?.shape ?? {});

  test.each(Object.keys(table))('%s: the form says what the server would say', (fieldName) => {
    const [field, schema] = [table[fieldName], shape[fieldName]];
    if (!field || !schema) throw new Error(`${call} takes no ${fieldName}`);
    const only = { [fieldName]: field };
    fc.assert(
      fc.property(typed(field), (value) => {
        const values = { [fieldName]: value } as TypedIn<FieldTable>;
        expect(ofDays(field, problemsIn(only, values))).toEqual(
          refusals(schema, fieldName, sentOf(only, values)[fieldName]),
        );
      }),
      { numRuns: 100 },
    );
  });
});

type Shape = Record<string, z.ZodType | undefined>;

/** The fields of each thing in a list, whatever the list is wrapped in. */
function shapeOfRows(list: unknown): Shape {
  if (list instanceof z.ZodObject) return list.shape;
  if (list instanceof z.ZodArray) return shapeOfRows(list.element);
  if (list instanceof z.ZodOptional || list instanceof z.ZodDefault) return shapeOfRows(list.unwrap());
  if (list instanceof z.ZodPipe) return shapeOfRows(list.in);
  throw new Error('This is no list of things');
}

/** Every table that a file beside `field.ts` exports. */
async function allTables(): Promise<Map<string, FieldTable>> {
  const folder = path.join(import.meta.dirname, '../domain/fields');
  const found = new Map<string, FieldTable>();
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.ts') && !one.includes('.test.'))) {
    const exported = (await import(path.join(folder, file))) as Record<string, FieldTable>;
    for (const [name, table] of Object.entries(exported)) if (name.endsWith('Fields')) found.set(name, table);
  }
  return found;
}

/** Who types a month is told of months, and who sends its day, of days. */
function ofDays({ label }: Field, problems: Record<string, string | undefined>) {
  const [month, day] = [sentences.noMonth(label), sentences.noDate(label)];
  return Object.fromEntries(
    Object.entries(problems).map(([name, said]) => [name, said === month ? day : said]),
  );
}

/** What the contract says of a value, by the name of the field, as the server names it. */
function refusals(schema: z.ZodType, name: string, value: unknown): Record<string, string> {
  const said: Record<string, string> = {};
  for (const { path: steps, message } of schema.safeParse(value).error?.issues ?? []) {
    const whole = [name, ...steps];
    said[whole.slice(0, whole.findLastIndex((step) => typeof step === 'string') + 1).join('.')] ??= message;
  }
  return said;
}

const oddSigns = [
  '\u0000',
  '\ud800',
  '\r\n',
  'e\u0301',
  '\u200d',
  '\u202e',
  '  ',
  '👩\u200d🍳',
  'ް',
  '{{pay}}',
  '{{nmae}}',
];
const someText = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom(...oddSigns)), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

/** Text of about so many characters, of signs that tidying makes shorter too. */
function aboutAsLongAs(max: number): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom('a', 'e\u0301', '\r\n', '👩'), fc.integer({ min: -2, max: 2 }))
    .map(([sign, more]) => ` ${'x'.repeat(Math.max(0, max + more - sign.length * 2))}${sign}x${sign}`);
}

/** What people, and those who try, might type in a field. */
function typed(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'line':
    case 'text':
      return fc.oneof(someText, aboutAsLongAs(field.max));
    case 'link':
      return fc.oneof(
        someText,
        someText.map((text) => `https://x.mv/${text}`),
        fc.constantFrom(
          'https://www.x.mv:80/a?b#c',
          'javascript:alert(1)',
          'https://a b',
          'http://',
          'www.x.mv',
        ),
        aboutAsLongAs(field.max).map((text) => `https://x.mv/${text.trim()}`),
      );
    case 'email':
      return fc.oneof(
        someText,
        fc.emailAddress(),
        aboutAsLongAs(field.max).map((text) => `a@${text.trim()}`),
      );
    case 'number':
    case 'amount':
      return fc.oneof(
        someText,
        fc.constantFrom('', ' ', '1,800', '1 800', '1.5', '1e3', '-0', '0x10', 'Infinity', '9'.repeat(30)),
        fc.integer({ min: -2, max: 2 }).map((more) => String(field.min + more)),
        fc.integer({ min: -2, max: 2 }).map((more) => (field.max + more).toLocaleString('en')),
        fc.integer({ min: field.min, max: field.max }).map(String),
      );
    case 'date':
      return fc.oneof(
        someText,
        fc.constantFrom(
          '',
          '2026-02-31',
          '0002-01-01',
          '2026-1-1',
          '2026-03-31T10:00:00Z',
          '2026-03-31 noon',
          '2026-03',
          '2026-13',
        ),
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
      );
    case 'secret':
      return fc.oneof(
        someText,
        fc.constantFrom(0, -1, 1).map((more) => 'x'.repeat(Math.max(0, field.min + more))),
        fc.constantFrom(0, -1, 1).map((more) => '👩x'.repeat(field.max).slice(0, field.max + more)),
      );
    case 'choices':
      return fc.array(fc.oneof(fc.constantFrom(...field.values), fc.constantFrom(...field.values, 'x')), {
        maxLength: field.most + 2,
      });
    case 'skills':
      return fc.oneof(
        fc.array(fc.oneof(someText, aboutAsLongAs(field.max)), { maxLength: 5 }),
        fc
          .integer({ min: -1, max: 1 })
          .map((more) => Array.from({ length: field.most + more }, (_, at) => `skill ${at}`)),
      );
    case 'choice':
      return fc.oneof(someText, fc.constantFrom('', ...field.values));
    case 'lines':
      return fc.array(fc.oneof(someText, aboutAsLongAs(field.max)), { maxLength: field.most + 2 });
    case 'rows': {
      const row = fc.record(
        Object.fromEntries(Object.entries(field.fields).map(([name, one]) => [name, typed(one)])),
        // No JSON makes an object without a prototype, and it has no text to look at.
        { noNullPrototype: true },
      );
      // Rows without anything are left out before they are sent, so that the others would be counted otherwise.
      const filled = row.filter((values) => Object.values(values).some((value) => String(value).trim()));
      return fc.array(filled, { maxLength: field.most + 2 });
    }
  }
}
