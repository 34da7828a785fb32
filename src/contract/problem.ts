import { z } from 'zod';

/** A refusal as RFC 9457 has it. What happened is told by `type`, `title` and `code`; `detail` is for people. */
export const problem = z.object({
  type: z
    .string()
    .describe(
      'Which kind of problem it is, by which programs tell them apart: an address relative to the server’s.',
    ),
  title: z.string().describe('The kind in a few words, the same each time.'),
  status: z.int().describe('The status of the answer.'),
  detail: z.string().describe('What is wrong this time: one plain sentence, or a few.'),
  code: z.string().describe('The kind as one word, as in the header Error-Code.'),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'What is wrong with each field that was sent, by its name; of those within lists "list.0.name".',
    ),
  current: z.unknown().optional().describe('Of 412: what stands there now, as the call would answer it.'),
});

export type Problem = z.output<typeof problem>;

/** Where it says what a code means, relative to the server. */
export function problemAddress(code: string): string {
  return `/developers/problems#${code}`;
}

/** 'too_many_requests' is "Too many requests". */
export function problemTitle(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
