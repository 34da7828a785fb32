import { z } from 'zod';
import { applicationStatuses } from '#domain/application-status.ts';
import { reasonsUnreadable } from '#domain/unreadable.ts';
import { duplicateReasons } from '#domain/duplicates.ts';
import { batchStates, importDateOrders, lineResults } from '#domain/moving-in/batches.ts';
import { peopleColumns } from '#domain/moving-in/people-columns.ts';
import { moveInLimits, moveInSources } from '#domain/moving-in/sources.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, oneOf, paging, time, whichCompany } from './fields.ts';

const count = z.int().min(0);

export const batch = z
  .object({
    id,
    source: z.enum(moveInSources),
    fileName: z.string(),
    state: z.enum(batchStates).describe('Under way are `checking`, `importing` and `taking_back`.'),
    onlyGood: z
      .boolean()
      .describe('Lines that are refused were left out, instead of keeping all of it from being imported.'),
    rowCount: count.describe('Lines below the header.'),
    rowsDone: count.describe('How many have been gone through, while it is under way.'),
    counts: z
      .object({
        new: count,
        known: count,
        skipped: count.describe('Left out by the company.'),
        refused: count,
        added: count,
        gone: count,
        left: count,
        alike: count,
      })
      .describe(
        'What became of its lines, or would; `alike` look like somebody or something the company has, or like an earlier line.',
      ),
    failure: z.string().nullable(),
    madeBy: z.string().nullable(),
    madeAt: time,
    importedAt: time.nullable(),
    takeBackUntil: time.nullable().describe('Until when it can be taken back, once it is imported.'),
  })
  .meta({ id: 'PeopleImport' });

const column = z.enum(peopleColumns, { error: `A column must be one of: ${peopleColumns.join(', ')}` });
const statusHere = z.enum([...applicationStatuses, 'withdrawn'], {
  error: `Status must be one of: ${[...applicationStatuses, 'withdrawn'].join(', ')}`,
});
export const dateOrder = z.enum(importDateOrders, {
  error: `Date order must be one of: ${importDateOrders.join(', ')}`,
});
const text = (name: string, max: number) =>
  z
    .string({ error: `${name} must be a text` })
    .max(max, { error: `${name} can be at most ${max} characters` });
export const list = <Item extends z.ZodType>(name: string, item: Item, most: number) =>
  z.array(item, { error: `${name} must be a list` }).max(most, { error: `${name} can be at most ${most}` });

const personShown = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  job: z.string(),
  standing: z.string().describe('Where the application stands, in the words of the file.'),
  status: statusHere.nullable(),
  appliedAt: time.nullable(),
  notes: z.string().nullable(),
  problems: z.array(z.string()),
});

const detail = z
  .object({
    ...batch.shape,
    columns: z.array(
      z.object({ name: z.string(), samples: z.array(z.string()), column: z.enum(peopleColumns).nullable() }),
    ),
    columnsProblem: z.string().nullable().describe('Why it cannot be imported with these columns.'),
    dateOrder: z.enum(importDateOrders).nullable(),
    asksDateOrder: z.boolean().describe('Its dates could be two days each, and none says which.'),
    statuses: z.array(z.object({ text: z.string(), count, status: statusHere.nullable() })),
    jobs: z.array(
      z.object({
        title: z.string(),
        count,
        jobId: id.nullable().describe('Null for a closed job that is made.'),
      }),
    ),
    postings: z
      .array(z.object({ id, title: z.string() }))
      .describe('The company’s jobs, of which one may be chosen.'),
    files: count.describe('Résumés that were sent beside it.'),
    unmatchedFiles: z
      .object({ count, names: z.array(z.string()).describe('Their names, the first of them.') })
      .describe('Of these, those of no line, as the last check found; the first by name.'),
    preview: z.array(z.object({ line: z.int(), ...personShown.shape })),
  })
  .meta({ id: 'PeopleImportDetail' });

const line = z
  .object({
    line: z.int(),
    ...personShown.shape,
    result: z.enum(lineResults).nullable(),
    reasons: z.array(z.string()),
    alike: z
      .array(z.object({ id, name: z.string(), reasons: z.array(z.enum(duplicateReasons)) }))
      .describe('Whom of the company’s applicants this looks like.'),
    twins: z
      .array(
        z.object({
          line: z.int(),
          name: z.string(),
          reasons: z.array(z.enum(duplicateReasons)),
          same: z.boolean().describe('It is of the same person: one person, with an application each.'),
        }),
      )
      .describe('Earlier lines of the file that look like this one.'),
    sameAs: id.nullable().describe('Whom the company takes this person for.'),
    candidateId: id.nullable(),
    applicationId: id.nullable(),
  })
  .meta({ id: 'PeopleImportLine' });

const byId = z.object({ id: idInPath });
export const refuses = { 409: ['import_under_way', 'import_over'] } as const;
const bodyLimit = 512 * 1024;

/** People, applications and notes that a company brings along from another system: a file is kept, understood, checked, imported. */
export const movingIn = {
  'GET /api/company/imports': endpoint({
    summary: 'What a company has brought along from other systems, the latest first',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: z.array(batch),
  }),
  'POST /api/company/imports': endpoint({
    summary:
      'Send a table of people from another system, as CSV in the body itself; nothing of it is imported until it is run',
    permission: 'company.settings',
    query: whichCompany.extend({
      source: z
        .enum(moveInSources, { error: `source must be one of: ${moveInSources.join(', ')}` })
        .default('spreadsheet')
        .describe('Whose export it is, by which its columns are recognised.'),
    }),
    takesFile: true,
    bodyLimit: moveInLimits.file,
    budget: 'upload',
    status: 201,
    answer: detail,
    refuses: { 409: ['too_many_imports'], 422: ['not_a_table'] },
  }),
  'GET /api/company/imports/:id': endpoint({
    summary:
      'An import: how far it is, what its columns and words are taken for, and its first lines as they are read',
    permission: 'company.settings',
    noted: 'people.read',
    query: whichCompany,
    params: byId,
    status: 200,
    answer: detail,
  }),
  'POST /api/company/imports/:id/mapping': endpoint({
    summary: 'Say what the columns of a file hold, and what its statuses and jobs are here',
    permission: 'company.settings',
    query: whichCompany,
    params: byId,
    body: z.object({
      columns: list('columns', column.nullable(), moveInLimits.columns),
      dateOrder: dateOrder.nullish(),
      statuses: list(
        'statuses',
        z.object({ text: text('text', 200), status: statusHere }),
        moveInLimits.statuses,
      ).optional(),
      jobs: list(
        'jobs',
        z.object({ title: text('title', 20_000), jobId: id.nullable() }),
        moveInLimits.jobs,
      ).optional(),
    }),
    bodyLimit,
    status: 200,
    answer: detail,
    refuses,
  }),
  'POST /api/company/imports/:id/run': endpoint({
    summary: 'Check all lines of a file, or import them: in the background; the import says how far it is',
    permission: 'company.settings',
    query: whichCompany,
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
    refuses: { 409: ['import_under_way', 'import_over', 'not_understood'] },
  }),
  'POST /api/company/imports/:id/take-back': endpoint({
    summary:
      'Take an import back, but for what somebody has worked on since; or let a file go that was not imported',
    permission: 'company.settings',
    query: whichCompany,
    params: byId,
    status: 202,
    refuses,
  }),
  'POST /api/company/imports/:id/files': endpoint({
    summary:
      'Send a résumé that comes beside the table, or a ZIP of them, as the body itself; each goes to the line whose column, address or name its own name has',
    permission: 'company.settings',
    query: whichCompany,
    params: byId,
    takesFile: true,
    bodyLimit: moveInLimits.file,
    budget: 'upload',
    status: 201,
    answer: z.object({
      name: z.string(),
      kept: count.describe('Files that were kept: of an archive all that could be.'),
      left: z
        .array(z.object({ name: z.string(), reason: z.string() }))
        .describe('Files of the archive that were left.'),
    }),
    refuses: {
      409: ['import_under_way', 'import_over', 'too_many_files'],
      422: ['not_a_document', ...reasonsUnreadable],
    },
  }),
  'GET /api/company/imports/:id/lines': endpoint({
    summary: 'What became of the lines of a file, or would, in its order',
    permission: 'company.settings',
    noted: 'people.read',
    query: whichCompany.extend({
      result: oneOf('result', lineResults).optional().describe('Only lines of which this became, or would.'),
      alike: z
        .enum(['true'], { error: 'alike must be true' })
        .optional()
        .describe('Only those that look like somebody.'),
      ...paging,
    }),
    params: byId,
    status: 200,
    answer: z.array(line),
  }),
  'POST /api/company/imports/:id/lines/:line/person': endpoint({
    summary: 'Say for whom of those it looks like the person of a line is taken, or for nobody',
    permission: 'company.settings',
    query: whichCompany,
    params: byId.extend({ line: idInPath.describe('Its line in the file; the header is the first.') }),
    body: z.object({ candidateId: id.nullable() }),
    status: 204,
    refuses,
  }),
  'GET /api/company/imports/:id/report': endpoint({
    summary: 'What became of each line, as a file of comma-separated values',
    permission: 'company.settings',
    noted: 'export.made',
    query: whichCompany,
    params: byId,
    status: 200,
    answer: z.string(),
    media: 'text/csv',
  }),
};
