import cluster from 'node:cluster';
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
  const ended = Promise.withResolvers<number | NodeJS.Signals>();
  worker.process.once('exit', (code, signal) => {
    const end = () => ended.resolve(code ?? signal ?? 1);
    // What it has told is here when its channel closes, which may be after its end.
    if (worker.process.connected) worker.process.once('disconnect', end);
    else end();
  });
  const begun = Promise.withResolvers<{ address: string } | { problem: string }>();
  const one: OneServer = {
    pid: worker.process.pid ?? 0,
    begun: begun.promise,
    ended: ended.promise,
    tell: (message) => void (worker.isConnected() && worker.send(message)),
    kill: () => worker.process.kill('SIGKILL'),
  };
  worker.on('message', (message: ToParent) => {
    if (message.says === 'listening') begun.resolve({ address: message.address });
    if (message.says === 'problem') begun.resolve({ problem: message.sentence });
    told(message, one);
  });
  void ended.promise.then((how) =>
    begun.resolve({ problem: `A server ended with ${how} before it was ready.` }),
  );
  return one;
}
