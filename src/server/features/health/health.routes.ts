import { hostname } from 'node:os';
import type { RoutesOf } from '#server/http/calls.ts';
import { conditionOfAll } from '#server/metrics/condition.ts';
import type { Watch } from '#server/metrics/watch-server.ts';
import { programVersion } from '#server/program-version.ts';
import { refuse } from '#server/refusal.ts';
import { mustBeBegun } from '#server/tasks/tasks.queries.ts';

export function healthRoutes(watch: Watch): RoutesOf<'GET /api/admin/health'> {
  return {
    'GET /api/admin/health': async ({ config }) => {
      const standing = await watch.standing();
      if (!standing) throw refuse.busy();
      const conditions = await watch.conditions();
      const isSent = config.smtpUrl !== undefined;
      const due = standing.queues.filter(({ name, waiting }) => waiting > 0 && mustBeBegun(name, isSent));
      return {
        server: {
          name: hostname(),
          version: programVersion,
          servers: conditions.length,
          wanted: config.servers,
          ...conditionOfAll(conditions),
        },
        tasks: {
          waiting: due.reduce((sum, { waiting }) => sum + waiting, 0),
          oldestSeconds: Math.round(Math.max(0, ...due.map(({ oldestSeconds }) => oldestSeconds))),
          failed: standing.queues.reduce((sum, { failed }) => sum + failed, 0),
        },
        mail: {
          waiting: standing.mail.waiting,
          oldestSeconds: Math.round(standing.mail.oldestSeconds),
          isSent,
        },
        outside: standing.outside,
        database: { bytes: standing.databaseBytes, freeBytes: (await watch.freeBytes()) ?? null },
      };
    },
  };
}
