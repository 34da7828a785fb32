import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { time } from './fields.ts';

const count = z.int().nonnegative();

export const health = {
  'GET /api/admin/health': endpoint({
    summary:
      'How the program that answers does, and what all copies of it have before them: the few figures that matter',
    permission: 'platform.administer',
    status: 200,
    answer: z
      .object({
        server: z.object({
          name: z.string().describe('The name of its machine.'),
          version: z.string(),
          servers: count.describe(
            'How many servers of the program answer; what is said here is of all of them together.',
          ),
          wanted: count.describe('How many are to answer (SERVERS).'),
          since: time,
          memoryBytes: count,
          delayMs: count.describe(
            'How late it comes to what is due, in milliseconds: of a hundred times the latest but one.',
          ),
          listeners: count.describe('Open pages that are told what happens.'),
          connections: z.object({ busy: count, most: count, waiting: count }).describe('To the database.'),
          lately: z
            .object({
              requests: count,
              /** Of these, those that failed on our side. */
              failed: count,
              refused: count.describe(
                'How many others were refused, as more was asked than could be done in time.',
              ),
              /** 95 of 100 were answered in less, in milliseconds. */
              slowestMs: count.nullable(),
            })
            .describe('In the last five minutes.'),
        }),
        tasks: z.object({ waiting: count, oldestSeconds: count, failed: count }),
        mail: z.object({
          waiting: count,
          oldestSeconds: count,
          isSent: z.boolean().describe('Whether there is a mail server to hand it to.'),
        }),
        outside: z
          .object({
            securityLogSeconds: count
              .nullable()
              .describe(
                'How long the first entry of the security log waits to be sent on; null where it is sent nowhere.',
              ),
            repliesSeconds: count
              .nullable()
              .describe('How long the mailbox for replies has not been read; null where there is none.'),
          })
          .describe('What other systems are handed, and what is fetched from them, in seconds.'),
        database: z
          .object({ bytes: count, freeBytes: count.nullable() })
          .describe('`freeBytes` is what is left on its disk; null where that is not known here.'),
      })
      .meta({ id: 'HealthNow' }),
  }),
};
