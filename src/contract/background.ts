import { z } from 'zod';
import { taskNames } from '#domain/tasks.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, paging, time } from './fields.ts';

const why = z.object({
  at: time,
  message: z.string(),
  where: z.string().nullable().describe('Where in the program; null where it is no fault of the program’s.'),
});

const queue = z
  .object({
    name: z.enum(taskNames),
    waiting: z.int().describe('Due, and not begun.'),
    waitingSince: time.nullable().describe('Since when the first of these has been due.'),
    later: z.int().describe('For a later time, or to be tried again.'),
    underWay: z.int(),
    done: z.int().describe('Done within the last day.'),
    failed: z.int().describe('Given up, and nobody has decided on it yet.'),
    lastFailure: why.nullable().describe('When one failed last, also where it is tried again.'),
  })
  .meta({ id: 'TaskQueue' });

const failedTask = z
  .object({
    id: z.uuid(),
    task: z.enum(taskNames),
    about: z.record(z.string(), z.unknown()).describe('What it was told: the numbers of what it is about.'),
    attempts: z.int(),
    asked: time,
    failure: why,
  })
  .meta({ id: 'FailedTask' });

const byId = z.object({ id: z.uuid() });

export const background = {
  'GET /api/admin/background': endpoint({
    summary: 'What is done apart from requests: for each queue what waits, what is done, and what failed',
    neverModified: 'it is a state of the moment',
    permission: 'platform.administer',
    status: 200,
    answer: z.array(queue),
  }),
  'GET /api/admin/background/failed': endpoint({
    summary: 'Tasks that were given up, the latest first',
    neverModified: 'it is a state of the moment',
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
