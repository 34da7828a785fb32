import { z } from 'zod';
import { exportDays, exportStates } from '#domain/company-exports.ts';
import { endpoint } from './endpoint.ts';
import { id, time, whichCompany } from './fields.ts';

const companyExport = z
  .object({
    id,
    askedAt: time.describe('When it was asked for.'),
    askedBy: z.string().nullable().describe('The name of who asked; null where they are gone.'),
    state: z
      .enum(exportStates)
      .describe('under_way: it is being made; ready: it can be downloaded; gone: its week is over.'),
    madeAt: time.nullable().describe('When it was made; null until then.'),
    goneAt: time
      .nullable()
      .describe(`From when on it cannot be downloaded any more: ${exportDays} days later.`),
    bytes: z.int().nullable().describe('The size of the file; null until it is made.'),
    sha256: z.string().nullable().describe('Of the file, in hexadecimal digits.'),
    checksum: z.string().nullable().describe('Of the records: equal where two exports say the same.'),
    records: z.int().nullable().describe('How many records are in it; null until it is made.'),
    files: z.int().nullable().describe('How many files are in it.'),
    failure: z.string().nullable().describe('Why there is none, in a sentence.'),
  })
  .meta({ id: 'CompanyExport' });

/** All that a company has, to take along. */
export const companyExports = {
  'GET /api/company/exports': endpoint({
    summary: 'Exports of a company’s whole data that were asked for lately, the newest first',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: z.array(companyExport),
  }),
  'POST /api/company/exports': endpoint({
    summary: 'Ask for an export of a company’s whole data, which is made in the background',
    permission: 'company.settings',
    sensitive: true,
    query: whichCompany,
    status: 202,
    budget: 'report',
    refuses: { 409: ['export_under_way', 'open_company'] },
  }),
  'GET /api/company/export': endpoint({
    summary:
      'The newest export of a company’s whole data as a file: a .tar.gz of JSON Lines and files. A download that broke off is continued with Range',
    permission: 'company.settings',
    noted: 'export.made',
    sensitive: true,
    query: whichCompany,
    status: 200,
    answersFile: true,
    takesHeaders: {
      Range: 'The part that is still missing, such as bytes=1048576-; answered with 206.',
      'If-Range': 'The ETag of the file that the part is of: of another file all of it is answered.',
    },
    headers: { ETag: 'Of the file.', 'Accept-Ranges': 'bytes' },
    refuses: { 409: ['no_export'] },
  }),
};
