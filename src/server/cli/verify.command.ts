import { verifyBackup } from '#server/backup/verify-backup.ts';
import { described } from '#server/backup/backup-names.ts';
import { command } from './command.ts';

export const verify = command({
  summary: 'Read a backup from its first byte to its last and say whether it is whole',
  operands: ['FILE'],
  options: {},
  run: async ({ operands: [file = ''], config, stop, say }) => {
    say(`Whole: ${described(await verifyBackup(file, config.backupPassphrase, stop))}`);
    return 0;
  },
});
