import { z } from 'zod';
import { ownCalendarFields } from '#domain/fields/calendars.ts';
import { calendarProblems } from '#domain/own-calendar.ts';
import { endpoint } from './endpoint.ts';
import { time } from './fields.ts';
import { schemasOf } from './schema-of.ts';

const ownCalendar = z
  .object({
    host: z
      .string()
      .nullable()
      .describe('Whose server it is read from; null where there is none. The address itself is a secret.'),
    setAt: time.nullable().describe('When its address was given.'),
    readAt: time.nullable().describe('When its server last answered.'),
    problem: z.enum(calendarProblems).nullable().describe('Why it can’t be read at present.'),
    failingSince: time.nullable().describe('Since when it can’t be read.'),
  })
  .meta({ id: 'OwnCalendar' });

export const calendars = {
  'GET /api/user/calendar': endpoint({
    summary: 'Whether one’s calendar has an address to subscribe to, and when one last read it, to an hour',
    permission: 'account.use',
    status: 200,
    answer: z
      .object({
        madeAt: time.nullable().describe('When its address was made; null where there is none.'),
        lastReadAt: time.nullable().describe('When a calendar last read it; null for never.'),
      })
      .meta({ id: 'CalendarFeed' }),
  }),
  'POST /api/user/calendar': endpoint({
    summary:
      'Make the secret address at which a calendar reads one’s interviews, which is shown this once; one that was there ends',
    permission: 'account.use',
    sensitive: true,
    status: 201,
    answer: z
      .object({
        url: z.string().describe('What a calendar subscribes to. Whoever knows it reads it.'),
        madeAt: time,
      })
      .meta({ id: 'NewCalendarFeed' }),
  }),
  'DELETE /api/user/calendar': endpoint({
    summary: 'End that address at once; also fine where there is none',
    permission: 'account.use',
    status: 204,
  }),
  'GET /api/user/own-calendar': endpoint({
    summary: 'Which calendar of one’s own is read, so that who arranges interviews sees when one is busy',
    permission: 'calendar.own',
    status: 200,
    answer: ownCalendar,
  }),
  'PUT /api/user/own-calendar': endpoint({
    summary:
      'Give the address of one’s own calendar, which is read at once and from then on; one that was there is replaced',
    permission: 'calendar.own',
    body: z.object(schemasOf(ownCalendarFields)),
    status: 200,
    answer: ownCalendar,
    budget: 'domain-check',
  }),
  'DELETE /api/user/own-calendar': endpoint({
    summary: 'Forget that address and the busy times read there; also fine where there is none',
    permission: 'calendar.own',
    inSuspension: 'open',
    status: 204,
  }),
};
