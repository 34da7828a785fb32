// Nouns form no loop: where folders of one shelf need each other in a circle, none of them can be read by itself. The files
// of a loop may be in order one by one, so the tool that looks at files does not see it. Part of npm run check.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, say } from './terminal.mjs';

const shelves = ['src/server/features', 'src/client/features', 'src/matching'];
const imported = /(?:from|import)\s*\(?\s*'#([^']+)'/g;

/** The loops of a house, each as the folders in it and the imports that close it. */
export function nounLoops(house) {
  return shelves.flatMap((shelf) => {
    const arrows = arrowsOf(house, shelf);
    return loopsOf(arrows).map((nouns) => ({ shelf, nouns, imports: within(arrows, nouns) }));
  });
}

/** Of each noun of a shelf the nouns it needs, with the imports that say so. Tests may need what they like. */
function arrowsOf(house, shelf) {
  const arrows = new Map();
  for (const file of globSync(`${shelf}/*/**/*.{ts,tsx}`, { cwd: house })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const noun = nounOf(shelf, file);
    for (const [, target] of readFileSync(path.join(house, file), 'utf8').matchAll(imported)) {
      const other = nounOf(shelf, `src/${target}`);
      if (!other || other === noun) continue;
      if (!arrows.has(noun)) arrows.set(noun, new Map());
      const files = arrows.get(noun).get(other) ?? [];
      arrows.get(noun).set(other, [...files, `${file} → #${target}`]);
    }
  }
  return arrows;
}

/** The folder on the shelf that a file is in; undefined for one that is on no folder of it. */
function nounOf(shelf, file) {
  const inside = file.replaceAll('\\', '/').split(`${shelf}/`)[1];
  return inside?.includes('/') ? inside.split('/')[0] : undefined;
}

/** Groups of nouns of which each can be reached from every other. */
function loopsOf(arrows) {
  const reached = new Map([...arrows.keys()].map((noun) => [noun, reachedFrom(arrows, noun)]));
  const seen = new Set();
  const loops = [];
  for (const [noun, others] of reached) {
    if (seen.has(noun) || !others.has(noun)) continue;
    const loop = [...others]
      .filter((other) => reached.get(other)?.has(noun))
      .toSorted((a, b) => a.localeCompare(b));
    for (const each of loop) seen.add(each);
    loops.push(loop);
  }
  return loops;
}

function reachedFrom(arrows, noun) {
  const reached = new Set();
  const waiting = [noun];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const other of arrows.get(next)?.keys() ?? []) {
      if (reached.has(other)) continue;
      reached.add(other);
      waiting.push(other);
    }
  return reached;
}

function within(arrows, nouns) {
  return nouns.flatMap((noun) =>
    [...(arrows.get(noun) ?? [])].flatMap(([other, files]) => (nouns.includes(other) ? files : [])),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const loops = nounLoops(root);
  for (const { shelf, nouns, imports } of loops)
    say(`${shelf}: ${nouns.join(', ')} need each other in a circle.\n  ${imports.join('\n  ')}`);
  process.exitCode = loops.length ? 1 : 0;
}
