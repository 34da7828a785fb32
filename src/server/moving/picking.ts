import { run, type Tx } from '#server/db/query.ts';
import { allKinds, inPickingOrder } from './all-kinds.ts';
import { fieldOf, isNumbered, type Kind } from './kind.ts';

/** SQL about one company: its number is one of ours, never anything that somebody wrote. */
function about(sql: string, companyId: number): string {
  return sql.replaceAll(':company', String(companyId));
}

/** Finds which rows are the company's, and gives each a number in the export: 1, 2, 3 … within its kind, in the order of the ids. */
export async function pickRows(tx: Tx, companyId: number): Promise<void> {
  for (const kind of inPickingOrder.filter(isNumbered)) {
    await run(tx, about(pickOf(kind), companyId));
    await run(tx, `create unique index on picked_${kind.name} (id)`);
    await run(tx, `analyze picked_${kind.name}`);
  }
  await run(
    tx,
    `create temp table picked_bytes on commit drop as
     select distinct on (sha256) * from (
       select encode(f.sha256, 'hex') as sha256, b.size, null::text as key, null::integer as width, null::text as format
       from picked_file p join file f on f.id = p.id join file_blob b on b.sha256 = f.sha256
       union all select encode(sha256(s.bytes), 'hex'), octet_length(s.bytes), s.key, s.width, s.format
       from picture_size s join picture c on c.key = s.key where c.company_id = ${companyId}) every
     order by sha256, key nulls first`,
  );
  await run(tx, 'create unique index on picked_bytes (sha256)');
}

function pickOf(kind: Kind): string {
  const made = `create temp table picked_${kind.name} on commit drop as`;
  if (kind.name === 'person') return `${made} ${people()}`;
  const ids = kind.name === 'file' ? files() : `select t.id from ${kind.table} t ${kind.of}`;
  return `${made} select id, row_number() over (order by id) as n from (select distinct id from (${ids}) every) one`;
}

/** The ids that the records of all kinds have of rows of one. */
function referredTo(name: string): string {
  return allKinds
    .flatMap((kind) =>
      Object.entries(kind.refs ?? {})
        .filter(([, to]) => to === name)
        .map(([column]) => `select t.${column} as id from ${kind.table} t ${rowsOf(kind)}`),
    )
    .map((ids) => `select id from (${ids}) named where id is not null`)
    .join(' union ');
}

/** The company's rows of a kind; those of profiles come after people, whom they add nobody to. */
function rowsOf(kind: Kind): string {
  if (kind.name === 'profile') return 'where false';
  return isNumbered(kind) ? `join picked_${kind.name} p on p.id = t.id` : kind.of;
}

/** What the records name, and what belongs to those whom the company brought along. */
function files(): string {
  return `${referredTo('file')} union
    select f.id from file f join user_account u on u.id = f.owner_id where u.imported_into = :company`;
}

/** Whom the records name, and whom the company brought along; and what of them the company may see. */
function people(): string {
  return `select u.id, row_number() over (order by u.id) as n,
      case when u.imported_into = :company then 'applicant'
        when exists (select from application a join picked_application p on p.id = a.id where a.job_seeker_id = u.id) then 'applicant'
        when exists (select from company_user c join picked_member p on p.id = c.id where c.user_id = u.id) then 'member'
        when u.user_type <> 'job_seeker' then 'author'
        else 'number' end as shown
    from user_account u where u.id in (${referredTo('person')}
      union select found[1]::integer from application a join picked_application p on p.id = a.id
        cross join lateral regexp_matches(a.recruiter_notes, '@\\[(\\d{1,9})\\]', 'g') found
      union select b.id from user_account b where b.imported_into = :company)`;
}

/** The statement that writes a kind's records, each a line. */
export function recordsOf(kind: Kind, companyId: number): string {
  const fields = [
    ...(isNumbered(kind) ? ['p.n as "number"'] : []),
    ...Object.keys(kind.refs ?? {}).map((column) => `ref_${column}.n as "${fieldOf(column, true)}"`),
    ...kind.plain.map((column) => `t.${column} as "${fieldOf(column)}"`),
    ...Object.entries(kind.made ?? {}).map(([field, { out }]) => `${out} as "${field}"`),
  ];
  const refs = Object.entries(kind.refs ?? {}).map(
    ([column, to]) => `left join picked_${to} ref_${column} on ref_${column}.id = t.${column}`,
  );
  const [rows, condition = ''] = isNumbered(kind)
    ? [`join picked_${kind.name} p on p.id = t.id`]
    : parted(kind.of);
  const select = `select ${fields.join(', ')} from ${kind.table} t ${rows} ${refs.join(' ')} ${condition} order by ${kind.order ?? 'p.n'}`;
  return about(`copy (select row_to_json(record) from (${select}) record) to stdout ${asItIs}`, companyId);
}

/** What is joined, and the condition: references are joined between them. */
function parted(of: string): [string, string] {
  const at = of.indexOf('where ');
  return at < 0 ? [of, ''] : [of.slice(0, at), of.slice(at)];
}

/** JSON has neither of these signs as it is, so that a line is one record, word for word. */
export const asItIs = String.raw`(format csv, quote E'\x01', delimiter E'\x02')`;
