import type { Answer } from '#contract/api.ts';
import { endSession, refusal, unreachable } from './call.ts';
import { whenThereIsALine } from './unsent.ts';

type FileCall =
  | 'POST /api/files'
  | 'POST /api/resumes/reading'
  | 'POST /api/onboarding-tasks/:id/files'
  | 'POST /api/company/pictures'
  | 'POST /api/company/imports'
  | 'POST /api/company/job-imports'
  | 'POST /api/company/imports/:id/files'
  | 'POST /api/user/portrait';

interface Options {
  /** What stands in the call’s path. */
  params?: Readonly<Record<string, number>>;
  query?: Readonly<Record<string, string | number>>;
  /** Called with 0 to 100 as the file goes out. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file as the body of a call, as it is. By XMLHttpRequest, since fetch cannot tell how much has gone out. Throws
 * ApiError when refused or unreachable.
 */
export async function sendFile<Key extends FileCall>(
  key: Key,
  file: File,
  { params = {}, query = {}, onProgress, signal }: Options = {},
): Promise<Answer<Key>> {
  await whenThereIsALine(key, signal);
  const response = await post(pathOf(key, params) + queryOf(query), file, onProgress, signal);
  // The cast: the server parses every answer by the same contract before it sends it.
  if (response.ok) return (await response.json()) as Answer<Key>;
  if (response.status === 401) endSession();
  throw await refusal(response);
}

function pathOf(key: FileCall, params: Readonly<Record<string, number>>): string {
  return key.replace('POST ', '').replace(/:(\w+)/, (_, name: string) => String(params[name]));
}

function queryOf(query: NonNullable<Options['query']>): string {
  const said = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return said.size > 0 ? `?${said.toString()}` : '';
}

function post(
  path: string,
  file: File,
  onProgress: Options['onProgress'],
  signal: AbortSignal | undefined,
): Promise<Response> {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json, application/problem+json');
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('Content-Disposition', `attachment; filename*=UTF-8''${encoded(file.name)}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress?.(total ? Math.floor((100 * loaded) / total) : 0);
    });
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new Error('No answer')));
    request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  }).catch(unreachable);
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['Content-Type', 'Error-Code']) {
    const value = request.getResponseHeader(name);
    if (value) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}

function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}
