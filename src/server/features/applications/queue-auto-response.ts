import type { Tx } from '#server/db/query.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { autoResponseFor } from './auto-response.queries.ts';

/** Has the applicant be written what their company answers by itself, where it has written an answer. */
export async function queueAutoResponse(tx: Tx, { subjectId }: { subjectId: number }): Promise<void> {
  if (await autoResponseFor(tx, subjectId))
    await enqueue(tx, 'auto-response', [{ data: { applicationId: subjectId } }]);
}
