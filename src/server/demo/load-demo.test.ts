import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationStatuses } from '#domain/application-status.ts';
import { applyFields, notesFields } from '#domain/fields/applications.ts';
import { jobStatuses } from '#domain/jobs.ts';
import { jobFields } from '#domain/fields/jobs.ts';
import { profileFields } from '#domain/fields/profiles.ts';
import { isWebLink } from '#domain/links.ts';
import { templateProblem } from '#domain/mail-templates.ts';
import { userTypes } from '#domain/people.ts';
import { profileCompletion } from '#domain/profile-completion.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { consistencyFaults } from '#server/cli/doctor.queries.ts';
import { rows } from '#server/db/query.ts';
import { readPlainText } from '#server/documents/plain-text.ts';
import { parseResume } from '#server/features/resumes/parsing/parse-resume.ts';
import { type TestDatabase, freshDatabase } from '#test/database.ts';
import { type TestServer, startServer } from '#test/server.ts';
import { type DemoPerson, loadDemo } from './load-demo.ts';
import { wishes } from './market/wishes.ts';

const now = new Date();
let database: TestDatabase;
let people: DemoPerson[];

beforeAll(async () => {
  database = await freshDatabase();
  people = await loadDemo(database.pool, { now });
});

afterAll(() => database.drop());

const all = <Row>(sql: string) => rows<Row>(database.pool, sql);

/** The statement finds what would be wrong, so it has to find nothing. */
async function expectNone(sql: string): Promise<void> {
  expect(await all(sql)).toEqual([]);
}

describe('The market of the demo', () => {
  test('has people of every role, and applications and jobs in every status', async () => {
    const types = await all<{ type: string }>('select distinct user_type as type from user_account');
    expect(new Set(types.map(({ type }) => type))).toEqual(new Set(userTypes));
    const moved = await all<{ status: string }>('select distinct status from application');
    expect(new Set(moved.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
    const posted = await all<{ status: string }>('select distinct status from job_posting');
    expect(new Set(posted.map(({ status }) => status))).toEqual(new Set(jobStatuses));
  });

  test('has scores of most applications, as the engine calculated them when people applied', async () => {
    const [scores] = await all<Record<string, number>>(
      `select count(*) as applications, count(a.match_score) as scored, count(distinct a.match_score) as different,
              count(*) filter (where m.score = a.match_score and m.computed_at = a.application_date) as kept
       from application a left join application_match m on m.application_id = a.id and m.at_application`,
    );
    expect(scores?.['scored']).toBeGreaterThan((scores?.['applications'] ?? 0) * 0.8);
    expect(scores?.['different']).toBeGreaterThan(20);
    expect(scores?.['kept']).toBe(scores?.['scored']);
  });

  test('has candidates at the steps of two templates', async () => {
    const steps = await all<{ name: string }>(
      'select distinct t.name from application a join step s on s.id = a.step_id join step_template t on t.id = s.template_id order by 1',
    );
    expect(steps.map(({ name }) => name)).toEqual(['Front office', 'Kitchen']);
    await expectNone(
      `select a.id from application a join step s on s.id = a.step_id
       where not exists (select from application_step_history h where h.application_id = a.id and h.to_step = s.name)`,
    );
  });

  test('has interviews ahead and behind, of which the past ones are scored but for who is late', async () => {
    const [seen] = await all<Record<string, number>>(
      `select count(*) filter (where starts_at > now()) as coming, count(*) filter (where starts_at < now()) as past,
              count(*) filter (where state = 'proposed') as proposed,
              (select count(*) from scorecard) as scorecards,
              (select count(*) from interview_panel p join interview i on i.id = p.interview_id
               where i.starts_at < now() - interval '3 days'
                 and not exists (select from scorecard k where k.interview_id = i.id and k.author_id = p.user_id)) as late
       from interview`,
    );
    for (const many of Object.values(seen ?? {})) expect(many).toBeGreaterThan(0);
    await expectNone(
      `select i.id from interview i where i.state = 'booked' and i.starts_at > now()
       and not exists (select from interview_seat e where e.interview_id = i.id)`,
    );
  });

  test('asks questions for some jobs, which everybody who applied has answered, some not as hoped', async () => {
    await expectNone(
      `select a.id from application a join job_question q on q.job_posting_id = a.job_posting_id and q.required
       left join application_answer s on s.application_id = a.id and s.question_id = q.id
       where num_nonnulls(s.text, s.number, s.file_id) is distinct from 1`,
    );
    const flagged = await all<{ flagged: boolean }>(
      'select distinct s.text <> all(q.wanted) as flagged from application_answer s join job_question q on q.id = s.question_id where q.wanted <> array[]::text[]',
    );
    expect(flagged).toHaveLength(2);
  });

  test('has templates that could be saved as they stand', async () => {
    const templates = await all<{ body: string }>('select body from mail_template');
    expect(templates.length).toBeGreaterThan(3);
    for (const { body } of templates) expect(templateProblem(body)).toBeUndefined();
  });

  test('has searches that people keep, whose alerts have told them of jobs they find', async () => {
    const told = await all<{ alert: string; count: number; jobs: number; matched: number }>(
      `select s.alert, n.data->'alert'->'count' as count, jsonb_array_length(n.data->'alert'->'jobs') as jobs,
              (select count(*) from alert_match m where m.saved_search_id = s.id) as matched
       from saved_search s join notification n on n.user_id = s.user_id and n.data->'alert'->>'name' = s.name`,
    );
    expect(new Set(told.map(({ alert }) => alert))).toEqual(new Set(['daily', 'weekly']));
    for (const { count, jobs, matched } of told) expect([count, jobs]).toEqual([matched, matched]);
    await expectNone('select id from saved_search where alert is not null and query is null');
  });

  test('keeps résumés that say what the profiles say, and applications carry them', async () => {
    const kept = await all<{ bytes: Buffer; jobs: string[]; schools: string[]; skills: string[] }>(
      `select b.bytes, p.skills,
              array(select w.title || ', ' || w.company from work_experience w where w.profile_id = p.id order by w.start_date desc) as jobs,
              array(select e.institution from education e where e.profile_id = p.id order by e.start_date desc) as schools
       from file f join file_blob b on b.sha256 = f.sha256 join job_seeker_profile p on p.user_id = f.owner_id where f.purpose = 'resume'`,
    );
    expect(kept.length).toBeGreaterThan(10);
    let [right, told] = [0, 0];
    for (const { bytes, jobs, schools, skills } of kept) {
      const read = parseResume(readPlainText(bytes).lines);
      const named = read.workExperience.map(({ title, company }) => `${title}, ${company}`);
      expect([named.length, read.education.length, read.skills]).toEqual([
        jobs.length,
        schools.length,
        skills,
      ]);
      right += named.filter((job) => jobs.includes(job)).length;
      told += jobs.length;
    }
    expect(right / told).toBeGreaterThan(0.95);
    const [carried] = await all<{ count: number }>(
      'select count(*) as count from application where file_id is not null',
    );
    expect(carried?.count).toBeGreaterThan(10);
  });

  test('knows what people want next, and nobody’s wishes but theirs', async () => {
    const said = await all<{ username: string }>(
      `select u.username from job_seeker_profile p join user_account u on u.id = p.user_id
       where p.goal_titles <> '{}' or p.work_values <> '{}'`,
    );
    expect(new Set(said.map(({ username }) => username))).toEqual(new Set(Object.keys(wishes)));
  });

  test('is large enough to fill every screen', async () => {
    const [size] = await all<Record<string, number>>(
      `select (select count(*) from company where verified_at is not null) as companies,
              (select count(*) from company where verified_at is null and id <> 1) as unverified,
              (select count(*) from company_user where not verified) as waiting,
              (select count(*) from job_posting where status = 'active' and (closes_at is null or closes_at > now())) as open,
              (select count(*) from job_posting where status = 'active' and closes_at <= now()) as expired,
              (select count(*) from application) as applications,
              (select count(*) from application where withdrawn_at is not null) as withdrawn,
              (select count(*) from user_account) as people,
              (select count(sent_at) from mail) as mails,
              (select count(*) from audit_log) as decisions`,
    );
    const least = { companies: 13, unverified: 2, waiting: 4, open: 45, expired: 3 };
    const more = { applications: 160, withdrawn: 10, people: 60, mails: 50, decisions: 15 };
    for (const [what, count] of Object.entries({ ...least, ...more }))
      expect(size?.[what], what).toBeGreaterThanOrEqual(count);
  });

  test('has no text longer than people may enter, no link that is none, and every name at most once', async () => {
    const texts = await all<{ what: string; longest: number; most: number }>(
      `select 'cover letter' as what, max(length(cover_letter)) as longest, ${applyFields.coverLetter.max} as most from application
       union all select 'notes', max(length(recruiter_notes)), ${notesFields.recruiterNotes.max} from application
       union all select 'description', max(length(description)), ${jobFields.description.max} from job_posting
       union all select 'salary', max(length(salary_range)), ${jobFields.salaryRange.max} from job_posting
       union all select 'title', max(length(title)), ${jobFields.title.max} from job_posting
       union all select 'skill', max(length(skill)), ${jobFields.skillsRequired.max} from job_posting, unnest(skills_required) as skill
       union all select 'summary', max(length(summary)), ${profileFields.summary.max} from job_seeker_profile`,
    );
    for (const { what, longest, most } of texts) expect(longest, what).toBeLessThanOrEqual(most);
    const links = await all<{ link: string }>(
      `select website as link from company union select resume_url from job_seeker_profile
       union select custom_resume_url from application union select linkedin_url from company_settings
       union select twitter_url from company_settings union select glassdoor_url from company_settings`,
    );
    const given = links.map(({ link }) => link).filter(Boolean);
    expect(given.length).toBeGreaterThan(30);
    expect(given.filter((link) => !isWebLink(link))).toEqual([]);
    await expectNone('select title, company_id from job_posting group by 1, 2 having count(*) > 1');
    await expectNone('select cover_letter from application where cover_letter <> trim(cover_letter)');
  });

  test('can still be loaded on another day, when its months lie further back', async () => {
    const later = await freshDatabase();
    try {
      await loadDemo(later.pool, { now: new Date('2031-03-01T19:30:00Z') });
      const [latest] = await rows<{ begun: string }>(
        later.pool,
        'select max(start_date) as begun from work_experience',
      );
      expect(latest?.begun).toBe('2030-11-01');
    } finally {
      await later.drop();
    }
  });
});

describe('What happened in the demo', () => {
  test('is told the same by counters, statuses, histories and events', async () => {
    await inTransaction(database.pool, async (tx) => {
      for await (const { about, fault } of consistencyFaults(tx)) expect(fault, about).toBeUndefined();
    });
    await expectNone(
      `select a.id from application a
       where (select max(changed_at) from application_status_history h where h.application_id = a.id and not withdrawal) <> a.status_updated_at
          or (select max(changed_at) from application_status_history h where h.application_id = a.id and withdrawal) is distinct from a.withdrawn_at`,
    );
    await expectNone(
      `select h.id from application_status_history h
       where (select count(*) from event e where e.subject_id = h.application_id and e.happened_at = h.changed_at and e.actor_id = h.changed_by
                and e.type = case when h.withdrawal then 'application.withdrawn' when h.from_status is null then 'application.submitted' else 'application.moved' end) <> 1`,
    );
    await expectNone(
      `select id from job_posting j where (select count(*) from event where type = 'job.posted' and subject_id = j.id) <> 1`,
    );
    await expectNone(
      `select id from user_account u where (select count(*) from event where type = 'account.registered' and subject_id = u.id) <> 1`,
    );
  });

  test('happened in an order that makes sense, and none of it tomorrow', async () => {
    const moment = `'${now.toISOString()}'::timestamptz`;
    await expectNone(
      `select a.id from application a join job_posting j on j.id = a.job_posting_id join user_account u on u.id = a.job_seeker_id
       where a.application_date <= j.posted_date or a.application_date <= u.created_at or a.application_date >= j.closes_at
          or a.application_date > j.updated_at and j.status in ('closed', 'filled')`,
    );
    await expectNone(
      `select h.id from application_status_history h join application_status_history earlier
         on earlier.application_id = h.application_id and earlier.id < h.id
       where earlier.changed_at >= h.changed_at`,
    );
    await expectNone(
      `select j.id from job_posting j join user_account u on u.id = j.recruiter_id join company c on c.id = j.company_id and c.id <> 1
       where j.posted_date <= u.created_at or j.posted_date <= c.created_at or j.posted_date > ${moment}`,
    );
    await expectNone(`select id from event where happened_at > ${moment}`);
    await expectNone(`select * from job_view where viewed_on > ${moment}::date`);
    await expectNone(
      `select v.* from job_view v join job_posting j on j.id = v.job_posting_id where v.viewed_on < j.posted_date::date`,
    );
    await expectNone(
      `select w.id from work_experience w where start_date > ${moment}::date or end_date > ${moment}::date`,
    );
  });

  test('was done by people who work there', async () => {
    await expectNone(
      `select h.id from application_status_history h join application a on a.id = h.application_id join job_posting j on j.id = a.job_posting_id
       where h.from_status is not null and not h.withdrawal and not exists (
         select from company_user m join user_account u on u.id = m.user_id
         where m.user_id = h.changed_by and m.company_id = j.company_id and m.created_at < h.changed_at
           and u.user_type in ('recruiter', 'hiring_manager') and (m.verified or j.recruiter_id = m.user_id))`,
    );
    await expectNone(
      `select j.id from job_posting j left join company_user m on m.company_id = j.company_id and m.user_id = j.recruiter_id where m.id is null`,
    );
    await expectNone(
      `select c.id from company c where c.id <> 1
       and not exists (select from company_user m where m.company_id = c.id and m.verified and m.role = 'company_admin')`,
    );
  });

  test('left every profile with the completion it has', async () => {
    const profiles = await all<
      Parameters<typeof profileCompletion>[0] & { percentage: number; complete: boolean }
    >(
      `select title, summary, location, phone, resume_url as "resumeUrl", skills, profile_completion_percentage as percentage,
              u.profile_completed as complete,
              (select count(*) from work_experience w where w.profile_id = p.id) as "experienceCount",
              (select count(*) from education e where e.profile_id = p.id) as "educationCount",
              (select count(*) from file f where f.owner_id = p.user_id and f.purpose = 'resume') as "fileCount"
       from job_seeker_profile p join user_account u on u.id = p.user_id`,
    );
    for (const profile of profiles) expect(profile.percentage).toBe(profileCompletion(profile));
    expect(profiles.map(({ complete }) => complete)).toEqual(
      profiles.map(({ percentage }) => percentage === 100),
    );
    expect(new Set(profiles.map(({ percentage }) => percentage)).size).toBeGreaterThan(5);
  });
});

describe('Who can sign in to the demo', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database });
  });
  afterAll(() => server.close());

  const signedIn = async (username: string) => {
    const browser = server.as();
    const password = people.find((person) => person.username === username)?.password ?? '';
    await browser.call('POST /api/login', { body: { username, password } });
    return browser;
  };

  test('is one person of every role and a job seeker who has just come, with passwords made anew each time', async () => {
    expect(new Set(people.map(({ userType }) => userType))).toEqual(new Set(userTypes));
    expect(people).toHaveLength(userTypes.length + 1);
    for (const { password } of people) expect(password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/);
    expect(new Set(people.map(({ password }) => password)).size).toBe(people.length);
    const [others] = await all<{ hashes: number }>('select count(password) as hashes from user_account');
    expect(others?.hashes).toBe(people.length);
  });

  test('signs in with the password that was told, and is greeted by name', async () => {
    for (const { username, userType, name } of people) {
      const user = await (await signedIn(username)).call('GET /api/user');
      expect([user.userType, `${user.firstName} ${user.lastName}`]).toEqual([userType, name]);
    }
  });

  test('finds the screens of a job seeker filled', async () => {
    const aishath = await signedIn('aishath');
    const applications = await aishath.call('GET /api/applications');
    expect(applications).toHaveLength(10);
    expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
    const [begins] = await aishath.call('GET /api/onboardings');
    expect(begins).toMatchObject({
      companyName: 'Henveiru Hospitality Academy',
      tasks: 9,
      done: 3,
      overdue: 0,
    });
    expect(await aishath.call('GET /api/saved-jobs')).toHaveLength(7);
    const stats = await aishath.call('GET /api/dashboard/stats');
    expect(stats).toMatchObject({ profileCompletionPercentage: 100, savedJobs: 7 });
    expect(stats.profileViews).toBeGreaterThan(10);
    const yoosuf = await signedIn('yoosuf');
    expect(await yoosuf.call('GET /api/applications')).toEqual([]);
    expect(await yoosuf.call('GET /api/dashboard/stats')).toMatchObject({ profileCompletionPercentage: 0 });
  });

  test('finds the screens of those who hire filled', async () => {
    const dilani = await signedIn('dilani');
    const own = people.find(({ username }) => username === 'dilani');
    const user = await dilani.call('GET /api/user');
    expect(user.username).toBe(own?.username);
    const jobs = await dilani.call('GET /api/jobs', { query: { scope: 'own', recruiter: String(user.id) } });
    expect(jobs).toHaveLength(9);
    expect(jobs.reduce((sum, job) => sum + job.applicationCount, 0)).toBeGreaterThanOrEqual(30);
    for (const username of ['dilani', 'waheed', 'fathimath']) {
      const member = await signedIn(username);
      expect((await member.call('GET /api/applications')).length, username).toBeGreaterThan(48);
      expect((await member.call('GET /api/company/analytics')).avgTimeToHire, username).toBeGreaterThan(5);
      expect((await member.call('GET /api/company/candidates')).length, username).toBeGreaterThan(20);
    }
    const waiting = await (
      await signedIn('waheed')
    ).call('GET /api/applications', { query: { status: 'screening' } });
    expect(waiting.length).toBeGreaterThanOrEqual(5);
  });
});

describe('Loading the demo', () => {
  test('is refused where anybody has an account', async () => {
    const before = await all('select count(*) from user_account');
    await expect(loadDemo(database.pool, { now })).rejects.toThrow('only for a new database');
    expect(await all('select count(*) from user_account')).toEqual(before);
  });
});
