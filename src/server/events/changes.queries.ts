import type { ListKind } from '#contract/modified.ts';
import type { Actor } from '#domain/permissions.ts';
import { hiringReach } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { mayHearOf } from '#server/visibility/visible-candidates.queries.ts';

/** What is asked for: what of a kind was changed since, where the page begins and how much is on it. */
interface Asked {
  kind: ListKind;
  since: string;
  /** Only of this application. */
  under?: number | undefined;
  after?: { at: string; id: number } | undefined;
  limit: number;
}

export interface Change {
  id: number;
  /** When it was last told. */
  at: string;
  /** Whether this actor may hear that it is not in a list: they see all there is of its company. */
  marked: boolean;
}

/** What of a kind something happened to, each once, in the order in which that was told. */
export async function changesOf(db: Db, actor: Actor, asked: Asked): Promise<Change[]> {
  const { kind, under, after, limit } = asked;
  const parameters = new Parameters();
  const told = toldOf(actor, asked.since, parameters);
  // A parameter where a statement needs it: none may stand beside it unused.
  const application: Application = () =>
    under === undefined ? undefined : `${parameters.add(under)}::integer`;
  const person: Person = (account) => mayHearOf(actor, account, parameters);
  const where = after
    ? `where (at, id) > (${parameters.add(after.at)}::timestamptz, ${parameters.add(after.id)}::bigint)`
    : '';
  return rows(
    db,
    `select id, at, marked from (
       select id, max(at) as at, bool_or(marked) as marked from (${sourceOf(kind, told, application, person)}) told group by id
     ) changed ${where} order by at, id limit ${parameters.add(limit)}`,
    parameters.values,
  );
}

/** Over `list_change c`: what was told of a kind since, that concerns this actor. */
type Told = (kind: string, more?: string) => string;

function toldOf(actor: Actor, since: string, parameters: Parameters): Told {
  const from = parameters.add(since);
  const { everything, allPostingsIn, ownPostingsIn } = hiringReach(actor);
  const within = (ids: number[]) =>
    everything ? 'true' : `(c.company_id is null or c.company_id = any(${parameters.add(ids)}::integer[]))`;
  const [marked, theirs] = [within(allPostingsIn), within([...allPostingsIn, ...ownPostingsIn])];
  return (kind, more = 'true') =>
    `select c.subject_id as id, c.told_at as at, ${marked} as marked from list_change c
     where c.kind = '${kind}' and c.told_at >= ${from}::timestamptz and ${theirs} and ${more}`;
}

/** The placeholder of the one application that is asked about; undefined where all are. */
type Application = () => string | undefined;

/** Whether this actor may hear of what somebody changes of themselves. */
type Person = (account: string) => string;

type Source = (told: Told, application: Application, person: Person) => string;

/** Every change of what stands in a list, whatever it comes from: (id, at, marked). Of the other kinds, what is told of themselves. */
const sources: Readonly<Partial<Record<ListKind, Source>>> = {
  // It says how many have applied.
  job: (told) => `${told('job')} union all
    select a.job_posting_id, t.at, t.marked from (${told('application')}) t join application a on a.id = t.id`,
  application: (told) => applications(told),
  interview: (told, application) =>
    `${told('interview', ofApplication(application))} union all ${below('interview', told, application)}`,
  offer: (told, application) =>
    `${told('offer', ofApplication(application))} union all ${below('offer', told, application)}`,
  onboarding: (told, application) =>
    `${told('onboarding')} union all ${below('onboarding', told, application)}`,
  // Who was never hired has never been in that list.
  hire: (told) => `select t.id, t.at, t.marked from (${applications(told)}) t
    where not exists (select from application a where a.id = t.id)
      or exists (select from application_status_history h where h.application_id = t.id and h.to_status = 'hired')`,
  unconfirmed: (told) => `${told('unconfirmed')} union all
    select v.id, t.at, t.marked from (${told('job')}) t join visitor_application v on v.job_posting_id = t.id`,
  // What people change of themselves is no company's own: those whom it shows them to hear of it, and nobody else.
  candidate: (
    told,
    _,
    person,
  ) => `${told('candidate', `(c.company_id is not null or ${person('c.subject_id::integer')})`)}
    union all select a.job_seeker_id, t.at, t.marked from (${told('application')}) t join application a on a.id = t.id
    union all select d.kept_id, t.at, t.marked from (${told('application')}) t join application a on a.id = t.id
      join job_posting j on j.id = a.job_posting_id
      join candidate_pair d on d.other_id = a.job_seeker_id and d.company_id = j.company_id and d.same and d.undone_at is null
    union all select g.user_id, t.at, t.marked from (${told('tag_name')}) t join candidate_tagged g on g.tag_id = t.id`,
};

function sourceOf(kind: ListKind, told: Told, application: Application, person: Person): string {
  return sources[kind]?.(told, application, person) ?? told(kind, ofApplication(application));
}

/** Of one application, or of all. */
function ofApplication(application: Application): string {
  const id = application();
  return id === undefined ? 'true' : `c.under_id = ${id}`;
}

/** Applications repeat what their job is called. */
const applications = (told: Told) => `${told('application')} union all
  select a.id, t.at, t.marked from (${told('job')}) t join application a on a.job_posting_id = t.id`;

/** What belongs to an application repeats who applied and for what. */
const below = (table: 'interview' | 'offer' | 'onboarding', told: Told, application: Application) =>
  `select x.id, t.at, t.marked from (${applications(told)}) t join ${table} x on x.application_id = t.id
   ${ofOne('t.id', application)}`;

function ofOne(column: string, application: Application): string {
  const id = application();
  return id === undefined ? '' : `where ${column} = ${id}`;
}
