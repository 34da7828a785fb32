import { backUp } from '#server/backup/back-up.ts';
import { described, notTakenAway, saidLeftOut } from '#server/backup/backup-names.ts';
import { command, WrongUse } from './command.ts';

export const backup = command({
  summary: 'Write everything into one file, also while the server runs',
  operands: [],
  options: {
    to: {
      type: 'string',
      value: 'FILE|FOLDER',
      help: 'where to; in a folder it is named by its time',
      required: true,
    },
    keep: {
      type: 'string',
      value: 'N',
      help: 'afterwards keep only the newest N in that folder',
    },
  },
  run: async ({ options, config, openDatabase, stop, say }) => {
    const { to, keep } = options;
    if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
      throw new WrongUse('--keep takes a whole number from 1 to 9999.');
    const database = await openDatabase();
    try {
      const begun = Date.now();
      const done = await backUp(database.direct, {
        to,
        passphrase: config.backupPassphrase,
        keep: keep === undefined ? undefined : Number(keep),
        stop,
      });
      say(`${done.file}: ${described(done.made)}`);
      say(`Written and read back in ${((Date.now() - begun) / 1_000).toFixed(1)} s.`);
      if (done.made.leftOut.length) say(saidLeftOut(done.made.leftOut));
      if (done.gone.length) say(`Taken away: ${done.gone.join(', ')}`);
      if (config.backupPassphrase === undefined)
        say('It is not encrypted, and holds everything people wrote here: see docs/operating.md.');
      if (!done.stayed.length) return 0;
      say(notTakenAway(done.stayed));
      return 1;
    } finally {
      await database.close();
    }
  },
});
