import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyKey } from '#test/keys.ts';
import { company } from '#test/people.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..');
const tsc = path.join(root, 'node_modules/.bin/tsc');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'typed-client-'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await copyFile(path.join(root, 'docs/examples/typed-client/program.ts'), path.join(folder, 'program.ts'));
  await run(process.execPath, [
    path.join(root, 'scripts/client-types.mjs'),
    path.join(folder, 'moorings.d.ts'),
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

/** What a strict compiler has to say of a program there: nothing where it is right. */
async function compiled(file: string): Promise<string> {
  const strict = ['--strict', '--noEmit', '--target', 'es2024', '--module', 'nodenext', '--types', 'node'];
  const how = {
    cwd: folder,
    env: { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}` },
  };
  return run(tsc, [...strict, '--allowImportingTsExtensions', file], how).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

describe('a client with types made from the description', () => {
  test('does not compile where it calls what is not there, leaves out what must be sent, or reads what is not answered', async () => {
    const program = await readFile(path.join(folder, 'program.ts'), 'utf8');
    const wrong = [
      program.replace("POST('/api/jobs'", "POST('/api/vacancies'"),
      program.replace("title: 'Dive instructor', ", ''),
      program.replace('[job.title]', '[job.salary]'),
    ];
    for (const [index, text] of wrong.entries()) {
      expect(text).not.toBe(program);
      await writeFile(path.join(folder, `wrong-${index}.ts`), text);
      expect(await compiled(`wrong-${index}.ts`)).toMatch(/error TS\d+/);
    }
  });

  test('compiles under strict rules, and posts, reads and is refused as its types say', async () => {
    expect(await compiled('program.ts')).toBe('');
    const { founder } = await company(server);
    const { key } = await companyKey(server, founder, { scopes: ['jobs:read', 'jobs:write'] });
    const { stdout } = await run(process.execPath, ['program.ts'], {
      cwd: folder,
      env: { ...process.env, ADDRESS: server.url, KEY: key },
    });
    const own = await server.as(founder).call('GET /api/jobs', { query: { scope: 'own' } });
    expect(JSON.parse(stdout)).toEqual({
      id: own[0]?.id,
      titles: ['Dive instructor'],
      refused: 'not_found',
    });
  });
});
