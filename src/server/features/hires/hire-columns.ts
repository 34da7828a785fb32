import type { Hire } from '#contract/api.ts';
import type { CsvColumn } from '#server/http/csv-answer.ts';

/** Who was hired as a file. */
export const hireColumns: readonly CsvColumn<Hire>[] = [
  ['Application', ({ applicationId }) => applicationId],
  ['Hired (UTC)', ({ hiredAt }) => hiredAt],
  ['First name', ({ person }) => person.firstName],
  ['Last name', ({ person }) => person.lastName],
  ['Name', ({ person }) => person.name],
  ['Email', ({ person }) => person.email],
  ['Phone', ({ person }) => person.phone],
  ['Company', ({ company }) => company.name],
  ['Job', ({ job }) => job.title],
  ['Job ID', ({ job }) => job.id],
  ['Department', ({ job }) => job.department],
  ['Location', ({ job }) => job.location],
  ['Employment type', ({ job }) => job.employmentType],
  ['First day', ({ startsOn }) => startsOn],
  ['Currency', ({ pay }) => pay?.currency],
  ['Basic pay a month', ({ pay }) => pay?.basicPay],
  ['Service charge', ({ pay }) => pay?.serviceCharge],
  ['Service charge a month', ({ pay }) => pay?.serviceChargePay],
  [
    'Allowances a month',
    ({ pay }) => pay?.allowances.map(({ name, amount }) => `${name}: ${amount}`).join('; '),
  ],
  ['Accommodation', ({ pay }) => pay?.accommodation],
  ['Leave days a year', ({ pay }) => pay?.leaveDays],
  ['Papers', ({ papers }) => papers.map(({ name }) => name).join('; ')],
];
