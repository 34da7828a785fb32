import type pg from 'pg';
import { timeouts } from '#server/db/limits.ts';
import { run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';

interface Company {
  id: number;
  recruiterId: number;
  applications: number;
}

/**
 * Gives a company so many applications, a hundred to each job and five by each person, with an interview to one in ten, a draft of an offer to
 * one in twenty and one in fifty hired.
 */
export async function fillCompany(db: pg.Pool, { id, recruiterId, applications }: Company): Promise<void> {
  const [jobs, people] = [Math.ceil(applications / 100), Math.ceil(applications / 5)];
  await inTransaction(
    db,
    async (tx) => {
      await run(
        tx,
        `insert into job_posting (company_id, recruiter_id, title, description)
         select $1, $2, 'Deckhand ' || n, 'Ties up and casts off.' from generate_series(1, $3::integer) n`,
        [id, recruiterId, jobs],
      );
      await run(
        tx,
        `insert into user_account (username, first_name, last_name)
         select 'listed-' || $1::text || '-' || n, 'Aishath', 'Shifa ' || n from generate_series(1, $2::integer) n`,
        [id, people],
      );
      await run(
        tx,
        `with posted as (select id, row_number() over (order by id) - 1 as place from job_posting where company_id = $1),
           seekers as (select id, row_number() over (order by id) - 1 as place from user_account where username like 'listed-' || $1::text || '-%')
         insert into application (job_posting_id, job_seeker_id, status, application_date, status_updated_at)
         select j.id, p.id, case when n % 50 = 0 then 'hired' when n % 20 = 1 then 'offered' when n % 10 = 2 then 'interviewing' else 'submitted' end,
           now() - make_interval(mins => n), now() - make_interval(mins => n)
         from generate_series(0, $2::integer - 1) n
         join posted j on j.place = n / 100 join seekers p on p.place = n % $3::integer`,
        [id, applications, people],
      );
      const theirs = `select a.* from application a join job_posting j on j.id = a.job_posting_id where j.company_id = $1`;
      await run(
        tx,
        `insert into application_status_history (application_id, to_status, changed_at) select id, status, status_updated_at from (${theirs}) a`,
        [id],
      );
      await run(
        tx,
        `insert into interview (application_id, title, minutes, attributes, state, starts_at)
         select id, 'Talk', 30, '{}', 'booked', now() + make_interval(mins => id) from (${theirs}) a where status = 'interviewing'`,
        [id],
      );
      await run(
        tx,
        `insert into offer (application_id, version, letter, currency, basic_pay, service_charge, accommodation, flights, start_date, answer_by, expires_at)
         select id, 1, 'Dear you', 'USD', 900, 'none', 'shared', 'yearly', current_date + 60, current_date + 30, now() + interval '30 days'
         from (${theirs}) a where status = 'offered'`,
        [id],
      );
      await run(
        tx,
        `update job_posting j set application_count = (select count(*) from application a where a.job_posting_id = j.id) where company_id = $1`,
        [id],
      );
    },
    { atMost: timeouts.night },
  );
}
