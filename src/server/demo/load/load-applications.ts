import type { ApplicationSource } from '#domain/application-source.ts';
import { applications } from '#server/demo/market/applications.ts';
import { historyOf } from '#server/demo/market/histories.ts';
import { insertAll, insertNumbered } from './insert-all.ts';
import type { Loading } from './loading.ts';
import { inOrder } from './loading.ts';

const sources: readonly [ApplicationSource, ...ApplicationSource[]] = [
  'search',
  'search',
  'search',
  'recommended',
  'recommended',
  'saved',
  'company',
  'shared',
  'direct',
];

/** An application that is in the database. */
export interface LoadedApplication {
  id: number;
  job: string;
  by: string;
  sentAt: string;
  /** Who of the company dealt with it, and when. */
  handled: readonly { by: number; at: string }[];
}

/** The applications with all that became of them. */
export async function loadApplications(loading: Loading): Promise<LoadedApplication[]> {
  const { tx, random, people, jobs } = loading;
  const dated = applications.map((application) => ({
    application,
    history: historyOf(application, loading),
  }));
  const sent = inOrder(dated, ({ history }) => history.sentAt);
  const ids = await insertNumbered(
    tx,
    'application',
    sent.map(({ application, history }) => ({
      job_posting_id: jobs.id(application.job),
      job_seeker_id: people.id(application.by),
      cover_letter: application.letter ?? null,
      custom_resume_url: application.resume ?? null,
      application_date: history.sentAt,
      status: history.status,
      status_updated_at: history.movedAt,
      recruiter_notes:
        application.notes?.replaceAll(mentioned, (_, name: string) => `@[${people.id(name)}]`) ?? null,
      withdrawn_at: history.withdrawnAt,
      source: random.pick(sources),
    })),
  );
  const numbered = sent.map((one, index) => ({ ...one, id: ids[index] ?? 0 }));

  await loadMentions(loading, numbered);
  const entries = numbered.flatMap(({ id, history }) =>
    history.entries.map((entry) => ({ application_id: id, ...entry })),
  );
  await insertAll(
    tx,
    'application_status_history',
    inOrder(entries, (entry) => entry.changed_at),
  );
  for (const entry of entries) loading.events.push(eventOf(entry));

  return numbered.map(({ id, application: { job, by }, history }) => ({
    id,
    job,
    by,
    sentAt: history.sentAt,
    handled: history.entries
      .filter((entry) => entry.from_status && !entry.withdrawal)
      .map((entry) => ({ by: entry.changed_by, at: entry.changed_at })),
  }));
}

const mentioned = /@\[([\w.]+)\]/g;

/** Whom notes mention, by whoever moved the application last and when they did. */
async function loadMentions(
  { tx, people, events }: Loading,
  numbered: readonly {
    id: number;
    application: { notes?: string };
    history: Pick<ReturnType<typeof historyOf>, 'entries'>;
  }[],
): Promise<void> {
  const mentions = numbered.flatMap(({ id, application: { notes = '' }, history: { entries } }) =>
    [...notes.matchAll(mentioned)].map(([, name = '']) => ({
      application_id: id,
      user_id: people.id(name),
      mentioned_by: entries.at(-1)?.changed_by ?? null,
      mentioned_at: entries.at(-1)?.changed_at ?? '',
    })),
  );
  await insertAll(tx, 'application_mention', mentions);
  for (const { application_id, user_id, mentioned_by, mentioned_at } of mentions)
    events.push({
      type: 'application.mentioned',
      subject_id: application_id,
      actor_id: mentioned_by,
      data: { mentioned: [user_id] },
      happened_at: mentioned_at,
    });
}

function eventOf(entry: ReturnType<typeof historyOf>['entries'][number] & { application_id: number }) {
  const { from_status: from, to_status: to } = entry;
  const about = {
    subject_id: entry.application_id,
    actor_id: entry.changed_by,
    happened_at: entry.changed_at,
  };
  if (!from) return { ...about, type: 'application.submitted' as const, data: {} };
  if (entry.withdrawal) return { ...about, type: 'application.withdrawn' as const, data: {} };
  return { ...about, type: 'application.moved' as const, data: { from, to } };
}
