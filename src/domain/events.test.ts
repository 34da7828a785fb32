import { expect, test } from 'vitest';
import { eventAbout, eventTypes, type NewEvent, nounOf } from './events.ts';

const nothing = { applicationId: null, jobId: null, companyId: null, userId: null };

test.each<[NewEvent, Partial<typeof nothing> | Record<string, number>]>([
  [{ type: 'application.seen', subjectId: 7, actorId: 1 }, { applicationId: 7 }],
  [
    { type: 'answer.due', subjectId: 7, actorId: null, data: { userId: 2 } },
    { applicationId: 7, userId: 2 },
  ],
  [
    { type: 'message.sent', subjectId: 90, actorId: 1, data: { applicationId: 7, fromEmployer: true } },
    { applicationId: 7 },
  ],
  [{ type: 'offer.asked', subjectId: 91, actorId: 1, data: { applicationId: 7 } }, { applicationId: 7 }],
  [
    { type: 'job.changed', subjectId: 5, actorId: 1, data: { fields: ['title'], wasOpen: true } },
    { jobId: 5 },
  ],
  [{ type: 'company.changed', subjectId: 3, actorId: 1 }, { companyId: 3 }],
  [{ type: 'pool.changed', subjectId: 3, actorId: 1 }, { companyId: 3 }],
  [{ type: 'steps.changed', subjectId: 3, actorId: 1 }, { companyId: 3 }],
  [
    { type: 'membership.ended', subjectId: 3, actorId: 1, data: { userId: 2 } },
    { companyId: 3, userId: 2 },
  ],
  // The job is open to more than the one who is invited to it: only they hear.
  [{ type: 'invitation.sent', subjectId: 8, actorId: 1, data: { jobId: 5, userId: 2 } }, { userId: 2 }],
  [{ type: 'account.changed', subjectId: 2, actorId: 1 }, { userId: 2 }],
  [{ type: 'session.ended', subjectId: 44, actorId: 2, data: { userId: 2 } }, { userId: 2 }],
  // A file is its owner's, who alone keeps or deletes it.
  [{ type: 'file.kept', subjectId: 44, actorId: 2 }, { userId: 2 }],
])('%o is about what is its own, and about nothing else', (event, about) => {
  expect(eventAbout(event)).toEqual({ ...nothing, ...about });
});

test('every type is a noun and what happened to it', () => {
  for (const type of eventTypes) expect(type).toMatch(new RegExp(`^${nounOf(type)}\\.[a-z_]+$`));
  expect(eventTypes.length).toBe(new Set(eventTypes).size);
});
