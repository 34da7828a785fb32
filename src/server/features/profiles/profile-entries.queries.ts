import { keysOf } from '#domain/keys.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';

interface Entry {
  id: number;
  profileId: number;
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
  description: string | null;
  changedAt: string | null;
}

export interface WorkExperienceRow extends Entry {
  company: string;
  title: string;
  location: string | null;
  startDate: string;
}

export interface EducationRow extends Entry {
  institution: string;
  degree: string;
  fieldOfStudy: string | null;
}

type ValuesOf<Row extends Entry> = Omit<Row, 'id' | 'profileId' | 'changedAt'>;
export type WorkExperienceValues = ValuesOf<WorkExperienceRow>;
export type EducationValues = ValuesOf<EducationRow>;

/** A kind of entries of a profile: its table, and its columns by what a person writes into them. */
interface Kind<Values> {
  table: string;
  columns: { readonly [Name in keyof Values]: string };
}

const period = { startDate: 'start_date', endDate: 'end_date', isCurrent: 'is_current' };

const work: Kind<WorkExperienceValues> = {
  table: 'work_experience',
  columns: {
    company: 'company',
    title: 'title',
    location: 'location',
    ...period,
    description: 'description',
  },
};

const education: Kind<EducationValues> = {
  table: 'education',
  columns: {
    institution: 'institution',
    degree: 'degree',
    fieldOfStudy: 'field_of_study',
    ...period,
    description: 'description',
  },
};

/** A person's work, what goes on first, then the latest. */
export async function workExperienceOf(db: Db, userId: number): Promise<WorkExperienceRow[]> {
  return rows<WorkExperienceRow>(db, listed(work), [userId]);
}

export async function educationOf(db: Db, userId: number): Promise<EducationRow[]> {
  return rows<EducationRow>(db, listed(education), [userId]);
}

/** Writes a new entry, or with an id the person's own one; undefined when that is not theirs. */
export async function writeWorkExperience(
  tx: Tx,
  profileId: number,
  values: WorkExperienceValues,
  id?: number,
): Promise<WorkExperienceRow | undefined> {
  const { text, given } = written(work, profileId, values, id);
  return row<WorkExperienceRow>(tx, text, given);
}

export async function writeEducation(
  tx: Tx,
  profileId: number,
  values: EducationValues,
  id?: number,
): Promise<EducationRow | undefined> {
  const { text, given } = written(education, profileId, values, id);
  return row<EducationRow>(tx, text, given);
}

/** One of a person's own entries; its profile is what changes of it lock. */
export async function ownWorkExperience(
  db: Db,
  userId: number,
  id: number,
): Promise<WorkExperienceRow | undefined> {
  return row<WorkExperienceRow>(db, own(work), [id, userId]);
}

export async function ownEducation(db: Db, userId: number, id: number): Promise<EducationRow | undefined> {
  return row<EducationRow>(db, own(education), [id, userId]);
}

export async function deleteWorkExperience(tx: Tx, profileId: number, id: number): Promise<boolean> {
  return (
    (await run(tx, 'delete from work_experience where profile_id = $1 and id = $2', [profileId, id])) > 0
  );
}

export async function deleteEducation(tx: Tx, profileId: number, id: number): Promise<boolean> {
  return (await run(tx, 'delete from education where profile_id = $1 and id = $2', [profileId, id])) > 0;
}

function columnsOf<Values>({ columns }: Kind<Values>): string {
  const named = Object.entries<string>(columns).map(([name, column]) => `${column} as "${name}"`);
  return ['id', 'profile_id as "profileId"', ...named, 'changed_at as "changedAt"'].join(', ');
}

function listed<Values>(kind: Kind<Values>): string {
  return `select ${columnsOf(kind)} from ${kind.table}
    where profile_id = (select id from job_seeker_profile where user_id = $1)
    order by is_current desc, coalesce(end_date, start_date) desc nulls last, id desc`;
}

function own<Values>(kind: Kind<Values>): string {
  return `select ${columnsOf(kind)} from ${kind.table}
    where id = $1 and profile_id = (select id from job_seeker_profile where user_id = $2)`;
}

/** The statement that writes an entry, with its values in the order of the columns. */
function written<Values>(
  kind: Kind<Values>,
  profileId: number,
  values: Values,
  id: number | undefined,
): { text: string; given: unknown[] } {
  const columns = Object.values<string>(kind.columns);
  const places = columns.map((_, index) => `$${index + 2}`);
  const names = keysOf(kind.columns);
  const given = [profileId, ...names.map((name) => values[name])];
  return id === undefined
    ? {
        text: `insert into ${kind.table} (profile_id, ${columns.join(', ')}, changed_at)
          values ($1, ${places.join(', ')}, now()) returning ${columnsOf(kind)}`,
        given,
      }
    : {
        text: `update ${kind.table} set ${columns.map((column, index) => `${column} = ${places[index]}`).join(', ')}, changed_at = now()
          where profile_id = $1 and id = $${given.length + 1} returning ${columnsOf(kind)}`,
        given: [...given, id],
      };
}
