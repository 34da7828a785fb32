import { useState } from 'react';
import { ApiError } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { sendFile } from '#client/api/send-file.ts';
import { FileDrop } from '#client/features/files/FileDrop.tsx';
import type { PeopleImportDetail } from '#contract/api.ts';
import { documentKinds, fileEndings } from '#domain/files.ts';

/** Résumés beside the table: each goes to the line that names it. */
export function Files({ batch: { id, files, columns } }: { batch: PeopleImportDetail }) {
  const [progress, setProgress] = useState<string>();
  const [error, setError] = useState<string>();
  if (!columns.some(({ column }) => column === 'fileName' || column === 'resumeUrl')) return null;
  const send = async (chosen: readonly File[]) => {
    setError(undefined);
    const refused: string[] = [];
    for (const [at, file] of chosen.entries()) {
      setProgress(
        `Sending ${(at + 1).toLocaleString('en')} of ${chosen.length.toLocaleString('en')}: ${file.name}`,
      );
      try {
        await sendFile('POST /api/company/imports/:id/files', file, { params: { id } });
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
      hint={`Files that the table names, up to 5 MB each. ${files.toLocaleString('en')} sent so far.`}
      choose="Choose files"
      endings={documentKinds.flatMap((kind) => fileEndings[kind])}
      progress={progress}
      error={error}
      several
      onFiles={(chosen) => void send(chosen)}
    />
  );
}
