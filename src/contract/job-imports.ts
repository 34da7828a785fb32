import { z } from 'zod';
import { currencyCodes } from '#domain/currencies.ts';
import { employmentTypes } from '#domain/jobs.ts';
import { importDateOrders, lineResults } from '#domain/moving-in/batches.ts';
import { importedJobStatuses, importPayPeriods } from '#domain/moving-in/job-batches.ts';
import { jobColumns, ownJobColumns } from '#domain/moving-in/job-columns.ts';
import { moveInLimits, moveInSources } from '#domain/moving-in/sources.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, oneOf, paging } from './fields.ts';
import { batch, dateOrder, list, refuses } from './moving-in.ts';

const jobBatch = batch.meta({ id: 'JobImport' });
const column = z.enum(ownJobColumns, { error: `A column must be one of: ${ownJobColumns.join(', ')}` });

const jobShown = z.object({
  title: z.string().nullable(),
  location: z.string().nullable(),
  salaryRange: z.string().nullable(),
  employmentType: z.enum(employmentTypes).nullable(),
  postedDate: z.string().nullable().describe('As the file says it; null where it names no day.'),
  applicationDeadline: z.string().nullable(),
  problems: z.array(z.string()),
});

const detail = z
  .object({
    ...batch.shape,
    columns: z.array(
      z.object({ name: z.string(), samples: z.array(z.string()), column: z.enum(jobColumns).nullable() }),
    ),
    columnsProblem: z.string().nullable().describe('Why it cannot be imported with these columns.'),
    currency: z.string().nullable().describe('Of pay that names none.'),
    period: z.enum(importPayPeriods).nullable().describe('What pay is for that does not say it.'),
    dateOrder: z.enum(importDateOrders).nullable(),
    asksCurrency: z.boolean().describe('Pay stands in it without its currency.'),
    asksPeriod: z.boolean().describe('Pay stands in it that could be for an hour as well as for a year.'),
    asksDateOrder: z.boolean().describe('Dates of a column could be two days each, and none decides which.'),
    status: z.enum(importedJobStatuses).describe('As what its jobs begin.'),
    preview: z.array(z.object({ line: z.int(), ...jobShown.shape })),
  })
  .meta({ id: 'JobImportDetail' });

const line = z
  .object({
    line: z.int(),
    ...jobShown.shape,
    result: z.enum(lineResults).nullable(),
    reasons: z.array(z.string()),
    alike: z
      .array(z.object({ id, name: z.string() }))
      .describe('Jobs of the company under this title at this place.'),
    twins: z
      .array(z.object({ line: z.int(), name: z.string() }))
      .describe('Earlier lines of the file with this title and place.'),
    leftOut: z.boolean().describe('The company leaves it out.'),
    jobId: id.nullable(),
  })
  .meta({ id: 'JobImportLine' });

const byId = z.object({ id: idInPath });
const permission = 'job.import';

/** Jobs that a company brings along from another system: a file is kept, understood, checked, imported, as one of people. */
export const jobImports = {
  'GET /api/company/job-imports': endpoint({
    summary: 'The files of jobs a company has sent, the latest first',
    permission,
    status: 200,
    answer: z.array(jobBatch),
  }),
  'POST /api/company/job-imports': endpoint({
    summary: 'Send a table of jobs, as CSV in the body itself; nothing of it is imported until it is run',
    permission,
    query: z.object({
      source: z
        .enum(moveInSources, { error: `source must be one of: ${moveInSources.join(', ')}` })
        .default('spreadsheet')
        .describe('Whose export it is, by which its IDs are known.'),
    }),
    takesFile: true,
    bodyLimit: moveInLimits.file,
    budget: 'upload',
    status: 201,
    answer: detail,
    refuses: { 409: ['too_many_imports'], 422: ['not_a_table'] },
  }),
  'GET /api/company/job-imports/:id': endpoint({
    summary:
      'A file of jobs: how far it is, what its columns are taken for, and its first lines as they are read',
    permission,
    params: byId,
    status: 200,
    answer: detail,
  }),
  'POST /api/company/job-imports/:id/mapping': endpoint({
    summary:
      'Say what the columns of a file of jobs hold, what the file leaves open, and as what its jobs begin',
    permission,
    params: byId,
    body: z.object({
      columns: list('columns', column.nullable(), moveInLimits.columns),
      currency: z
        .enum(currencyCodes, { error: 'currency must be the code of a currency, such as MVR' })
        .nullish(),
      period: z
        .enum(importPayPeriods, { error: `period must be one of: ${importPayPeriods.join(', ')}` })
        .nullish(),
      dateOrder: dateOrder.nullish(),
      status: oneOf('status', importedJobStatuses).default('draft'),
    }),
    status: 200,
    answer: detail,
    refuses,
  }),
  'POST /api/company/job-imports/:id/run': endpoint({
    summary:
      'Check all lines of a file of jobs, or import them: in the background; the import says how far it is',
    permission,
    params: byId,
    body: z.object({
      dryRun: z
        .boolean({ error: 'dryRun must be true or false' })
        .default(false)
        .describe('Only say what would become of each line.'),
      onlyGood: z
        .boolean({ error: 'onlyGood must be true or false' })
        .default(false)
        .describe('Leave out lines that are refused; else one of them keeps all from being imported.'),
    }),
    status: 202,
    refuses: { 409: ['import_under_way', 'import_over', 'not_understood', 'drafts_only'] },
  }),
  'POST /api/company/job-imports/:id/take-back': endpoint({
    summary:
      'Take imported jobs back, but for those somebody has touched since; or let a file go that was not imported',
    permission,
    params: byId,
    status: 202,
    refuses,
  }),
  'GET /api/company/job-imports/:id/lines': endpoint({
    summary: 'What became of the lines of a file of jobs, or would, in its order',
    permission,
    query: z.object({
      result: oneOf('result', lineResults).optional().describe('Only lines of which this became, or would.'),
      alike: z
        .enum(['true'], { error: 'alike must be true' })
        .optional()
        .describe('Only those that look like a job the company has, or an earlier line.'),
      ...paging,
    }),
    params: byId,
    status: 200,
    answer: z.array(line),
  }),
  'POST /api/company/job-imports/:id/lines/:line/leave-out': endpoint({
    summary: 'Leave a line out, as a job the company has already, or take it in all the same',
    permission,
    params: byId.extend({ line: idInPath.describe('Its line in the file; the header is the first.') }),
    body: z.object({ leaveOut: z.boolean({ error: 'leaveOut must be true or false' }) }),
    status: 204,
    refuses,
  }),
  'GET /api/company/job-imports/:id/report': endpoint({
    summary: 'What became of each line of a file of jobs, as a file of comma-separated values',
    permission,
    noted: 'export.made',
    params: byId,
    status: 200,
    answer: z.string(),
    media: 'text/csv',
  }),
};
