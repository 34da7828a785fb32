import { z } from 'zod';
import { endInterviewFields, interviewPlaceFields, kitFields } from '#domain/fields/interviews.ts';
import { interviewStates, panelProblem } from '#domain/interviews.ts';
import { limits } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { csvFile, edited, id, idInPath, paging, time, timeAsked, wholeNumber } from './fields.ts';
import { modifiedQuery, modifiedSince, tellsModified } from './modified.ts';
import { schemaOf, schemasOf } from './schema-of.ts';

const interview = z
  .object({
    id,
    applicationId: id,
    jobId: id,
    jobTitle: z.string(),
    companyId: id,
    companyName: z.string(),
    candidateName: z.string(),
    title: z.string(),
    minutes: z.int(),
    place: z.string().nullable().describe('An address, or a link to a meeting.'),
    state: z.enum(interviewStates),
    startsAt: time.nullable(),
    times: z
      .array(z.object({ startsAt: time, free: z.boolean() }))
      .describe(
        'Among which the candidate chooses; one that is not free any more is past, or somebody else has it.',
      ),
    panel: z
      .array(z.object({ id: id.optional(), name: z.string() }))
      .describe('Who asks; their ids are for the hiring side.'),
    companyTimeZone: z.string(),
    candidateTimeZone: z.string(),
    reason: z.string().nullable().describe('Why it was cancelled or declined.'),
    ended: z.boolean().describe('The application is decided or withdrawn, so no other times are proposed.'),
    ending: z
      .boolean()
      .describe(
        'It was decided a moment ago: the interview is about to be cancelled, unless that is undone.',
      ),
    takesPart: z.boolean().describe('Whether this person is among those who meet.'),
    mayRun: z.boolean().describe('Whether this person proposes and cancels.'),
    questions: z.string().nullable().optional().describe('Only for the hiring side:'),
    attributes: z.array(z.string()).optional(),
  })
  .meta({ id: 'Interview' });

const kit = z
  .object({
    id,
    title: z.string(),
    minutes: z.int(),
    questions: z.string().nullable(),
    attributes: z.array(z.string()),
    ...edited,
  })
  .meta({ id: 'InterviewKit' });

const byId = z.object({ id: idInPath });

const asked = {
  ...schemasOf(kitFields),
  attributes: schemaOf(kitFields.attributes)
    .unwrap()
    .default([])
    .describe('What to score; without any a scorecard is the recommendation and its note.'),
};

const when = {
  times: z
    .array(z.iso.datetime({ error: 'times must be ISO times in UTC' }), { error: 'times must be a list' })
    .max(limits.interviewTimes, `At most ${limits.interviewTimes} times can be proposed`),
  fixed: z
    .boolean({ error: 'fixed must be true or false' })
    .default(false)
    .describe('The one time given is the time; otherwise the candidate chooses.'),
  ...schemasOf(interviewPlaceFields),
};

const panel = z
  .array(id, { error: 'panel must be a list of ids' })
  .superRefine((ids, context) => {
    const message = panelProblem(ids);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((ids) => [...new Set(ids)]);

/** From when to when, at most so many days. */
const span = z
  .object({ from: timeAsked('from'), to: timeAsked('to') })
  .refine(({ from, to }) => Date.parse(to) > Date.parse(from), {
    path: ['to'],
    error: 'to must be after from',
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= limits.busyDays * 86_400_000, {
    path: ['to'],
    error: `At most ${limits.busyDays} days can be asked for`,
  });

const listed = {
  when: z.enum(['coming', 'past', 'any'], { error: 'when must be coming, past or any' }).default('coming'),
  whose: z.enum(['mine', 'all'], { error: 'whose must be mine or all' }).default('mine'),
  interviewer: wholeNumber('interviewer')
    .optional()
    .describe('Only those that this person is asked to hold.'),
  job: wholeNumber('job').optional(),
  from: timeAsked('from')
    .optional()
    .describe('Only those that begin in this time, or of whose proposed times one does.'),
  to: timeAsked('to').optional(),
};

export const interviews = {
  'GET /api/interviews': endpoint({
    summary:
      'Interviews: those one takes part in or arranged, or all about applications one may see. Those ahead and all: the next first; those before: the last first',
    permission: 'interview.list',
    noted: 'people.read',
    query: z.object({ ...listed, modifiedSince, ...paging }),
    status: 200,
    answer: z.array(interview),
    ...tellsModified('interview'),
  }),
  'GET /api/interviews/export': endpoint({
    summary: 'The same interviews, all of them, as a file of comma-separated values',
    permission: 'interview.list',
    query: z.object(listed),
    ...csvFile,
  }),
  'GET /api/applications/:id/interviews': endpoint({
    summary: 'The interviews about an application, the first first',
    permission: 'application.see',
    noted: 'people.read',
    params: byId,
    query: z.object(modifiedQuery),
    status: 200,
    answer: z.array(interview),
    ...tellsModified('interview'),
  }),
  'GET /api/applications/:id/interviewers': endpoint({
    summary: 'Who can be asked to interview: the verified members of the company, and oneself',
    neverModified: 'it is worked out from who is a member, and from the last interviews',
    permission: 'interview.run',
    params: byId,
    status: 200,
    answer: z
      .object({
        people: z.array(z.object({ id, name: z.string() })),
        suggested: z
          .object({ kitId: id.nullable(), panel: z.array(id), place: z.string().nullable() })
          .describe(
            'What one would choose: the step’s kit, who held the last interview of its kind, and where one met then.',
          ),
        companyTimeZone: z.string().describe('Whose clocks the two sides go by.'),
        candidateTimeZone: z.string(),
      })
      .meta({ id: 'Interviewers' }),
  }),
  'GET /api/applications/:id/busy-times': endpoint({
    summary:
      'When those who can be asked are in interviews, or asked to be, and busy by their own calendars. Which interview it is, only of those one may see',
    neverModified: 'it is worked out from calendars',
    permission: 'interview.run',
    params: byId,
    query: span,
    status: 200,
    answer: z.array(
      z
        .object({
          userId: id,
          startsAt: time,
          endsAt: time,
          offered: z.boolean().describe('Proposed to a candidate who has not chosen yet.'),
          calendar: z
            .boolean()
            .describe(
              'Busy by their own calendar, which says no more than that: it can be arranged all the same.',
            ),
          about: z
            .object({ interviewId: id, applicationId: id, candidateName: z.string(), title: z.string() })
            .nullable(),
        })
        .meta({ id: 'BusyTime' }),
    ),
  }),
  'GET /api/interviewers': endpoint({
    summary: 'Who holds interviews about applications one may see, by name',
    neverModified: 'it is worked out from interviews',
    permission: 'interview.run',
    status: 200,
    answer: z.array(z.object({ id, name: z.string() })),
  }),
  'POST /api/applications/:id/interviews': endpoint({
    summary: 'Propose times for an interview, or set the one time it has',
    permission: 'interview.run',
    params: byId,
    body: z.object({
      ...asked,
      ...when,
      panel,
      move: z
        .boolean({ error: 'move must be true or false' })
        .default(false)
        .describe('Moves the application to Interviewing where it stands before that.'),
    }),
    status: 201,
    answer: interview,
    budget: 'message',
    refuses: { 409: ['application_ended', 'busy', 'time_taken', 'too_many_interviews'] },
  }),
  'PUT /api/interviews/:id/times': endpoint({
    summary: 'Propose new times, or set another time',
    permission: 'interview.run',
    params: byId,
    body: z.object(when),
    status: 200,
    answer: interview,
    budget: 'message',
    refuses: { 409: ['application_ended', 'busy', 'interview_over', 'time_taken'] },
  }),
  'POST /api/interviews/:id/book': endpoint({
    summary: 'Choose one of the times proposed to one',
    permission: 'interview.answer',
    params: byId,
    body: z.object({ startsAt: timeAsked('startsAt') }),
    status: 201,
    answer: interview,
    budget: 'message',
    refuses: { 409: ['application_ended', 'being_changed', 'busy', 'interview_over', 'time_taken'] },
  }),
  'POST /api/interviews/:id/decline': endpoint({
    summary: 'Decline an interview, or ask for other times',
    permission: 'interview.answer',
    params: byId,
    body: z.object(schemasOf(endInterviewFields)),
    status: 201,
    answer: interview,
    refuses: { 409: ['interview_over'] },
  }),
  'POST /api/interviews/:id/cancel': endpoint({
    summary: 'Cancel an interview; everybody who takes part is told',
    permission: 'interview.run',
    params: byId,
    body: z.object(schemasOf(endInterviewFields)),
    status: 201,
    answer: interview,
    refuses: { 409: ['interview_over'] },
  }),
  'GET /api/interviews/:id/calendar': endpoint({
    summary: 'An interview as an iCalendar file, for those who take part; nothing before it is booked',
    permission: 'interview.list',
    noted: 'people.read',
    params: byId,
    status: 200,
    answersFile: true,
    refuses: { 409: ['not_booked'] },
  }),
  'GET /api/interview-kits': endpoint({
    summary: 'What one’s company keeps to ask in interviews, by title',
    permission: 'interview.kit',
    query: z.object(modifiedQuery),
    status: 200,
    answer: z.array(kit),
    ...tellsModified('interview_kit'),
  }),
  'POST /api/interview-kits': endpoint({
    summary: 'Keep a kit for the interviews of one’s company',
    permission: 'interview.kit',
    body: z.object(asked),
    status: 201,
    answer: kit,
    refuses: { 409: ['title_taken', 'too_many_kits'] },
  }),
  'PUT /api/interview-kits/:id': endpoint({
    summary: 'Change a kit; interviews made with it stay as they are',
    permission: 'interview.kit',
    params: byId,
    body: z.object(asked),
    status: 200,
    answer: kit,
    versioned: true,
    refuses: { 409: ['title_taken'] },
  }),
  'DELETE /api/interview-kits/:id': endpoint({
    summary: 'Delete a kit; interviews made with it stay as they are',
    permission: 'interview.kit',
    params: byId,
    status: 204,
  }),
};
