import { useState } from 'react';
import { ApiError } from '#client/api/call.ts';
import { sendFile } from '#client/api/send-file.ts';
import { announce } from '#client/ui/announcer.ts';
import type { Answer } from '#contract/api.ts';
import { fileProblem } from './file-problem.ts';

type FileCall = Parameters<typeof sendFile>[0];

interface Sending<Answered> {
  /** What stands in the call’s path, where something does. */
  params?: Readonly<Record<string, number>>;
  sent: (answer: Answered) => void;
  /** What is said while the server is at it. */
  working: string;
  /** Hears when a file sets out, and when it has arrived or failed to. */
  onUnderWay?: (isUnderWay: boolean) => void;
}

/** A file on its way, how far it has come, and why it did not arrive. */
export function useSendFile<Key extends FileCall>(
  key: Key,
  { params, sent, working, onUnderWay }: Sending<Answer<Key>>,
) {
  const [progress, setProgress] = useState<string>();
  const [error, setError] = useState<string>();

  async function send(file: File): Promise<void> {
    const problem = fileProblem(file);
    setError(problem);
    if (problem) return;
    setProgress(`Sending ${file.name}…`);
    onUnderWay?.(true);
    announce(`Sending ${file.name}`);
    try {
      const answer = await sendFile(key, file, {
        params,
        onProgress: (percent) => setProgress(percent < 100 ? `Sending ${file.name}: ${percent}%` : working),
      });
      sent(answer);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.sentence);
    } finally {
      setProgress(undefined);
      onUnderWay?.(false);
    }
  }

  return { progress, error, send: (file: File) => void send(file) };
}
