import { z } from 'zod';
import { applicationStatuses } from '#domain/application-status.ts';
import { limits, mostBoardCards, mostMovesAtOnce } from '#domain/limits.ts';
import { aboutMove, application } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { date, id, oneOf, time, wholeNumber } from './fields.ts';
import { step } from './steps.ts';

/** An application as a card on the board: little enough that a thousand come at once. */
const boardCard = application
  .pick({
    id: true,
    jobPostingId: true,
    jobSeekerId: true,
    jobTitle: true,
    applicantName: true,
    applicationDate: true,
    status: true,
    statusUpdatedAt: true,
    seenAt: true,
    answerDueAt: true,
    answeredAt: true,
  })
  .extend({
    tellsAt: time
      .nullable()
      .describe('When they are told of a rejection that is held back; null where they know how they stand.'),
    flags: z
      .int()
      .describe(
        'How many answers are not what the job hopes for: a remark, by which nothing is sorted or moved.',
      ),
    stepId: id
      .nullable()
      .describe('The step of its job’s template at which it stands, and that template; null for none.'),
    stepTemplateId: id.nullable(),
    interviewAt: time
      .nullable()
      .describe(
        'What comes next: the next booked interview, the day by which an open offer asks for an answer, the first day of who is hired.',
      ),
    replyBy: date.nullable(),
    startsOn: date.nullable(),
  })
  .meta({ id: 'BoardCard' });

const column = z.object({
  status: z.enum(applicationStatuses),
  count: z.int().describe('How many stand here, on the board or not.'),
  withdrawn: z
    .int()
    .describe(
      'How many of those who withdrew stood here: the list counts them too, on the board they have no card.',
    ),
  medianDays: z
    .number()
    .nullable()
    .describe(
      'How many days those who are here now have been here, the one in the middle; null where nobody is.',
    ),
});

const filters = {
  job: wholeNumber('job').optional(),
  search: z.string().max(limits.search, `search can have at most ${limits.search} characters`).optional(),
  appliedWithinDays: wholeNumber('appliedWithinDays', 3_650).optional(),
  reached: oneOf('reached', applicationStatuses)
    .optional()
    .describe('Those that stand at this status or stood there once.'),
  tag: wholeNumber('tag').optional().describe('Only people with one of the company’s tags.'),
  waiting: z
    .enum(['true'], { error: 'waiting can only be true' })
    .optional()
    .describe('Only those who still wait to hear what becomes of them.'),
};

const move = z.object({
  id,
  status: oneOf('Status', applicationStatuses),
  from: oneOf('From', applicationStatuses)
    .optional()
    .describe('The status it was seen in: if it stands in another by now, it is left there.'),
  stepId: id
    .nullable()
    .optional()
    .describe(
      'A step of the job’s inside the status; null for none. Left out, it stands where it stands, and after a move at none.',
    ),
  ...aboutMove,
});

const movesProblem = `moves must be a list of 1 to ${mostMovesAtOnce}`;

export const board = {
  'GET /api/board': endpoint({
    summary: `Applications as a board of the six statuses: counts, time in stage, and the ${mostBoardCards} that moved last`,
    neverModified: 'its cards are applications, whose list takes it, and its counts are made anew each time',
    permission: 'application.board',
    noted: 'people.read',
    query: z.object(filters),
    status: 200,
    answer: z
      .object({
        columns: z.array(column),
        cards: z.array(boardCard),
        templates: z
          .array(z.object({ id, steps: z.array(step) }))
          .describe('The steps by which the jobs of these cards go, in their order.'),
      })
      .meta({ id: 'Board' }),
  }),
  'POST /api/applications/moves': endpoint({
    summary:
      'Move several applications; each that cannot be moved is named with the reason, and the others are',
    permission: 'application.move',
    body: z.object({
      moves: z.array(move, { error: movesProblem }).min(1, movesProblem).max(mostMovesAtOnce, movesProblem),
    }),
    status: 200,
    answer: z.object({
      moved: z.array(
        z.object({
          id,
          from: z.enum(applicationStatuses),
          status: z.enum(applicationStatuses),
          statusUpdatedAt: time,
        }),
      ),
      refused: z.array(
        z.object({
          id,
          reason: z.string(),
          /** As the header Error-Code has it. */ code: z.string().optional(),
          status: z.enum(applicationStatuses).optional(),
        }),
      ),
    }),
  }),
};
