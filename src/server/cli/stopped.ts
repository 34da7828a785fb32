import { constants } from 'node:os';
import { whenAskedToStop } from '#server/stop-signals.ts';

/** A command was to end before it was done. */
export class Stopped extends Error {
  override name = 'Stopped';

  /** As a shell knows it of a program that a signal ended; 0 where nobody wants to read more. */
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('Stopped.');
    this.exitCode = exitCode;
  }
}

/** Aborted, with Stopped for its reason, when a command is asked to end, or whoever reads its output has seen enough (`| head`). */
export function stopWhenAsked(): AbortSignal {
  const stop = new AbortController();
  void whenAskedToStop(exitCodeOf).then((reason) => stop.abort(new Stopped(exitCodeOf(reason))));
  process.stdout.on('error', () => stop.abort(new Stopped(0)));
  return stop.signal;
}

/** Why it was aborted; undefined while it was not. */
export function stoppedBy({ reason }: AbortSignal): Stopped | undefined {
  return reason instanceof Stopped ? reason : undefined;
}

/** Where the program that started us is gone nobody asks for the code. */
function exitCodeOf(reason: string): number {
  const found = Object.entries(constants.signals).find(([name]) => name === reason);
  return 128 + (found?.[1] ?? constants.signals.SIGHUP);
}
