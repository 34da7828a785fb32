import { describe, expect, test } from 'vitest';
import { resumeIn } from '#server/features/resumes/resume-in.ts';
import { judgedFacts, written } from '#test/resumes/habits.ts';

describe('a résumé in somebody’s own habits is read', () => {
  test.each(written())('$lot, $name', async (resume) => {
    const facts = judgedFacts(resume, await resumeIn(resume.bytes));
    expect(facts.filter(({ right, isMissed }) => !right && !isMissed)).toEqual([]);
  });
});
