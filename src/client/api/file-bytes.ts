import { endSession, refusal, unreachable } from './call.ts';
import { heard } from './connection.ts';

/** A file as it was sent, for a page that shows it. Throws ApiError when refused or unreachable. */
export async function fileBytes(id: number, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(`/api/files/${id}`, { signal }).catch(unreachable);
  heard(true);
  if (response.status === 401) endSession();
  if (!response.ok) throw await refusal(response);
  return new Uint8Array(await response.arrayBuffer().catch(unreachable));
}
