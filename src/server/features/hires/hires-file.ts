import type { Hire } from '#contract/api.ts';
import { csv } from '#domain/csv.ts';

const header = [
  'Application',
  'Hired (UTC)',
  'First name',
  'Last name',
  'Name',
  'Email',
  'Phone',
  'Company',
  'Job',
  'Job ID',
  'Department',
  'Location',
  'Employment type',
  'First day',
  'Currency',
  'Basic pay a month',
  'Service charge',
  'Service charge a month',
  'Allowances a month',
  'Accommodation',
  'Leave days a year',
  'Papers',
];

/** Who was hired as a file for a spreadsheet, which runs none of what people have called themselves. */
export function hiresFile(hires: readonly Hire[]): string {
  const rows = hires.map(({ applicationId, hiredAt, person, company, job, startsOn, pay, papers }) => [
    applicationId,
    hiredAt,
    person.firstName,
    person.lastName,
    person.name,
    person.email,
    person.phone,
    company.name,
    job.title,
    job.id,
    job.department,
    job.location,
    job.employmentType,
    startsOn,
    pay?.currency ?? null,
    pay?.basicPay ?? null,
    pay?.serviceCharge ?? null,
    pay?.serviceChargePay ?? null,
    pay?.allowances.map(({ name, amount }) => `${name}: ${amount}`).join('; ') ?? null,
    pay?.accommodation ?? null,
    pay?.leaveDays ?? null,
    papers.map(({ name }) => name).join('; '),
  ]);
  // Without the mark at its beginning, spreadsheets take UTF-8 for an older encoding.
  return `\uFEFF${csv([header, ...rows])}\r\n`;
}
