import cluster from 'node:cluster';
import { once } from 'node:events';
import type { ToParent, ToServer } from './between.ts';

/** One of several servers, as its parent sees it. */
export interface OneServer {
  pid: number;
  /** Fulfilled once it answers at an address, or with why it does not. Never rejects. */
  begun: Promise<{ address: string } | { problem: string }>;
  /** Fulfilled with its exit code or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  tell: (message: ToServer) => void;
  /** At once, whatever it has under way. */
  kill: () => void;
}

/** Starts one in a process of its own; `told` hears what it says to its parent. */
export function startOne(
  env: NodeJS.ProcessEnv,
  told: (message: ToParent, from: OneServer) => void,
): OneServer {
  const worker = cluster.fork(env);
  // What cannot be sent to one that is just ending: its end says it.
  worker.on('error', () => undefined);
  const ended = once(worker.process, 'exit').then(
    ([code, signal]: (number | NodeJS.Signals | null)[]) => code ?? signal ?? 1,
  );
  const begun = Promise.withResolvers<{ address: string } | { problem: string }>();
  const one: OneServer = {
    pid: worker.process.pid ?? 0,
    begun: begun.promise,
    ended,
    tell: (message) => void (worker.isConnected() && worker.send(message)),
    kill: () => worker.process.kill('SIGKILL'),
  };
  worker.on('message', (message: ToParent) => {
    if (message.says === 'listening') begun.resolve({ address: message.address });
    if (message.says === 'problem') begun.resolve({ problem: message.sentence });
    told(message, one);
  });
  void ended.then((how) => begun.resolve({ problem: `A server ended with ${how} before it was ready.` }));
  return one;
}
