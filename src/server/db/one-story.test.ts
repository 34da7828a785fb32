import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { migrate } from './migrate.ts';
import { rows } from './query.ts';

const ours = path.join(import.meta.dirname, 'migrations');

test('what contradicted itself before there was a rule tells one story after the migration', async () => {
  const database = await freshDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-migrations-'));
  try {
    const [own = ''] = (await readdir(ours)).filter((name) => name.endsWith('_one_story.sql'));
    await cp(ours, folder, { recursive: true, filter: (from) => path.basename(from) < own || from === ours });
    await database.pool.query('drop schema public cascade; create schema public');
    await migrate(database.pool, folder);
    await database.pool.query(contradictory);
    await migrate(database.pool);
    const stories = await rows(
      database.pool,
      `select a.id, a.status, array(select o.state from offer o where o.application_id = a.id order by o.version) as offers,
              (select count(*) from interview i where i.application_id = a.id and i.state = 'booked') as booked
       from application a order by a.id`,
    );
    expect(stories).toEqual([
      { id: 1, status: 'offered', offers: ['sent'], booked: 0 },
      { id: 2, status: 'hired', offers: ['withdrawn'], booked: 0 },
      { id: 3, status: 'hired', offers: ['set_aside'], booked: 0 },
      { id: 4, status: 'rejected', offers: ['called_off'], booked: 0 },
      { id: 5, status: 'hired', offers: ['called_off', 'accepted'], booked: 0 },
    ]);
  } finally {
    await rm(folder, { recursive: true });
    await database.drop();
  }
});

const offer = (application: number, version: number, state: string) => {
  const answered = state === 'accepted' || state === 'declined';
  return `insert into offer (application_id, version, state, letter, currency, basic_pay, service_charge, accommodation, flights,
      start_date, answer_by, sent_at, sent_letter, answered_at, signed_name)
    values (${application}, ${version}, '${state}', 'Dear you.', 'USD', 1000, 'none', 'none', 'none', '2030-03-01', '2030-02-01',
      now(), 'Dear you.', ${answered ? "now(), 'A'" : 'null, null'});`;
};

const contradictory = `
  insert into company (name) values ('Blue Lagoon');
  insert into job_posting (company_id, title, description) values (2, 'Dive guide', 'Guides dives.');
  insert into user_account (username, user_type) select 'seeker-' || n, 'job_seeker' from generate_series(1, 5) n;
  insert into application (job_posting_id, job_seeker_id, status)
    values (1, 1, 'screening'), (1, 2, 'hired'), (1, 3, 'hired'), (1, 4, 'rejected'), (1, 5, 'hired');
  ${offer(1, 1, 'sent')} ${offer(2, 1, 'sent')} ${offer(3, 1, 'declined')} ${offer(4, 1, 'accepted')}
  ${offer(5, 1, 'accepted')} ${offer(5, 2, 'accepted')}
  insert into interview (application_id, title, minutes, attributes, state, starts_at)
    values (4, 'Talk', 30, '{Calm}', 'booked', now() + interval '1 day');
  insert into interview_seat (interview_id, user_id, during) values (1, 4, tstzrange(now(), now() + interval '1 hour'));`;
