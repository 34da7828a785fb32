import { z } from 'zod';
import { id, idInPath } from './fields.ts';
import { endpoint } from './endpoint.ts';

/** How reliably an employer answers: of so many of the last applications, this share within so many days. Null where there are too few to say. */
export const answerRecord = z
  .object({ share: z.int().min(0).max(100), days: z.int(), counted: z.int() })
  .meta({ id: 'AnswerRecord' })
  .nullable();

export const answers = {
  'GET /api/jobs/:id/waiting': endpoint({
    summary: 'How many applicants of a job still wait to hear what becomes of them, and can be told',
    permission: 'job.edit',
    params: z.object({ id: idInPath }),
    status: 200,
    answer: z.object({ jobId: id, waiting: z.int() }),
  }),
};
