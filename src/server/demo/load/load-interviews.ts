import type { ApplicationStatus } from '#domain/application-status.ts';
import { daysAfter } from '#domain/deadlines.ts';
import { rows, run } from '#server/db/query.ts';
import { insertAll, insertNumbered } from './insert-all.ts';
import { interviewKits, opinions, plainInterview } from '#server/demo/market/interview-kits.ts';
import type { Loading } from './loading.ts';

interface Invited {
  id: number;
  status: ApplicationStatus;
  jobSeekerId: number;
  companyId: number;
  invitedAt: string;
  /** Who moved it there first, then another member. */
  team: number[];
}

/** The hours by Malé's clocks at which people meet. */
const hours = ['10:00', '11:30', '14:00', '15:30'];
const day = 86_400_000;
const meeting = 'https://meet.example/odegiri-talks';

/** What is asked at the steps at which people meet. */
const kitsOfSteps = `update step s set kit_id = k.id
  from step_template t, interview_kit k, (values ('Video interview', 'First talk by video'), ('With Chef Niyaz', 'First talk by video'),
    ('A day on the island', 'Trade test'), ('Trial service', 'Trade test')) as asked (step, kit)
  where t.id = s.template_id and k.company_id = t.company_id and s.name = asked.step and k.title = asked.kit`;

/** What the browsers of those who live elsewhere have told. */
const clocks = `update user_account u set time_zone = z.zone
  from job_seeker_profile p, (values ('%Sri Lanka%', 'Asia/Colombo'), ('%Colombo%', 'Asia/Colombo'), ('%Nepal%', 'Asia/Kathmandu'),
    ('%Kathmandu%', 'Asia/Kathmandu'), ('%India%', 'Asia/Kolkata'), ('%Kochi%', 'Asia/Kolkata'), ('%Bali%', 'Asia/Makassar'),
    ('%Manila%', 'Asia/Manila'), ('%Dhaka%', 'Asia/Dhaka')) as z (place, zone)
  where p.user_id = u.id and p.location ilike z.place`;

/** An interview with everybody who got so far: past ones with scorecards, some of them late, and coming ones. */
export async function loadInterviews(loading: Loading): Promise<void> {
  await loadKits(loading);
  await run(loading.tx, clocks);
  const invited = await rows<Invited>(
    loading.tx,
    `select a.id, a.status, a.job_seeker_id as "jobSeekerId", j.company_id as "companyId", h.changed_at as "invitedAt",
            array(select m.user_id from company_user m where m.company_id = j.company_id and (m.verified or m.user_id = h.changed_by)
                  order by m.user_id = h.changed_by desc, m.id desc limit 2) as team
     from application a join job_posting j on j.id = a.job_posting_id
     cross join lateral (select s.changed_at, s.changed_by from application_status_history s
                         where s.application_id = a.id and s.to_status = 'interviewing' order by s.id limit 1) h
     where a.withdrawn_at is null order by h.changed_at, a.id`,
  );
  const waiting = invited.filter(({ status }) => status === 'interviewing');
  const days = daysOfTeam(waiting, loading);
  const planned = invited.map((one) => planOf(one, waiting.indexOf(one), loading, days.get(one)));
  const ids = await insertNumbered(
    loading.tx,
    'interview',
    planned.map(({ interview }) => interview),
  );
  const numbered = planned.map((plan, index) => ({ ...plan, id: ids[index] ?? 0 }));
  await insertAll(
    loading.tx,
    'interview_panel',
    numbered.flatMap(({ id, invited: { team } }) =>
      team.map((user) => ({ interview_id: id, user_id: user })),
    ),
  );
  await insertAll(
    loading.tx,
    'interview_time',
    numbered.flatMap(({ id, times }) => times.map((time) => ({ interview_id: id, starts_at: time }))),
  );
  await loadSeats(loading, numbered);
  await loadScorecards(loading, numbered);
  await loadNews(loading, numbered);
}

async function loadKits({ tx, companies }: Loading): Promise<void> {
  const kits = Object.entries(interviewKits).flatMap(([company, those]) =>
    those.map((kit) => ({ company_id: companies.id(company), ...kit })),
  );
  await insertAll(tx, 'interview_kit', kits);
  await run(tx, kitsOfSteps);
}

function planOf(
  invited: Invited,
  place: number,
  { calendar, companies }: Loading,
  told?: { startsAt: string; place: string },
) {
  const kit = kitOf(invited, companies);
  // Of those who wait for their interview every third chooses a time still, the others have one; who has heard was there.
  const choosing = !told && place >= 0 && place % 3 === 2;
  const times = choosing ? [2, 3, 4].map((days) => timeOf(calendar.date(days), place + days)) : [];
  const startsAt = told?.startsAt ?? (choosing ? null : startOf(invited, place, calendar));
  return {
    invited,
    kit,
    times,
    interview: {
      application_id: invited.id,
      ...kit,
      place: told?.place ?? (/video/i.test(kit.title) ? meeting : 'Staff office, ground floor'),
      state: choosing ? 'proposed' : 'booked',
      starts_at: startsAt,
      sequence: 1,
      created_by: invited.team[0] ?? null,
      created_at: invited.invitedAt,
    },
  };
}

/** For the people of the demo who hire there is one to join on the day it is begun, and one that was held and not scored. */
function daysOfTeam(
  waiting: readonly Invited[],
  { calendar, people }: Loading,
): ReadonlyMap<Invited, { startsAt: string; place: string }> {
  const halfHour = 1_800_000;
  const soon = Math.ceil(Date.parse(calendar.now) / halfHour) * halfHour + halfHour;
  return new Map(
    ['dilani', 'waheed'].flatMap((name, later) => {
      const [first, second] = waiting.filter(({ team: [inviter] }) => inviter === people.id(name));
      const today = { startsAt: new Date(soon + later * halfHour).toISOString(), place: meeting };
      const held = { startsAt: timeOf(calendar.date(-3), 1), place: meeting };
      return [...(first ? [[first, today] as const] : []), ...(second ? [[second, held] as const] : [])];
    }),
  );
}

function kitOf({ companyId, id }: Invited, companies: Loading['companies']) {
  const own = Object.entries(interviewKits).find(([company]) => companies.id(company) === companyId)?.[1];
  return own?.[id % own.length] ?? plainInterview;
}

/** Every fourth who waits has been there already, without a decision yet. */
function startOf({ invitedAt }: Invited, place: number, calendar: Loading['calendar']): string {
  if (place >= 0 && place % 4 !== 0) return timeOf(calendar.date(1 + Math.floor(place / 4)), place);
  const soon = timeOf(daysAfter(invitedAt.slice(0, 10), 2), place + 1);
  const lately = new Date(Date.parse(calendar.now) - 3 * day).toISOString();
  return soon < lately ? soon : timeOf(lately.slice(0, 10), place + 1);
}

function timeOf(date: string, place: number): string {
  // The whole demo is in the Maldives, where clocks are never moved.
  return new Date(`${date}T${hours[Math.abs(place) % hours.length]}:00+05:00`).toISOString();
}

type Numbered = ReturnType<typeof planOf> & { id: number };

function isAhead({ interview: { starts_at: startsAt } }: Numbered, now: string): boolean {
  return startsAt !== null && Date.parse(startsAt) > Date.parse(now);
}

async function loadSeats({ tx, calendar }: Loading, numbered: readonly Numbered[]): Promise<void> {
  const coming = numbered.filter((one) => isAhead(one, calendar.now));
  await insertAll(
    tx,
    'interview_seat',
    coming.flatMap(({ id, kit, interview, invited }) => {
      const start = Date.parse(interview.starts_at ?? '');
      const during = `[${new Date(start).toISOString()},${new Date(start + kit.minutes * 60_000).toISOString()})`;
      return [invited.jobSeekerId, ...invited.team].map((user) => ({
        interview_id: id,
        user_id: user,
        during,
      }));
    }),
  );
}

async function loadScorecards({ tx, calendar }: Loading, numbered: readonly Numbered[]): Promise<void> {
  const held = numbered.filter(
    ({ interview }) =>
      interview.starts_at !== null && Date.parse(interview.starts_at) < Date.parse(calendar.now),
  );
  await insertAll(
    tx,
    'scorecard',
    held.flatMap(({ id, kit, interview, invited }, index) =>
      invited.team
        // Somebody is late now and then: of who has not been decided on, whoever invited them.
        .filter((_, member) =>
          invited.status === 'interviewing' ? member === 1 : member === 0 || index % 3 !== 1,
        )
        .map((author, member) => {
          const low = invited.status === 'rejected' ? 2 : 0;
          const opinion = opinions[low + ((index + member) % 2)] ?? opinions[0];
          return {
            application_id: invited.id,
            interview_id: id,
            author_id: author,
            recommendation: opinion.recommendation,
            note: opinion.note,
            ratings: kit.attributes.map((attribute, at) => ({
              attribute,
              step: opinion.steps[at] ?? 3,
              note: null,
            })),
            handed_in_at: new Date(
              Date.parse(interview.starts_at ?? '') + (20 + member) * 3_600_000,
            ).toISOString(),
          };
        }),
    ),
  );
}

/** What candidates and interviewers have been told of what is ahead, since yesterday. */
async function loadNews({ tx, calendar }: Loading, numbered: readonly Numbered[]): Promise<void> {
  const open = numbered.filter((one) => one.interview.state === 'proposed' || isAhead(one, calendar.now));
  await insertAll(
    tx,
    'notification',
    open.flatMap(({ interview, invited }) => {
      const startsAt = interview.starts_at;
      const told = {
        type: startsAt ? 'interview.booked' : 'interview.proposed',
        application_id: invited.id,
        data: startsAt ? { startsAt } : {},
        created_at: new Date(Date.parse(calendar.now) - day).toISOString(),
        in_inbox: true,
      };
      return [{ user_id: invited.jobSeekerId, ...told }];
    }),
  );
}
