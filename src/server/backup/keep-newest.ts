import { readdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#domain/errors.ts';
import { timeIn } from './backup-names.ts';

/** So far ahead another machine’s clock may be that makes backups in the same folder. */
const aheadMs = 3_600_000;

/** Names of backups that were to go. */
export interface LetGo {
  gone: string[];
  /** Those that the system does not let us remove, such as somebody else's or those that are locked for a time. */
  stayed: string[];
}

/**
 * Lets go of all but so many of the newest backups of a kind in a folder, by the times in their names. The one that was just
 * made is never among those that go, whatever clocks say; what is not named so is not ours to take away. Those named by a time to
 * come were made while the clock was ahead, and go first: each new one would push out the one before it until that time. The new
 * backup is good whether they go or not, so nothing fails.
 */
export async function keepNewest(justMade: string, many: number, named: RegExp): Promise<LetGo> {
  const folder = path.dirname(justMade);
  const toCome = timeIn(new Date(Date.now() + aheadMs));
  const others = (await readdir(folder, { withFileTypes: true }))
    .flatMap((entry) => {
      const { name } = entry;
      const at = named.exec(name)?.groups?.['at'];
      return at !== undefined && entry.isFile() && name !== path.basename(justMade) ? [{ name, at }] : [];
    })
    .sort(
      (one, other) => Number(one.at <= toCome) - Number(other.at <= toCome) || (one.at < other.at ? -1 : 1),
    );
  const found: LetGo = { gone: [], stayed: [] };
  for (const { name } of others.slice(0, Math.max(0, others.length - (many - 1))))
    found[(await hasGone(path.join(folder, name))) ? 'gone' : 'stayed'].push(name);
  return found;
}

async function hasGone(file: string): Promise<boolean> {
  try {
    await unlink(file);
    return true;
  } catch (error) {
    return codeOf(error) === 'ENOENT'; // Another server was there first.
  }
}
