import { sizeOf } from '#server/backup/backup-names.ts';
import { exportCompany } from '#server/moving/write-export.ts';
import { command, WrongUse } from './command.ts';
import { progressBar } from './progress-bar.ts';

export const exportCompanyTo = command({
  summary: 'Write all that is one company’s into a folder, as JSON Lines and files',
  operands: ['N'],
  options: {
    to: {
      type: 'string',
      value: 'FOLDER',
      help: 'a new folder, or one with an export that broke off: it is continued',
      required: true,
    },
  },
  run: async ({ options: { to }, operands: [number = ''], openMigratedDatabase, stop, say }) => {
    if (!/^[1-9]\d{0,8}$/.test(number)) throw new WrongUse('N must be the number of a company.');
    const database = await openMigratedDatabase();
    const bar = progressBar(process.stderr);
    const inWords = { records: 'Writing records', files: 'Writing files' } as const;
    try {
      const made = await exportCompany(database.direct, {
        companyId: Number(number),
        folder: to,
        signal: stop,
        onProgress: ({ what, share }) => bar.show(share, inWords[what]),
      });
      bar.clear();
      const records = made.kinds.reduce((sum, kind) => sum + kind.records, 0);
      say(
        `${to}: ${made.company.name}, ${records} records, ${made.files.count} files of ${sizeOf(made.files.bytes)}`,
      );
      say(`Checksum of the records: ${made.checksum}`);
      say('It is not encrypted, and holds what applicants and colleagues wrote: see docs/moving-out.md.');
      return 0;
    } finally {
      bar.clear();
      await database.close();
    }
  },
});
