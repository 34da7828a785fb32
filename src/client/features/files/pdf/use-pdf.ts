import { useEffect, useState } from 'react';
import { ApiError } from '#client/api/call.ts';
import { fileBytes } from '#client/api/file-bytes.ts';
import type { NotShown } from '#client/features/files/FileNotShown.tsx';
import type { Pdf } from './open-pdf.ts';

interface Opened {
  pdf?: Pdf;
  error?: NotShown;
}

/** How long a PDF may take to be opened; whatever takes longer is made to. */
const longest = 20_000;

/** A PDF as it was sent, opened; pdf.js itself is fetched with the first. */
export function usePdf(id: number): Opened {
  const [opened, setOpened] = useState<Opened>({});
  useEffect(() => {
    const left = new AbortController();
    const show = async () => {
      const next = await open(id, left.signal).then(
        (pdf): Opened => ({ pdf }),
        (error: unknown): Opened => ({ error: whyNot(error) }),
      );
      if (!left.signal.aborted) setOpened(next);
    };
    void show();
    return () => left.abort();
  }, [id]);
  return opened;
}

async function open(id: number, signal: AbortSignal): Promise<Pdf> {
  const [bytes, { openPdf }] = await Promise.all([fileBytes(id, signal), import('./open-pdf.ts')]);
  signal.throwIfAborted();
  const task = openPdf(bytes);
  const end = () => void task.destroy();
  signal.addEventListener('abort', end, { once: true });
  const late = setTimeout(end, longest);
  return task.promise.finally(() => clearTimeout(late));
}

/** What is wrong with the file itself is as the server would say it; the rest may go better another time. */
function whyNot(error: unknown): NotShown {
  if (error instanceof ApiError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return { status: 422, code: 'locked', sentence: '' };
  if (ofFile.has(name)) return { status: 422, code: 'damaged', sentence: '' };
  return { status: 0, code: '', sentence: 'It could not be loaded. Check your connection and try again.' };
}

const ofFile = new Set(['InvalidPDFException', 'FormatError', 'UnknownErrorException', 'Error']);
