import { unlessDamaged } from '#server/db/damage.ts';
import type { Tx } from '#server/db/query.ts';

/** One line of the doctor’s report, and what to do about it. */
export interface Finding {
  about: string;
  fault: string | undefined;
  /** A sentence for whoever is to mend it. */
  advice: string;
}

interface Look {
  about: string;
  advice: string;
  look: () => Promise<string | undefined>;
}

const first = 'Stop the server and copy the whole data folder away before anything else. Then';
const whenDamaged = `${first} restore the newest good backup into a new DATA_DIR or DATABASE_URL (docs/operating.md), and have the disk and the memory of the machine checked.`;
const whenIndexIs = (index: string) =>
  `${first} let the database make the index anew (reindex index ${index}), ask doctor again, and have the disk and the memory of the machine checked.`;

/**
 * Looks at one thing in a transaction. What PostgreSQL cannot read, since a page of a file is damaged or gone, is a finding,
 * too, and the next thing can be looked at nevertheless.
 */
export async function found(tx: Tx, { about, advice, look }: Look): Promise<Finding> {
  const looked = await unlessDamaged(tx, look);
  if ('result' in looked) return { about, advice, fault: looked.result };
  const { damage, place } = looked;
  const index = /^index (\S+) of /.exec(place ?? '')?.[1];
  return {
    about,
    advice: index === undefined ? whenDamaged : whenIndexIs(index),
    fault: place === undefined ? damage : `${damage}, which is ${place}`,
  };
}
