import type { Query } from '@tanstack/react-query';
import type { answerKey } from './api-cache.ts';
import { ApiError, ask } from './call.ts';
import { connection, isOutage } from './connection.ts';
import { queryClient } from './query-client.ts';

const first = 1_000;
const most = 30_000;

/**
 * What could not be read because the line or the server was gone is read again when they are back, without anybody's
 * asking. One of what is missing is asked for now and then, ever less often; once it comes, all the others are. Returns
 * how to stop.
 */
export function healPages(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = first;
  const look = async () => {
    timer = undefined;
    const [missing] = broken();
    if (!missing) wait = first;
    else if (connection() !== 'offline' && (await answers(missing))) {
      wait = first;
      await queryClient.refetchQueries({ predicate: isBroken });
    } else {
      wait = Math.min(2 * wait, most);
    }
    soon();
  };
  const soon = () => {
    if (broken().length) timer ??= setTimeout(() => void look(), wait);
  };
  const now = () => {
    clearTimeout(timer);
    wait = first;
    void look();
  };
  const stop = queryClient.getQueryCache().subscribe(soon);
  globalThis.addEventListener('online', now);
  return () => {
    stop();
    clearTimeout(timer);
    globalThis.removeEventListener('online', now);
  };
}

function broken(): Query[] {
  return queryClient.getQueryCache().findAll({ type: 'active', predicate: isBroken });
}

function isBroken(query: Query): boolean {
  const { status, error, fetchStatus } = query.state;
  return (
    query.isActive() &&
    fetchStatus === 'idle' &&
    status === 'error' &&
    error instanceof ApiError &&
    isOutage(error.status)
  );
}

async function answers({ queryKey }: Query): Promise<boolean> {
  // The cast: what useApi caches stands under its call and what that needs.
  const [key, needs] = queryKey as ReturnType<typeof answerKey>;
  try {
    // Nobody has looked at it yet.
    await ask(key, needs, { prefetch: true });
    return true;
  } catch (error) {
    return error instanceof ApiError && !isOutage(error.status);
  }
}
