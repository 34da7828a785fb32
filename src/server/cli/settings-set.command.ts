import { openPlatform } from '#server/features/operator/open-platform.ts';
import { indexNowKey, tellOfChanges } from '#server/features/public-jobs/index-now/set-index-now.ts';
import { command, WrongUse } from './command.ts';

export const setSetting = command({
  summary:
    'Change a setting: public-jobs on shows visitors the jobs that companies show publicly; index-now on tells search engines of changes to them',
  operands: ['NAME', 'VALUE'],
  options: {},
  run: async ({ operands: [name = '', value = ''], openMigratedDatabase, say }) => {
    const setting = settings.get(name);
    if (!setting)
      throw new WrongUse(`There is no setting ${name}; there are ${[...settings.keys()].join(' and ')}.`);
    if (!setting.fits(value)) throw new WrongUse(`${name} is ${setting.values}.`);
    const database = await openMigratedDatabase();
    try {
      say(await setting.set(database.db, value));
    } finally {
      await database.close();
    }
    return 0;
  },
});

type OpenDatabase = Parameters<typeof openPlatform>[0];

interface Setting {
  values: string;
  fits: (value: string) => boolean;
  /** Answers what is so now. */
  set: (db: OpenDatabase, value: string) => Promise<string>;
}

const settings = new Map<string, Setting>([
  [
    'public-jobs',
    {
      values: 'on or off',
      fits: (value) => value === 'on' || value === 'off',
      set: async (db, value) => {
        await openPlatform(db, value === 'on');
        return value === 'on'
          ? 'public-jobs is on: visitors can read the jobs that verified companies show.'
          : 'public-jobs is off: everything is behind sign-in.';
      },
    },
  ],
  [
    'index-now',
    {
      values: 'on, off or a key of 8 to 128 letters, digits and hyphens',
      fits: (value) => value === 'on' || value === 'off' || indexNowKey.test(value),
      set: async (db, value) => {
        const key = await tellOfChanges(db, value);
        return key === undefined
          ? 'index-now is off: search engines get no word of changes.'
          : `index-now is on: search engines get word of new, changed and closed public jobs. The key is at /${key}.txt.`;
      },
    },
  ],
]);
