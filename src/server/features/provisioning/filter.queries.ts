import type { Parameters } from '#server/db/parameters.ts';
import type { Comparable, Filter, Operator } from './scim/filter.ts';
import { scimRefusal } from './scim/scim-error.ts';

/** What can be filtered by, each with its SQL; `text` has no case, `exact` has. */
export type Columns = Readonly<
  Record<string, { sql: string; kind: 'text' | 'exact' | 'truth' | 'time' | 'member' }>
>;

/** A filter as a condition of SQL: every value is a parameter, every column one of these. */
export function filterSql(filter: Filter, columns: Columns, parameters: Parameters): string {
  if (filter.is === 'not') return `(not coalesce(${filterSql(filter.part, columns, parameters)}, false))`;
  if (filter.is !== 'compared')
    return `(${filter.parts.map((part) => filterSql(part, columns, parameters)).join(` ${filter.is} `)})`;
  const column = Object.hasOwn(columns, filter.attribute) ? columns[filter.attribute] : undefined;
  if (!column) throw refused(`${filter.attribute} cannot be filtered by.`);
  const { sql, kind } = column;
  if (filter.operator === 'pr') return kind === 'truth' ? 'true' : `(${sql} is not null)`;
  if (filter.value === null) return equality(filter.operator, `(${sql} is null)`, `(${sql} is not null)`);
  if (kind === 'truth') return truthSql(sql, filter.operator, filter.value);
  if (kind === 'time') return timeSql(sql, filter.operator, filter.value, parameters);
  if (kind === 'member') return memberSql(sql, filter.operator, filter.value, parameters);
  return textSql(sql, filter.operator, filter.value, { parameters, exact: kind === 'exact' });
}

function equality(operator: Operator, equal: string, other: string): string {
  if (operator === 'eq') return equal;
  if (operator === 'ne') return other;
  throw refused(`${operator} cannot compare that.`);
}

function truthSql(sql: string, operator: Operator, value: Comparable): string {
  const word = String(value).toLowerCase();
  if (word !== 'true' && word !== 'false') throw refused('That is either true or false.');
  const [equal, other] = [`(${sql})`, `(not (${sql}))`];
  return word === 'true' ? equality(operator, equal, other) : equality(operator, other, equal);
}

const timeSigns: Partial<Record<Operator, string>> = {
  eq: '=',
  ne: '<>',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
};

function timeSql(sql: string, operator: Operator, value: Comparable, parameters: Parameters): string {
  const sign = timeSigns[operator];
  const time = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? new Date(value) : undefined;
  if (!sign || !time || Number.isNaN(time.getTime()))
    throw refused('A time is compared with an ISO 8601 time.');
  return `(date_trunc('milliseconds', ${sql}) ${sign} ${parameters.add(time.toISOString())}::timestamptz)`;
}

function memberSql(sql: string, operator: Operator, value: Comparable, parameters: Parameters): string {
  const is = `(${parameters.add(String(value))}::text in (${sql}))`;
  return equality(operator, is, `(not ${is})`);
}

interface AsText {
  parameters: Parameters;
  exact: boolean;
}

function textSql(sql: string, operator: Operator, value: Comparable, { parameters, exact }: AsText): string {
  if (typeof value !== 'string') throw refused('A text is compared with a text in quotation marks.');
  // What cannot be stored is nowhere.
  if (value.includes('\u0000') || !value.isWellFormed()) return operator === 'ne' ? 'true' : 'false';
  const [column, sought] = exact
    ? [sql, `${parameters.add(value)}::text`]
    : [`lower(${sql})`, `lower(${parameters.add(value)}::text)`];
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- what is left does not compare texts
  switch (operator) {
    case 'eq':
      return `(${column} = ${sought})`;
    case 'ne':
      return `(${column} is distinct from ${sought})`;
    case 'co':
      return `(strpos(${column}, ${sought}) > 0)`;
    case 'sw':
      return `starts_with(${column}, ${sought})`;
    case 'ew':
      return `(right(${column}, length(${sought})) = ${sought})`;
    default:
      throw refused(`${operator} does not compare texts here.`);
  }
}

function refused(what: string): Error {
  return scimRefusal.invalid(what, 'invalidFilter');
}
