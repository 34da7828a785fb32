/** How somebody reaches the server, and what they are told while that takes long. */
export interface Line {
  origin: string;
  fetch: typeof fetch;
  say: (text: string) => void;
  /** Does the work that is asked for while a job is being flooded; undefined where it cannot be done here. */
  solve: (puzzle: object) => Promise<string | undefined>;
  /** Ended when the page goes. */
  over: AbortSignal;
}

/** What outlasts a page that is closed or killed. */
export interface Memory {
  read: (name: string) => string | undefined;
  write: (name: string, value: string | undefined) => void;
}

const timeoutMs = 20_000;
const longestPauseMs = 15_000;

/** Asks until there is an answer that asking again would not change: whatever is asked here can be asked twice. */
export async function answerTo(line: Line, path: string, init: RequestInit = {}): Promise<Response> {
  for (let failures = 0; ; failures += 1) {
    const reply = await tried(line, path, init);
    if (reply && !passes(reply)) return reply;
    line.say(reply ? 'The server is busy. Trying again …' : 'The line is bad. Trying again …');
    await pause(line, pauseBefore(failures, reply));
  }
}

/** One try; undefined where the line broke, or nothing came for long. */
export async function tried(line: Line, path: string, init: RequestInit): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.any([line.over, AbortSignal.timeout(timeoutMs)]);
    const reply = await line.fetch(line.origin + path, { ...init, signal, credentials: 'omit' });
    // Read to its end here: a line can break after the first half of an answer.
    const { status, headers } = reply;
    return new Response(status === 204 ? null : await reply.arrayBuffer(), { status, headers });
  } catch (error) {
    if (line.over.aborted) throw error;
    return undefined;
  }
}

/** One field of an answer in JSON, as text. */
export async function saidIn(reply: Response, field: string): Promise<string> {
  return String((await bodyOf(reply))[field]);
}

export async function bodyOf(reply: Response): Promise<Record<string, unknown>> {
  const body: unknown = await reply.json();
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Whether a token’s time was over, or the job has come to be flooded since it was asked for. */
export function isLate(code: string | null): boolean {
  return code === 'token_expired' || code === 'proof_missing' || code === 'proof_wrong';
}

export function passes({ status }: Response): boolean {
  return status >= 500 || status === 429 || status === 408;
}

export function pauseBefore(failures: number, reply?: Response): number {
  const told = Number(reply?.headers.get('retry-after') ?? 0) * 1_000;
  const own = Math.min(longestPauseMs, 250 * 2 ** Math.min(failures, 8)) * (0.5 + Math.random() / 2);
  return Math.max(own, Math.min(told, 60_000));
}

export function pause({ over }: Pick<Line, 'over'>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    over.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(over.reason);
    });
  });
}
