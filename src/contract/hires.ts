import { z } from 'zod';
import { employmentTypes } from '#domain/jobs.ts';
import { accommodations, serviceCharges } from '#domain/offers.ts';
import { endpoint } from './endpoint.ts';
import { date, dayAsked, id, paging, time, whichCompany, wholeNumber } from './fields.ts';
import { fileFacts } from './files.ts';
import { modifiedSince, tellsModified } from './modified.ts';

const hire = z
  .object({
    applicationId: id,
    hiredAt: time.describe('When they were moved to Hired.'),
    person: z
      .object({
        userId: id,
        name: z.string().describe('As they are called here.'),
        firstName: z.string().nullable().describe('Null where they have not said.'),
        lastName: z.string().nullable().describe('Null where they have not said.'),
        email: z.string().nullable().describe('Where mail reaches them.'),
        phone: z.string().nullable().describe('Null where they have not said.'),
      })
      .describe('Who was hired.'),
    job: z
      .object({
        id,
        title: z.string().describe('As it was posted.'),
        department: z.string().nullable().describe('Null where nothing is said.'),
        location: z.string().nullable().describe('In the employer’s own words.'),
        employmentType: z.enum(employmentTypes),
      })
      .describe('For which job.'),
    company: z.object({ id, name: z.string().describe('Its name.') }).describe('Who hired them.'),
    startsOn: date.nullable().describe('The first day of work; null where it is not fixed.'),
    pay: z
      .object({
        offerId: id.describe('The offer they accepted.'),
        currency: z.string(),
        basicPay: z.int(),
        serviceCharge: z.enum(serviceCharges).describe('Whether and how they share in it.'),
        serviceChargePay: z.int().nullable(),
        allowances: z.array(
          z.object({
            name: z.string().describe('For what.'),
            amount: z.int().describe('A month, in the offer’s currency.'),
          }),
        ),
        accommodation: z.enum(accommodations).describe('Where they live.'),
        leaveDays: z.int().nullable(),
      })
      .nullable()
      .describe('By the offer they accepted here; null where there was none.'),
    papers: z
      .array(z.object({ ...fileFacts.shape, task: z.string().describe('The task they were handed in for.') }))
      .describe('What was handed in before the first day: GET /api/files/{id} brings each.'),
  })
  .meta({ id: 'Hire' });

const days = {
  from: dayAsked.optional().describe('Hired on this day or later, by the company’s clock.'),
  to: dayAsked.optional().describe('Hired on this day or before.'),
  application: wholeNumber('application')
    .optional()
    .describe('Only who was hired by this application: its id.'),
  ...whichCompany.shape,
};

/** Who was hired, for whoever takes them over: payroll, or an HR system. */
export const hires = {
  'GET /api/hires': endpoint({
    summary: 'Who was hired for the jobs one runs, with job, pay, first day and papers; the latest first',
    permission: 'hire.list',
    noted: 'people.read',
    query: z.object({ ...days, modifiedSince, ...paging }),
    status: 200,
    answer: z.array(hire),
    ...tellsModified('hire', 'applicationId'),
  }),
  'GET /api/hires/export': endpoint({
    summary: 'The same as a file of comma-separated values',
    permission: 'hire.list',
    query: z.object(days),
    status: 200,
    answer: z.string(),
    media: 'text/csv',
    noted: 'export.made',
    sensitive: true,
  }),
  'GET /api/hires/file': endpoint({
    summary: 'The same as a file of JSON, all at once',
    permission: 'hire.list',
    query: z.object(days),
    status: 200,
    answer: z.array(hire),
    noted: 'export.made',
    sensitive: true,
  }),
};
