import { copyAwayFirst, type Unreadable, unlessUnreadable, whenDamaged } from '#server/db/damage.ts';
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
  /** What is read, as 'table job_posting', where it is one thing: PostgreSQL does not always say which file is damaged. */
  of?: string;
}

const whenIndexIs = (index: string) =>
  `${copyAwayFirst} let the database make the index anew (reindex index ${index}), ask doctor again, and have the disk and the memory of the machine checked.`;

/** What to do where something that the migrations made is not there. */
export const whenGone =
  'Someone took it away past the program. Restore the newest backup from before that into a new DATA_DIR or DATABASE_URL (docs/operating.md).';

const whenKept =
  'Make the role of DATABASE_URL the owner of it, or let its owner grant the role what it lacks. Until then no backup is made either.';

/**
 * Looks at one thing in a transaction. What PostgreSQL cannot read, since a page of a file is damaged or something is gone or
 * is kept from our role, is a finding, too, and the next thing can be looked at nevertheless.
 */
export async function found(tx: Tx, { about, advice, look, of }: Look): Promise<Finding> {
  const looked = await unlessUnreadable(tx, look, { orKept: true });
  return 'result' in looked ? { about, advice, fault: looked.result } : unread(about, looked, of);
}

/** The finding that something could not be looked at. */
export function unread(about: string, why: Unreadable, of?: string): Finding {
  if ('missing' in why) return { about, advice: whenGone, fault: why.missing };
  if ('kept' in why) return { about, advice: whenKept, fault: why.kept };
  const { damage, place } = why;
  const index = /^index (\S+) of /.exec(place ?? '')?.[1];
  return {
    about,
    advice: index === undefined ? whenDamaged : whenIndexIs(index),
    fault: [damage, place ? `which is ${place}` : of && `met in ${of}`].filter(Boolean).join(', '),
  };
}

/** Faults of one kind in one line. */
export function listed(faults: string[]): string | undefined {
  return faults.length > 0 ? faults.join('; ') : undefined;
}

/** A line, and below a fault what to do about it. */
export function tell({ about, fault, advice }: Finding, say: (line: string) => void): void {
  say(fault ? `fault  ${about}: ${fault}` : `ok     ${about}`);
  if (fault) say(`       What to do: ${advice}`);
}

/** The first few of many names, and how many there are beside them. */
export function fewOf(names: readonly string[]): string {
  const few = names.slice(0, 5).join(', ');
  return names.length > 5 ? `${few} and ${names.length - 5} more` : few;
}
