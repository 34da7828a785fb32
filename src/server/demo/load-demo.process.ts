import { once } from 'node:events';
import { pino } from 'pino';
import type { Config } from '#server/config.ts';
import { openDatabaseBesideServer } from '#server/db/open-beside-server.ts';
import { extractStaleFeatures } from '#server/features/matches/extract-stale.ts';
import { extractFeatures } from '#server/features/matches/extract-features.ts';
import { endOnUncaught, logOptions } from '#server/safe-errors.ts';
import { loadDemo } from './load-demo.ts';

/** What the process is told: the database is the one that the program which started it has opened. */
export interface DemoToLoad {
  config: Config;
  now: Date;
}

endOnUncaught();
// It ends with that program, however that ends, and not by a Ctrl-C, which a terminal sends to both.
process.on('disconnect', () => process.exit(1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);

// The cast: nobody else starts this process.
const [{ config, now }] = (await once(process, 'message')) as [DemoToLoad];
const log = pino({ ...logOptions, level: config.logLevel });
const { db, close } = await openDatabaseBesideServer(config, log);
// Told at once: from here on people have their passwords, and what is left undone the server does.
process.send?.(await loadDemo(db, { now }));
const extractor = {
  extract: async (wanted: Parameters<typeof extractFeatures>[0]) => extractFeatures(wanted),
  close,
};
await extractStaleFeatures({ db, extractor, log, enough: new AbortController().signal });
await close();
process.exit(0);
