import type pg from 'pg';
import { eventAbout, type NewEvent } from '#domain/events.ts';
import type { UserType } from '#domain/people.ts';
import { displayName, userTypes } from '#domain/people.ts';
import { row } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { createCalendar } from './load/calendar.ts';
import { insertAll } from './load/insert-all.ts';
import { loadResponseTimes } from './load/load-response-times.ts';
import { loadApplications } from './load/load-applications.ts';
import { loadCompanies } from './load/load-companies.ts';
import { loadFiles } from './load/load-files.ts';
import { loadInterviews } from './load/load-interviews.ts';
import { loadJobs } from './load/load-jobs.ts';
import { loadMails } from './load/load-mails.ts';
import { loadMatches } from './load/load-matches.ts';
import { loadMessages } from './load/load-messages.ts';
import { loadMembers } from './load/load-members.ts';
import { loadOffers } from './load/load-offers.ts';
import { loadOnboarding } from './load/load-onboarding.ts';
import { accounts, loadPeople } from './load/load-people.ts';
import { loadPool } from './load/load-pool.ts';
import { loadProfiles } from './load/load-profiles.ts';
import { loadQuestions } from './load/load-questions.ts';
import { loadSavedSearches } from './load/load-saved-searches.ts';
import { loadRejections } from './load/load-rejections.ts';
import { loadSteps } from './load/load-steps.ts';
import { loadTemplates } from './load/load-templates.ts';
import { loadTraces } from './load/load-traces.ts';
import type { DemoEvent, Loading } from './load/loading.ts';
import { createKnown, inOrder } from './load/loading.ts';
import { madeUpPassword } from './passwords.ts';
import { createRandom } from './load/random.ts';

/** Somebody of the demo who can sign in. The password exists here and nowhere else: the database has its hash. */
export interface DemoPerson {
  username: string;
  password: string;
  userType: UserType;
  name: string;
  /** What there is to see as this person. */
  note: string;
}

/**
 * Fills a new database with a small market: everything or nothing, as it would stand at `now` after some months of
 * use. Answers who can sign in. Refuses a database in which anybody has an account.
 */
export async function loadDemo(db: pg.Pool, { now }: { now: Date }): Promise<DemoPerson[]> {
  const people = whoSignIn();
  const hashed = people.map(
    async ({ username, password }) => [username, await hashPassword(password)] as const,
  );
  const passwords = new Map(await Promise.all(hashed));
  await inTransaction(
    db,
    async (tx) => {
      const inhabited = await row<{ yes: boolean }>(tx, 'select exists (select from user_account) as yes');
      if (inhabited?.yes)
        throw new Error('The demo is only for a new database, and in this one people have accounts.');

      const random = createRandom(412);
      const loading: Loading = {
        tx,
        random,
        calendar: createCalendar(now, random),
        people: createKnown('person'),
        profiles: createKnown('profile'),
        companies: createKnown('company'),
        jobs: createKnown('job'),
        events: [],
        audit: [],
      };
      await loadPeople(loading, passwords);
      await loadCompanies(loading);
      await loadMembers(loading);
      await loadProfiles(loading);
      await loadJobs(loading);
      const applications = await loadApplications(loading);
      await loadQuestions(loading, applications);
      await loadSteps(loading);
      await loadRejections(loading);
      await loadFiles(loading);
      await loadMatches(loading, applications);
      await loadResponseTimes(loading);
      await loadOffers(loading);
      await loadInterviews(loading);
      await loadOnboarding(loading);
      await loadMessages(loading, applications);
      await loadPool(loading);
      await loadTraces(loading, applications);
      await loadSavedSearches(loading);
      await loadTemplates(loading);
      await loadMails(loading, applications);
      await insertAll(tx, 'event', inOrder(loading.events, (event) => event.happened_at).map(withSubjects));
      await insertAll(
        tx,
        'audit_log',
        inOrder(loading.audit, (entry) => entry.happened_at),
      );
    },
    patient,
  );
  return people;
}

/** Scores are calculated between two statements, for some seconds on a slow machine, and nobody waits for it. */
const patient = { atMost: 300_000 };

/** In the order of the roles. */
function whoSignIn(): DemoPerson[] {
  const people = accounts.flatMap(
    ({ username, userType, firstName = null, lastName = null, signsIn: note }) =>
      note === undefined
        ? []
        : {
            username,
            userType,
            password: madeUpPassword(),
            note,
            name: displayName({ username, firstName, lastName }),
          },
  );
  return people.toSorted((a, b) => userTypes.indexOf(a.userType) - userTypes.indexOf(b.userType));
}

/** An event with the columns by which it is found. */
function withSubjects(event: DemoEvent) {
  const { type, subject_id: subjectId, actor_id: actorId, data } = event;
  // The cast: what is said with a demo's event is written by hand, and read by nobody but people.
  const about = eventAbout({ type, subjectId, actorId, data } as NewEvent);
  return {
    ...event,
    application_id: about.applicationId,
    job_id: about.jobId,
    company_id: about.companyId,
    user_id: about.userId,
  };
}
