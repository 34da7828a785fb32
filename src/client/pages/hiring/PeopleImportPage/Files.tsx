import { useState } from 'react';
import { ApiError } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { sendFile } from '#client/api/send-file.ts';
import { FileDrop } from '#client/features/files/FileDrop.tsx';
import type { PeopleImportDetail } from '#contract/api.ts';
import { documentKinds, fileEndings } from '#domain/files.ts';

/** Résumés beside the table, by the file or packed: each goes to the line that its name is of. */
export function Files({ batch: { id, files, unmatchedFiles, state } }: { batch: PeopleImportDetail }) {
  const [progress, setProgress] = useState<string>();
  const [error, setError] = useState<string>();
  const send = async (chosen: readonly File[]) => {
    setError(undefined);
    const refused: string[] = [];
    for (const [at, file] of chosen.entries()) {
      setProgress(
        `Sending ${(at + 1).toLocaleString('en')} of ${chosen.length.toLocaleString('en')}: ${file.name}`,
      );
      try {
        const { left } = await sendFile('POST /api/company/imports/:id/files', file, { params: { id } });
        refused.push(...left.map(({ name, reason }) => `${name}: ${reason}.`));
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        refused.push(`${file.name}: ${failure.sentence}`);
      }
    }
    setProgress(undefined);
    setError(refused.length ? refused.slice(0, 10).join(' ') : undefined);
    await refresh('GET /api/company/imports/:id');
  };
  return (
    <FileDrop
      label="Résumés"
      hint={hintOf(files, state === 'checked' ? unmatchedFiles : undefined)}
      choose="Choose files"
      endings={['.zip', ...documentKinds.flatMap((kind) => fileEndings[kind])]}
      progress={progress}
      error={error}
      several
      onFiles={(chosen) => void send(chosen)}
    />
  );
}

function hintOf(files: number, unmatched: PeopleImportDetail['unmatchedFiles'] | undefined): string {
  const what =
    'Files of 5 MB each, or a ZIP of up to 32 MB. The table’s file names, or an email address or a name in theirs, say whose they are.';
  const sent = `${files.toLocaleString('en')} sent so far.`;
  if (!unmatched?.count) return `${what} ${sent}`;
  const more = unmatched.count > unmatched.names.length ? ', …' : '';
  return `${what} ${sent} ${unmatched.count.toLocaleString('en')} of no line: ${unmatched.names.join(', ')}${more}.`;
}
