// npm run check: the description of the API against the rules of Redocly's linter. It asks nobody for anything.
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
const problems = await lint({ ref: path.join(root, 'docs/openapi.json'), config });
if (problems.length > 0) {
  const totals = { errors: problems.length, warnings: 0, ignored: 0 };
  formatProblems(problems, { format: 'codeframe', totals, version: '' });
  process.exitCode = 1;
}
