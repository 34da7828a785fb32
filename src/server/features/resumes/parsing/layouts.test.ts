import { describe, expect, test } from 'vitest';
import { resumeIn } from '#server/features/resumes/resume-in.ts';
import { judged } from '#test/resumes/judge.ts';
import { examples, layouts } from '#test/resumes/layouts.ts';

describe('a résumé of people of resorts, boats and guest houses is read field by field', () => {
  test.each(Object.keys(layouts))('set with %s', async (layout) => {
    for (const example of examples().filter((one) => one.layout === layout)) {
      const fields = judged(example, await resumeIn(example.bytes));
      const wrong = fields.filter(({ right }) => !right);
      expect(fields.length).toBeGreaterThan(20);
      expect(wrong, `${example.person.name}, habit ${example.variant}`).toEqual([]);
    }
  });
});
