import { z } from 'zod';
import { applicationStatuses } from '#domain/application-status.ts';
import { offerStates } from '#domain/offers.ts';
import { taskSides } from '#domain/onboarding.ts';
import { memberRoles } from '#domain/people.ts';
import { firstRunSteps } from '#domain/first-run.ts';
import { todayKinds, urgencies } from '#domain/today.ts';
import { endpoint } from './endpoint.ts';
import { edited, id, time } from './fields.ts';
import { step } from './steps.ts';

/** One thing that waits; `id` is of what it is about: the application, the interview, the offer, the task, whoever asks. */
const any = {
  id,
  urgency: z.enum(urgencies),
  name: z.string().describe('Whom it is about.'),
};
const aboutApplication = { ...any, applicationId: id, jobTitle: z.string() };

const etag = edited.etag.describe(
  'The offer’s: sent as If-Match, nothing is sent or decided that was changed since.',
);

const row = z.discriminatedUnion('kind', [
  /** Somebody was promised an answer by `at`. */
  z.object({
    kind: z.literal('answer'),
    ...aboutApplication,
    at: time,
    status: z.enum(applicationStatuses),
    stepId: id.nullable(),
    statusUpdatedAt: time,
    steps: z.array(step),
  }),
  /** It begins at `at`, today. */
  z.object({
    kind: z.literal('interview'),
    ...aboutApplication,
    at: time,
    title: z.string(),
    minutes: z.int(),
    place: z.string().nullable().describe('An address, or a link to a meeting.'),
  }),
  /** An interview without a time since `at`: the candidate declined those proposed, or they have all passed. */
  z.object({
    kind: z.literal('times'),
    ...aboutApplication,
    at: time,
    title: z.string(),
    declined: z.boolean(),
  }),
  /** One’s own is missing, due at `at`. */
  z.object({ kind: z.literal('scorecard'), ...aboutApplication, at: time, title: z.string() }),
  /** Sent: it ends at `at`. Approved or a draft of one’s own: to be sent since `at`. */
  z.object({
    kind: z.literal('offer'),
    ...aboutApplication,
    at: time,
    state: z.enum(offerStates),
    etag,
  }),
  /** It waits for one’s approval since `at`. */
  z.object({
    kind: z.literal('approval'),
    ...aboutApplication,
    at: time,
    by: z.string().nullable(),
    currency: z.string(),
    basicPay: z.int(),
    etag,
  }),
  /** Due on `at`, a date where the company is. */
  z.object({
    kind: z.literal('task'),
    ...aboutApplication,
    at: z.iso.date(),
    title: z.string(),
    side: z.enum(taskSides),
  }),
  /** A colleague who asks since `at` to be let into one’s company. */
  z.object({
    kind: z.literal('request'),
    ...any,
    at: time,
    companyId: id,
    companyName: z.string(),
    role: z.enum(memberRoles),
  }),
]);

export const today = {
  'GET /api/dashboard/first-run': endpoint({
    summary:
      'What an employer who is new has done of the first steps, as things are; null for who has no part in setting up a company',
    permission: 'today.see',
    status: 200,
    answer: z
      .object({
        steps: z.array(z.object({ step: z.enum(firstRunSteps), done: z.boolean() })).nullable(),
        doneAt: time
          .nullable()
          .describe('When the last of those that have a time was done; null while one is not.'),
      })
      .meta({ id: 'FirstRun' }),
  }),
  'GET /api/dashboard/today': endpoint({
    summary:
      'What waits for one at work, the most urgent first: a few rows of each kind, and how many there are of it',
    permission: 'today.see',
    query: z.object({
      whose: z.enum(['own', 'all'], { error: 'whose must be own or all' }).default('all'),
    }),
    status: 200,
    answer: z
      .object({ rows: z.array(row), counts: z.record(z.enum(todayKinds), z.int()) })
      .meta({ id: 'Today' }),
  }),
};
