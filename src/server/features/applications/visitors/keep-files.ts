import type pg from 'pg';
import type { ApplyPage } from '#contract/visitor-pages.ts';
import { uploads } from '#domain/visitors.ts';
import { hashOfToken, newToken } from '#server/addresses/link-token.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { SentForm } from '#server/http/any-form.ts';
import { keyOf } from '#server/http/budgets.ts';
import { insertUpload, takePiece, uploadedFile } from './uploads.queries.ts';

interface Kept {
  jobId: number;
  form: SentForm;
  /** By the names of fields: a file with which something is wrong is chosen anew. */
  problems: Readonly<Record<string, string>>;
  network: string;
}

/** Files that came with a form that has to be looked at again: nobody chooses them twice. */
export async function keptFiles(
  db: pg.Pool,
  { jobId, form, problems, network }: Kept,
): Promise<ApplyPage['files']> {
  const kept: Record<string, { key: string; name: string }> = {};
  for (const [field, { name, bytes }] of form.files) {
    if (problems[field]) continue;
    const key = newToken();
    const isKept = await inTransaction(db, async (tx) => {
      const keyHash = hashOfToken(key);
      const upload = {
        keyHash,
        jobId,
        name: name.slice(0, 500),
        size: bytes.length,
        network: keyOf(network),
      };
      if (!(await insertUpload(tx, upload))) return false;
      for (let at = 0; at < bytes.length; at += uploads.piece)
        await takePiece(tx, keyHash, at, bytes.subarray(at, at + uploads.piece));
      return true;
    });
    if (isKept) kept[field] = { key, name };
  }
  for (const [field, key] of Object.entries(form.fields)) {
    if (kept[field] || problems[field] || typeof key !== 'string' || !/^[\w-]{43}$/.test(key)) continue;
    const file = await uploadedFile(db, jobId, hashOfToken(key));
    if (file) kept[field] = { key, name: file.name };
  }
  return kept;
}
