import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { wakeAllDue } from './tasks.queries.ts';

test('upkeep of which nobody told, since who was to died in just that moment, is begun by the timer', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  // No connection of ours, so nobody tells of what it writes.
  const silent = new pg.Client(database.connection);
  await silent.connect();
  onTestFinished(() => silent.end());
  const heard = new Set<string | undefined>();
  silent.on('notification', ({ payload }) => heard.add(payload));
  await silent.query(`listen upkeep`);
  await silent.query(`delete from reading_due; delete from facet_change; delete from search_word_due;
    delete from job_search_due; delete from alert_job_due; delete from event_untold`);
  await wakeAllDue(database.pool);
  await silent.query('select');
  expect([...heard]).toEqual([]);

  await silent.query(`
    with company as (insert into company (name) values ('Reef House') returning id),
    webhook as (insert into webhook (company_id, url, types, read_through) select id, 'https://hooks.example', '{job.posted}', 0 from company),
    person as (insert into user_account (username, first_name, last_name, email) values ('aisha', 'Aisha', 'Ali', 'aisha@mail.example') returning id),
    calendar as (insert into own_calendar (user_id, url, next_read_at) select id, 'https://calendar.example', now() - interval '1 second' from person)
    insert into job_posting (company_id, recruiter_id, title, description, employment_type)
    select company.id, person.id, 'Boat Captain', 'Takes guests out.', 'full_time' from company, person`);
  await silent.query('select');
  expect([...heard]).toEqual([]);
  await wakeAllDue(database.pool);
  await eventually(() =>
    ['webhooks', 'features', 'search-index', 'own-calendars'].every((name) => heard.has(name)),
  );
});
