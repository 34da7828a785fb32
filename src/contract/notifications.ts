import { z } from 'zod';
import { applicationStatuses } from '#domain/application-status.ts';
import { mailRhythms, notificationTurns, notificationTypes } from '#domain/notifications.ts';
import { stoppingTokenForm, unsubscribeTokenForm } from '#domain/unsubscribing.ts';
import { endpoint } from './endpoint.ts';
import { id, oneOf, paging, time } from './fields.ts';

const notification = z
  .object({
    id,
    type: z.enum(notificationTypes),
    createdAt: time,
    readAt: time.nullable(),
    applicationId: id.nullable(),
    jobId: id.nullable(),
    jobTitle: z.string().nullable(),
    companyId: id.nullable(),
    companyName: z.string().nullable(),
    person: z.string().nullable().describe('The other person it is about, for the hiring side.'),
    status: z.enum(applicationStatuses).nullable(),
    alert: z
      .object({ name: z.string(), count: z.int(), query: z.string() })
      .nullable()
      .describe('Of new jobs: which search found how many, and the query of the address that shows them.'),
    task: z.string().nullable().describe('Of a task before a first day: what is to be done.'),
    writer: z.string().nullable().describe('Of a mention: the colleague who wrote it.'),
    domain: z.string().nullable().describe('Of a company’s own: its name.'),
    turn: z
      .enum(notificationTurns)
      .nullable()
      .describe('Of an offer, a list of tasks or a domain: what became of it.'),
    startsAt: time.nullable().describe('When the interview is that it is about.'),
  })
  .meta({ id: 'Notification' });

const choice = z.object({
  type: z.enum(notificationTypes),
  inbox: z.boolean(),
  mail: z.enum(mailRhythms),
});

export const notifications = {
  'GET /api/notifications': endpoint({
    summary: 'What one has been told of, the latest first; how many are unread stands in Total-Count',
    permission: 'account.use',
    query: z.object(paging),
    status: 200,
    answer: z.array(notification),
  }),
  'PUT /api/notifications/read': endpoint({
    summary: 'Note that all up to one have been read',
    permission: 'account.use',
    body: z.object({ upTo: id }),
    status: 204,
  }),
  'GET /api/notifications/choices': endpoint({
    summary: 'What one is told of, and where',
    permission: 'account.use',
    status: 200,
    answer: z.array(choice),
  }),
  'PUT /api/notifications/choices': endpoint({
    summary: 'Choose where one is told of something',
    permission: 'account.use',
    body: z.object({
      type: oneOf('Type', notificationTypes),
      inbox: z.boolean({ error: 'inbox must be true or false' }),
      mail: oneOf('Mail', mailRhythms),
    }),
    status: 200,
    answer: z.array(choice),
  }),
  'GET /api/user/mail': endpoint({
    summary: 'Whether mail reaches one’s own address',
    permission: 'account.use',
    status: 200,
    answer: z.object({
      address: z.string().nullable(),
      refusedSince: time
        .nullable()
        .describe('Since when nothing is sent to it, because a mail server has refused it for good.'),
    }),
  }),
  'GET /api/unsubscribe/:token': endpoint({
    summary:
      'Where the header List-Unsubscribe of a mail leads who opens it: on to the page that asks; it changes nothing',
    permission: 'anyone',
    fromElsewhere: true,
    params: z.object({ token: z.string().regex(stoppingTokenForm) }),
    status: 303,
    headers: { Location: 'The page that asks' },
  }),
  'POST /api/unsubscribe/:token': endpoint({
    summary:
      'RFC 8058: a mail program ends mail of the kinds that a mail is of, with one click of its reader',
    permission: 'anyone',
    fromElsewhere: true,
    params: z.object({ token: z.string().regex(stoppingTokenForm) }),
    takesForm: true,
    body: z.object({
      'List-Unsubscribe': z.enum(['One-Click'], { error: 'List-Unsubscribe must be One-Click' }),
    }),
    bodyLimit: 4 * 1024,
    status: 204,
  }),
  'POST /api/unsubscribe': endpoint({
    summary: 'Get no more mail of the kinds that a mail is of, by the token in its last line',
    permission: 'anyone',
    body: z.object({
      token: z
        .string({ error: 'token must be text' })
        .regex(unsubscribeTokenForm, 'token is not one of ours'),
    }),
    status: 204,
  }),
};
