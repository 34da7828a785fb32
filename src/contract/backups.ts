import { z } from 'zod';
import { backupProblems } from '#domain/backups.ts';
import { endpoint } from './endpoint.ts';
import { time } from './fields.ts';

const run = z
  .object({
    /** When it had ended. */
    at: time,
    seconds: z.number(),
    /** The name of the machine. */
    server: z.string(),
    /** The name of the file, without its folder; empty where none was begun. */
    file: z.string(),
    bytes: z.int().nullable(),
    rows: z.int().nullable(),
    /** Why it failed; null where it went well. */
    failure: z.string().nullable(),
  })
  .meta({ id: 'BackupRun' });

export const backups = {
  'GET /api/admin/backups': endpoint({
    summary: 'The last good backup, the last drill, and whether anything is wrong with either',
    permission: 'platform.administer',
    status: 200,
    answer: z
      .object({
        /** When backups are made by themselves, as a line of cron in UTC; null where they are not. */
        schedule: z.string().nullable(),
        problem: z.enum(backupProblems).nullable(),
        lastGood: run.nullable(),
        /** The last that failed, where none has been good since. */
        lastFailed: run.nullable(),
        lastDrill: run.nullable(),
      })
      .meta({ id: 'BackupsNow' }),
  }),
};
