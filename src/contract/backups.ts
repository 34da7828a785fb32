import { z } from 'zod';
import { backupProblems } from '#domain/backups.ts';
import { endpoint } from './endpoint.ts';
import { time } from './fields.ts';

const run = z
  .object({
    at: time.describe('When it had ended.'),
    seconds: z.number(),
    server: z.string().describe('The name of the machine.'),
    file: z.string().describe('The name of the file, without its folder; empty where none was begun.'),
    bytes: z.int().nullable(),
    rows: z.int().nullable(),
    failure: z.string().nullable().describe('Why it failed; null where it went well.'),
  })
  .meta({ id: 'BackupRun' });

export const backups = {
  'GET /api/admin/backups': endpoint({
    summary: 'The last good backup, the last drill, and whether anything is wrong with either',
    permission: 'platform.administer',
    status: 200,
    answer: z
      .object({
        schedule: z
          .string()
          .nullable()
          .describe(
            'When backups are made by themselves, as a line of cron in UTC; null where they are not.',
          ),
        problem: z.enum(backupProblems).nullable(),
        lastGood: run.nullable(),
        lastFailed: run.nullable().describe('The last that failed, where none has been good since.'),
        lastDrill: run.nullable(),
      })
      .meta({ id: 'BackupsNow' }),
  }),
};
