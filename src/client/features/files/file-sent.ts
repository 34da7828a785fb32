import { cachedAnswer, setAnswer } from '#client/api/api-cache.ts';
import type { OwnFile } from '#contract/api.ts';

/** Shows a file among one's own as soon as it has arrived: first as the one used last, or after the others. */
export function fileSent(file: OwnFile, { last = false } = {}): void {
  const others = (cachedAnswer('GET /api/files', {}) ?? []).filter(({ id }) => id !== file.id);
  setAnswer('GET /api/files', {}, last ? [...others, file] : [file, ...others]);
}
