import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { root } from './terminal.mjs';

// What docs/words.md says to avoid, looked for in everything that people read: screens, mails, notifications, refusals, the
// command line, content pages. Not in comments, nor in names of the code.
const avoided = {
  email: /\be-mails?\b/i,
  'someone, no one, everyone, anyone': /\b(somebody|nobody|everybody|whoever)\b/i,
  'log out': /\bsign(s|ed|ing)?( \w+)? out\b|\bsign(s|ed|ing)? off\b/i,
  'sign in': /\blog(s|ged|ging)? in\b/i,
  withdraw: /\btak(e|es|en|ing)( it| them)? back\b|\btook back\b/i,
  'right away': /\bat once\b/i,
  'turn on, turn off': /\bswitch(es|ed|ing)?( \w+)? (on|off)\b/i,
  calculate: /\breckon/i,
  'open to offers': /\bwants? to be found\b/i,
  'hiring team': /\bthose who hire\b|\bhiring side\b/i,
  notify: /\b(is|are|was|were|be|been) told\b/i,
  reschedule: /\bother times\b/i,
  'newest first': /\bthe newest first\b/i,
  'possible duplicates': /\bone person twice\b|\bwho look alike\b/i,
  unassigned: /\bwho sees to it\b|\bnobody by name\b/i,
};

// "At once" as "at the same time" is another word.
const together = /(moved|messaged|added|people) at once/i;

/** Not said by the product: what is looked for in texts, what demo people write, and the words of advertisements. */
const notSaid =
  /live-audience|palette\/use-commands|\.test\.|\/(demo|gallery|mail-gallery|parsing|job-templates)\/|filler-words|embedded-account|security-log-words/;

const files = ['src/client', 'src/server', 'src/domain']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.join(folder, String(file))),
  )
  .filter((file) => /\.tsx?$/.test(file) && !notSaid.test(file));
const pages = readdirSync(path.join(root, 'content'), { recursive: true })
  .map((file) => path.join('content', String(file)))
  .filter((file) => /\.(md|json)$/.test(file));

test('what people read has the words of docs/words.md, and none of those it avoids', () => {
  const found = [...files, ...pages].flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    // Few files have any of them, even in a comment: only those are read closely.
    const suspects = Object.entries(avoided).filter(([, term]) => term.test(text));
    if (!suspects.length) return [];
    const said = file.startsWith('content') ? text.split('\n') : stringsIn(file, text);
    return suspects.flatMap(([instead, term]) =>
      said
        .filter((words) => term.test(words) && !together.test(words))
        .map((words) => `${file}: “${words.trim().slice(0, 120)}” (${instead})`),
    );
  });
  expect(found).toEqual([]);
});

/** Texts in quotes, in templates and between tags. Addresses and file names are none, and SQL is read for what it says in quotes. */
function stringsIn(file, text) {
  const strings = [];
  const walk = (node, parent) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach((one) => walk(one, parent));
    if (node.type === 'Literal' && typeof node.value === 'string' && !/^(Import|Export)/.test(parent?.type))
      strings.push(node.value);
    else if (node.type === 'JSXText') strings.push(node.value.replace(/\s+/g, ' '));
    else if (node.type === 'TemplateLiteral') strings.push(...spokenIn(node));
    for (const [key, value] of Object.entries(node)) if (key !== 'type') walk(value, node);
  };
  walk(parseSync(file, text).program);
  return strings.filter((words) => /\s|^[A-Z]/.test(words));
}

function spokenIn({ quasis }) {
  const whole = quasis.map(({ value }) => value.cooked ?? '').join('…');
  const isSql =
    /^\s*(\(?--|\(?with|\(?select|insert|update|delete|from|where|and|or|join|left|case|,)\b/i.test(whole);
  return isSql ? [...whole.matchAll(/'([A-Z][^'(]*)'/g)].map(([, words]) => words) : [whole];
}
