import { importCompany } from '#server/moving/import-company.ts';
import { command } from './command.ts';
import { progressBar } from './progress-bar.ts';

export const importCompanyFrom = command({
  summary: 'Bring in a company from a folder that “export company” wrote: all of it or nothing',
  operands: ['FOLDER'],
  options: {},
  run: async ({ operands: [folder = ''], openMigratedDatabase, stop, say }) => {
    const database = await openMigratedDatabase();
    const bar = progressBar(process.stderr);
    const inWords = { checking: 'Checking', importing: 'Importing' } as const;
    try {
      const { companyId, manifest, renamed } = await importCompany(database.direct, {
        folder,
        signal: stop,
        onProgress: ({ what, share }) => bar.show(share, inWords[what]),
      });
      bar.clear();
      const records = manifest.kinds.reduce((sum, kind) => sum + kind.records, 0);
      say(
        `${manifest.company.name} is company ${companyId} here: ${records} records, ${manifest.files.count} files.`,
      );
      if (renamed) say(`${renamed} people have other usernames here: theirs were taken.`);
      say(
        'There are no passwords yet. For the first company admin: npm run moorings -- user reset-link --username NAME',
      );
      return 0;
    } finally {
      bar.clear();
      await database.close();
    }
  },
});
