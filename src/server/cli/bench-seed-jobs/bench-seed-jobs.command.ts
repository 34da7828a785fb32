import { command, WrongUse } from '#server/cli/command.ts';
import { progressBar } from '#server/cli/progress-bar.ts';
import { marketWords } from './market-words.ts';
import { seedJobs } from './seed-jobs.ts';

export const benchSeedJobs = command({
  summary: 'Fill a database without jobs with made-up open ones, for measuring',
  operands: ['COUNT'],
  options: {
    words: {
      type: 'string',
      value: 'FOLDER',
      help: 'Where jobs/nhs.jsonl and jobs/wuzzuf.csv are, whose words are used (MOORINGS_DATA)',
    },
  },
  run: async ({ options, operands: [count = ''], openMigratedDatabase, say }) => {
    if (!/^[1-9]\d{0,6}$/.test(count)) throw new WrongUse('COUNT must be a whole number below ten million.');
    const jobs = Number(count);
    const started = performance.now();
    const words = await marketWords(options.words ?? process.env['MOORINGS_DATA']);
    say(words.real ? 'Words of real postings.' : 'Words of our own: no folder with real postings was named.');
    const bar = progressBar(process.stderr);
    const database = await openMigratedDatabase();
    try {
      const seeded = await seedJobs(database.db, words, jobs, {
        now: new Date(),
        onProgress: (loaded) => bar.show(loaded / jobs, `${loaded.toLocaleString('en')} jobs`),
      });
      bar.clear();
      if (!seeded) {
        say('This database has jobs already; it stays as it is.');
        return 1;
      }
      say(
        `${jobs.toLocaleString('en')} open jobs in ${((performance.now() - started) / 1_000).toFixed(0)} s.`,
      );
      return 0;
    } finally {
      bar.clear();
      await database.close();
    }
  },
});
