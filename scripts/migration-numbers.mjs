// Migrations are numbered from 1 on, each number once: two that were made side by side would otherwise both land with the same
// one, and a database would run them in the order of their names. Part of npm run check.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, say } from './terminal.mjs';

/** What is wrong with the numbers of these files, a sentence each. */
export function wrongNumbers(names) {
  const numbers = names
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, number: Number(/^\d{4}(?=_)/.exec(name)?.[0]) }));
  return numbers.flatMap(({ name, number }, at) => {
    const before = numbers[at - 1] ?? { number: 0 };
    if (number === before.number) return [`${before.name} and ${name} have one number.`];
    return number === before.number + 1 ? [] : [`Before ${name} a number is missing.`];
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wrong = wrongNumbers(readdirSync(path.join(root, 'src/server/db/migrations')));
  for (const sentence of wrong) say(sentence);
  process.exitCode = wrong.length ? 1 : 0;
}
