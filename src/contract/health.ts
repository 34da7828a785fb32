import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { time } from './fields.ts';

const count = z.int().nonnegative();

export const health = {
  'GET /api/admin/health': endpoint({
    summary:
      'How the server that answers does, and what all of them have before them: the few figures that matter',
    permission: 'platform.administer',
    status: 200,
    answer: z
      .object({
        server: z.object({
          /** The name of its machine. */
          name: z.string(),
          version: z.string(),
          since: time,
          memoryBytes: count,
          /** How late it comes to what is due, in milliseconds: of a hundred times the latest but one. */
          delayMs: count,
          /** Open pages that are told what happens. */
          listeners: count,
          /** To the database. */
          connections: z.object({ busy: count, most: count, waiting: count }),
          /** In the last five minutes. */
          lately: z.object({
            requests: count,
            /** Of these, those that failed on our side. */
            failed: count,
            /** 95 of 100 were answered in less, in milliseconds. */
            slowestMs: count.nullable(),
          }),
        }),
        tasks: z.object({ waiting: count, oldestSeconds: count, failed: count }),
        mail: z.object({
          waiting: count,
          oldestSeconds: count,
          /** Whether there is a mail server to hand it to. */
          isSent: z.boolean(),
        }),
        /** `freeBytes` is what is left on its disk; null where that is not known here. */
        database: z.object({ bytes: count, freeBytes: count.nullable() }),
      })
      .meta({ id: 'HealthNow' }),
  }),
};
