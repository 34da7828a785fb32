// node scripts/client-types.mjs FILE: docs/openapi.json as types of TypeScript, by openapi-typescript.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './terminal.mjs';

// It writes with the compiler's own functions, which TypeScript has up to version 6; ours, by which everything is checked, is newer.
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-5' : name, context),
});
const { default: typesOf, astToString } = await import('openapi-typescript');

// A field with a default may be left out of a body, and `required` says which are there in an answer.
const types = await typesOf(pathToFileURL(path.join(root, 'docs/openapi.json')), {
  defaultNonNullable: false,
});
writeFileSync(process.argv[2], astToString(types));
