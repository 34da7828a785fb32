import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applicationStatuses } from '#domain/application-status.ts';
import { importDateOrders } from '#domain/moving-in/batches.ts';
import { moveInLimits, moveInSources } from '#domain/moving-in/sources.ts';
import { codeOf, messageOf } from '#domain/errors.ts';
import { z } from 'zod';
import {
  importFromFile,
  type ImportOfFile,
  type SaidOfFile,
} from '#server/features/moving-in/import-from-file.ts';
import { companyExists } from '#server/import/imports.queries.ts';
import { filesIn } from '#server/features/moving-in/files-in-folder.ts';
import { lineName } from '#server/import/line-name.ts';
import { Refusal } from '#server/refusal.ts';
import { command, type ExitCode, WrongUse } from './command.ts';

export const importPeopleFromFile = command({
  summary: 'Bring people, applications and notes along from another system’s CSV export',
  operands: ['FILE'],
  options: {
    company: { type: 'string', value: 'ID', help: 'The company that brings them along', required: true },
    from: {
      type: 'string',
      value: 'SYSTEM',
      help: `Whose export it is: ${moveInSources.join(', ')}`,
      required: true,
    },
    mapping: {
      type: 'string',
      value: 'FILE',
      help: 'JSON: what columns, statuses and jobs are, where their names do not say it',
    },
    files: {
      type: 'string',
      value: 'FOLDER-OR-ZIP',
      help: 'The résumés: each goes to the line whose column, address or name its own name has',
    },
    'dry-run': { type: 'boolean', help: 'Only say what would become of each line' },
    'only-good': { type: 'boolean', help: 'Import the rest where some lines are refused' },
  },
  run: async ({ options, operands: [file = ''], openMigratedDatabase, stop, say }): Promise<ExitCode> => {
    const source = moveInSources.find((one) => one === options.from);
    if (!source) throw new WrongUse(`--from must be one of: ${moveInSources.join(', ')}.`);
    if (!/^[1-9]\d{0,8}$/.test(options.company))
      throw new WrongUse('--company must be the number of a company.');
    const bytes = await readFile(file).catch((error: unknown) => whyUnread(file, error));
    if (typeof bytes === 'string') {
      say(bytes);
      return 1;
    }
    if (bytes.length > moveInLimits.file)
      throw new WrongUse(`The file is larger than ${moveInLimits.file / 1024 / 1024} MB. Split it.`);
    const request: ImportOfFile = {
      companyId: Number(options.company),
      source,
      name: path.basename(file),
      bytes,
      said: options.mapping ? await saidIn(options.mapping) : {},
      ...(options.files === undefined ? {} : { files: await filesIn(options.files) }),
      dryRun: options['dry-run'],
      onlyGood: options['only-good'],
    };
    const database = await openMigratedDatabase({ outlivesStop: true });
    try {
      if (!(await companyExists(database.db, request.companyId)))
        throw new WrongUse(`There is no company number ${request.companyId}.`);
      const { batch, refused, left, unmatched } = await importFromFile(
        database.db,
        request,
        stop,
        new Date(),
      );
      for (const { line, reasons } of refused) say(`${lineName(line)}: ${reasons.join('; ')}`);
      for (const { name, reason } of left) say(`${name}: ${reason}`);
      for (const name of unmatched) say(`${name}: No line has this file`);
      const { counts } = batch;
      say(
        request.dryRun
          ? `Nothing was imported: ${counts.new ?? 0} would be, ${counts.known ?? 0} are here, ${counts.refused ?? 0} are refused, ${counts.alike ?? 0} look like someone who is here.`
          : (batch.failure ??
              `Imported: ${counts.added ?? 0} new, ${counts.known ?? 0} were here, ${counts.refused ?? 0} refused. It can be undone on screen for seven days.`),
      );
      return batch.state === 'imported' || (request.dryRun && !counts.refused) ? 0 : 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(error.message);
      return 1;
    } finally {
      await database.close();
    }
  },
});

const saidOfFile = z.strictObject({
  columns: z.record(z.string(), z.string()).optional(),
  dateOrder: z.enum(importDateOrders).optional(),
  statuses: z.record(z.string(), z.enum([...applicationStatuses, 'withdrawn'])).optional(),
  jobs: z.record(z.string(), z.int().positive().nullable()).optional(),
});

async function saidIn(file: string): Promise<SaidOfFile> {
  try {
    const { columns, dateOrder, statuses, jobs } = saidOfFile.parse(JSON.parse(await readFile(file, 'utf8')));
    return {
      ...(columns ? { columns } : {}),
      ...(dateOrder ? { dateOrder } : {}),
      ...(statuses ? { statuses } : {}),
      ...(jobs ? { jobs } : {}),
    };
  } catch (error) {
    throw new WrongUse(`The mapping in ${file} cannot be read: ${whyNotTaken(error)}.`);
  }
}

/** Of all that does not fit the first is said, after the names under which it stands. */
function whyNotTaken(error: unknown): string {
  const [first] = error instanceof z.ZodError ? error.issues : [];
  return first ? [...first.path, first.message].join(': ') : messageOf(error);
}

function whyUnread(file: string, error: unknown): string {
  const code = codeOf(error);
  if (code === 'ENOENT') return `There is no file ${file}.`;
  return code === 'EISDIR' ? `${file} is a folder. Name a file.` : `${file} cannot be read (${code ?? ''}).`;
}
