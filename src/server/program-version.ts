import { readFileSync } from 'node:fs';
import { z } from 'zod';

const packageJson = new URL('../../package.json', import.meta.url);

/** Of this program, as package.json has it. */
export const programVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(packageJson, 'utf8'))).version;
