/**
 * Fulfilled by the first SIGTERM, SIGINT or SIGHUP, or when the program that started us is gone. A second signal ends the
 * process at once, with the exit code of `hurried`; but what comes within half a second is the same Ctrl-C again, which a
 * terminal sends to us directly, and npm and scripts/start.mjs pass on once more.
 */
export function whenAskedToStop(hurried: (signal: string) => number = () => 1): Promise<string> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const asked = (reason: string) => {
      first ??= performance.now();
      if (performance.now() - first > 500) process.exit(hurried(reason));
      resolve(reason);
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, asked);
    process.on('disconnect', () => resolve('disconnect'));
    // Whoever waits for a message keeps the process alive for it; a command that is done has to end.
    process.channel?.unref();
  });
}
