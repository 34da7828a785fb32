import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Lets go of all but so many of the newest backups of a kind in a folder, by the times in their names. The one that was just
 * made is never among those that go, whatever clocks say; what is not named so is not ours to take away.
 */
export async function keepNewest(justMade: string, many: number, named: RegExp): Promise<string[]> {
  const folder = path.dirname(justMade);
  const others = (await readdir(folder, { withFileTypes: true }))
    .flatMap((entry) => {
      const { name } = entry;
      const at = named.exec(name)?.groups?.['at'];
      return at !== undefined && entry.isFile() && name !== path.basename(justMade) ? [{ name, at }] : [];
    })
    .sort((one, other) => (one.at < other.at ? -1 : 1));
  const gone = others.slice(0, Math.max(0, others.length - (many - 1))).map(({ name }) => name);
  for (const name of gone) await rm(path.join(folder, name), { force: true });
  return gone;
}
