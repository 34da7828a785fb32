import { z } from 'zod';
import { taskNames } from '#domain/tasks.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, paging, time } from './fields.ts';

const why = z.object({
  at: time,
  message: z.string(),
  /** Where in the program; null where it is no fault of the program's. */
  where: z.string().nullable(),
});

const queue = z
  .object({
    name: z.enum(taskNames),
    /** Due, and not begun. */
    waiting: z.int(),
    /** Since when the first of these has been due. */
    waitingSince: time.nullable(),
    /** For a later time, or to be tried again. */
    later: z.int(),
    underWay: z.int(),
    /** Done within the last day. */
    done: z.int(),
    /** Given up, and nobody has decided on it yet. */
    failed: z.int(),
    /** When one failed last, also where it is tried again. */
    lastFailure: why.nullable(),
  })
  .meta({ id: 'TaskQueue' });

const failedTask = z
  .object({
    id: z.uuid(),
    task: z.enum(taskNames),
    /** What it was told: the numbers of what it is about. */
    about: z.record(z.string(), z.unknown()),
    attempts: z.int(),
    asked: time,
    failure: why,
  })
  .meta({ id: 'FailedTask' });

const byId = z.object({ id: z.uuid() });

export const background = {
  'GET /api/admin/background': endpoint({
    summary: 'What is done apart from requests: for each queue what waits, what is done, and what failed',
    permission: 'platform.administer',
    status: 200,
    answer: z.array(queue),
  }),
  'GET /api/admin/background/failed': endpoint({
    summary: 'Tasks that were given up, the latest first',
    permission: 'platform.administer',
    query: z.object({ task: oneOf('task', taskNames).optional(), ...paging }),
    status: 200,
    answer: z.array(failedTask),
  }),
  'POST /api/admin/background/failed/:id/retry': endpoint({
    summary: 'Try a task again that was given up',
    permission: 'platform.administer',
    params: byId,
    status: 204,
  }),
  'DELETE /api/admin/background/failed/:id': endpoint({
    summary: 'Discard a task that was given up',
    permission: 'platform.administer',
    params: byId,
    status: 204,
  }),
};
