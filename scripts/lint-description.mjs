// npm run check: the description of the API against the rules of Redocly's linter. It asks nobody for anything.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createConfig, formatProblems, lint } from '@redocly/openapi-core';
import { root } from './terminal.mjs';

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    'operation-description': 'error',
    'operation-singular-tag': 'error',
    'parameter-description': 'error',
    'tag-description': 'error',
    'no-unused-components': 'error',
    // A call that leads on to another page does so by 303.
    'operation-2xx-response': 'off',
    // Of a record by known words JSON Schema says which must be there, and not once more what each of them is.
    'no-required-schema-properties-undefined': 'off',
  },
});
const ref = path.join(root, 'docs/openapi.json');
const problems = await lint({ ref, config });
if (problems.length > 0) {
  const totals = { errors: problems.length, warnings: 0, ignored: 0 };
  formatProblems(problems, { format: 'codeframe', totals, version: '' });
  process.exitCode = 1;
}

// None of its rules asks for what each property means.
const bare = [...bareProperties(JSON.parse(readFileSync(ref, 'utf8')), '')];
if (bare.length > 0) {
  console.error(`No sentence says what these are (describe them in src/contract):\n${bare.join('\n')}`);
  process.exitCode = 1;
}

/** Where a property stands that neither says what it is nor refers to what does. */
function* bareProperties(value, at) {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = `${at}/${key}`;
    if (key === 'properties')
      for (const [name, property] of Object.entries(inner))
        if (!property.description && !property.$ref) yield `${here}/${name}`;
    yield* bareProperties(inner, here);
  }
}
