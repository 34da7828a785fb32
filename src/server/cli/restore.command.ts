import { checkCanRestore, restoreBackup } from '#server/backup/restore-backup.ts';
import { needRoom, withRoom } from '#server/backup/room-to-restore.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { described, saidLeftOut } from '#server/backup/backup-names.ts';
import { command } from './command.ts';

export const restore = command({
  summary: 'Put a backup into an empty DATA_DIR or DATABASE_URL',
  operands: ['FILE'],
  options: {
    'send-waiting': {
      type: 'boolean',
      help: 'send the emails and webhooks that waited when it was made; without it people decide on them',
    },
  },
  run: async ({ operands: [file = ''], options, config, openOrMakeDatabase, stop, say }) => {
    const passphrase = config.backupPassphrase;
    // Before anything is touched, and before the rows of one that is not whole would be read for an hour.
    const verified = await verifyBackup(file, passphrase, stop);
    say(`Whole: ${described(verified)}`);
    await checkCanRestore(verified.head);
    const place = config.databaseUrl
      ? undefined
      : {
          dataDir: config.dataDir,
          known: config.dataDir,
          advice: 'Make room there, or set DATA_DIR to a new folder on a disk with more.',
        };
    if (place) await needRoom(verified, place);
    const database = await openOrMakeDatabase();
    try {
      const begun = Date.now();
      const work = () =>
        restoreBackup(database.direct, { file, passphrase, sendWaiting: options['send-waiting'] });
      const leftOut = await (place ? withRoom(place, work) : work());
      if (leftOut.length) say(saidLeftOut(leftOut));
      say(`Restored in ${((Date.now() - begun) / 1_000).toFixed(1)} s. Start the server with npm start.`);
      return 0;
    } finally {
      await database.close();
    }
  },
});
