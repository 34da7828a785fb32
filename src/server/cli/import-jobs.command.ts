import path from 'node:path';
import type pg from 'pg';
import { periodNamed } from '#domain/completed-salary.ts';
import { currencyCodes } from '#domain/currencies.ts';
import type { SalaryPeriod } from '#domain/salary-word.ts';
import { command, type ExitCode, WrongUse } from './command.ts';
import { progressBar } from './progress-bar.ts';
import { type ColumnMap, fieldNamed } from '#server/import/column-names.ts';
import { importFields } from '#server/import/fields.ts';
import { importJobs } from '#server/import/import-jobs.ts';
import type { ImportRequest } from '#server/import/import-request.ts';
import { importReport } from '#server/import/import-report.ts';
import { lineName } from '#server/import/line-name.ts';
import { type DateOrder, dateOrders } from '#server/import/posting/dates.ts';

export const importJobsFromFile = command({
  summary: 'Bring in postings from a CSV file, schema.org JSON or JSON Lines',
  operands: ['FILE'],
  options: {
    map: {
      type: 'string',
      value: 'COLUMN=FIELD',
      help: 'What a column is for, where its name does not say it; may be repeated',
      multiple: true,
    },
    'company-from-column': {
      type: 'string',
      value: '[COLUMN]',
      help: 'Refuse a file without a company column (or without this one)',
      optional: true,
    },
    company: {
      type: 'string',
      value: 'ID',
      help: 'The company of all postings; with --company-from-column of those that name none',
    },
    source: {
      type: 'string',
      value: 'NAME',
      help: 'The name of this source, for the next import (the name of the file)',
    },
    currency: {
      type: 'string',
      value: 'CODE',
      help: 'The currency of pay that names none, such as MVR',
    },
    period: {
      type: 'string',
      value: 'PERIOD',
      help: 'What pay is for that does not say it: hour, session, day, week, month or year',
    },
    'date-order': {
      type: 'string',
      value: 'ORDER',
      help: 'How to read 04/05/2026 where no other date of its column tells: DMY, MDY or YMD',
    },
    'dry-run': { type: 'boolean', help: 'Do everything but keep it' },
    'skip-bad': { type: 'boolean', help: 'Import the rest where some postings are refused' },
    'rebase-dates': {
      type: 'boolean',
      help: 'Move all dates as a whole, so that the newest posting is from today',
    },
  },
  run: async ({ options, operands: [file = ''], openMigratedDatabase, stop, say }) => {
    const request = requestOf(file, options);
    const database = await openMigratedDatabase({ outlivesStop: true });
    try {
      return await importAndReport(database.db, request, { signal: stop, say });
    } finally {
      await database.close();
    }
  },
});

/** The import with all it says on the way. 1 when postings were refused and so nothing imported; throws ImportRefused when there was no getting that far. */
export async function importAndReport(
  db: pg.Pool,
  request: ImportRequest,
  { signal, say }: { signal: AbortSignal; say: (line: string) => void },
): Promise<ExitCode> {
  const bar = progressBar(process.stderr);
  const started = performance.now();
  try {
    const result = await importJobs(db, request, {
      now: new Date().toISOString(),
      signal,
      onProgress: ({ stage, share, postings }) =>
        bar.show(share, `${inWords[stage]}, ${postings.toLocaleString('en')} postings`),
      onRefused: (line, reason) => {
        bar.clear();
        say(`${lineName(line)}: ${reason}`);
      },
    });
    bar.clear();
    say(importReport(request, result, (performance.now() - started) / 1_000));
    return result.refused > 0 && !request.skipBad ? 1 : 0;
  } finally {
    bar.clear();
  }
}

const inWords = { reading: 'Reading', storing: 'Storing' } as const;

interface Options {
  map: string[];
  'company-from-column': string | undefined;
  company: string | undefined;
  source: string | undefined;
  currency: string | undefined;
  period: string | undefined;
  'date-order': string | undefined;
  'dry-run': boolean;
  'skip-bad': boolean;
  'rebase-dates': boolean;
}

/** What was asked for on the command line; throws WrongUse in words. */
export function requestOf(file: string, options: Options): ImportRequest {
  const column = options['company-from-column'];
  const company = options.company === undefined ? undefined : companyNumber(options.company);
  const source = options.source?.trim() ?? path.parse(file).name;
  if (!source || source.length > 100)
    throw new WrongUse('--source must be a name of at most 100 characters.');
  return {
    file,
    source,
    said: columnMap(options.map, column),
    company,
    companyFromColumn: column === undefined ? (company === undefined ? 'ifThere' : 'never') : 'required',
    currency: options.currency === undefined ? undefined : currencyCode(options.currency),
    period: options.period === undefined ? undefined : payPeriod(options.period),
    dateOrder: options['date-order'] === undefined ? undefined : orderOfDates(options['date-order']),
    dryRun: options['dry-run'],
    skipBad: options['skip-bad'],
    rebaseDates: options['rebase-dates'],
  };
}

function columnMap(said: string[], companyColumn: string | undefined): ColumnMap {
  const map = new Map(said.map(columnAndField));
  if (companyColumn) map.set(companyColumn, 'company');
  return map;
}

function columnAndField(said: string) {
  const at = said.lastIndexOf('=');
  const column = said.slice(0, at).trim();
  const field = fieldNamed(said.slice(at + 1));
  if (at < 0 || !column)
    throw new WrongUse(
      `--map needs a column and a field, as in --map "Job name=title"; “${said}” is not that.`,
    );
  if (!field)
    throw new WrongUse(
      `“${said.slice(at + 1)}” is not a field. There are: ${importFields.join(', ')}, and ignore.`,
    );
  return [column, field] as const;
}

function currencyCode(text: string): string {
  const code = currencyCodes.find((one) => one === text.trim().toUpperCase());
  if (code) return code;
  throw new WrongUse(`--currency needs the code of a currency, such as MVR; “${text}” is not one we read.`);
}

function payPeriod(text: string): SalaryPeriod {
  const period = periodNamed(text);
  if (period) return period;
  throw new WrongUse(`--period must be hour, session, day, week, month or year; “${text}” is none of them.`);
}

function orderOfDates(text: string): DateOrder {
  const order = dateOrders.find((one) => one === text.trim().toUpperCase());
  if (order) return order;
  throw new WrongUse(
    `--date-order must be DMY (day first), MDY (month first) or YMD (year first); “${text}” is none of them.`,
  );
}

function companyNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new WrongUse('--company must be the number of a company.');
  return Number(text);
}
