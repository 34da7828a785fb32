import { type DuplicateReason, mailboxOf, plainName, plainPhone } from '#domain/duplicates.ts';
import type { Twin } from './lines.queries.ts';
import type { PersonRead } from './read-person.ts';

/** Few are shown: more than these share it for another reason. */
const mostAlike = 5;

/** Whom a file has had so far, by what one is told by. Some hundred bytes a line are kept, however long the lines. */
export function peopleOfFile(keysOf: (person: PersonRead) => string[]) {
  const seen = new Map<string, { line: number; name: string }[]>();
  const jobs = new Map<string, number>();
  return {
    /** Earlier lines that look like this one, and the earlier one of the same person for the same job. */
    add(line: number, read: PersonRead): { twins: Twin[]; again: number | undefined } {
      const name = [read.firstName, read.lastName].filter(Boolean).join(' ');
      const twins = new Map<number, Twin>();
      const [person = ''] = keysOf(read);
      const traits: readonly (readonly [DuplicateReason | 'same', string | null])[] = [
        ['same', person],
        ['email', read.email && mailboxOf(read.email)],
        ['phone', plainPhone(read.phone ?? '')],
        ['name', plainName(name)],
      ];
      for (const [reason, what] of traits) {
        if (!what) continue;
        const key = `${reason} ${what}`;
        const before = seen.get(key) ?? [];
        for (const one of before) {
          const twin = twins.get(one.line) ?? { ...one, reasons: [] };
          if (reason === 'same') twin.same = true;
          else twin.reasons.push(reason);
          twins.set(one.line, twin);
        }
        if (before.length < mostAlike) seen.set(key, [...before, { line, name }]);
      }
      const application = `${person} ${read.job}`;
      const again = jobs.get(application);
      if (again === undefined) jobs.set(application, line);
      return { twins: [...twins.values()].sort((a, b) => a.line - b.line).slice(0, mostAlike), again };
    },
  };
}
