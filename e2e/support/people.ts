import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { APIRequestContext } from 'playwright-core';
import { roleLabel, type UserType } from '#domain/people.ts';
import type { Person } from './person.ts';
import type { Program } from './program.ts';

const names =
  'Aishath Shifa, Ibrahim Shiyam, Mariyam Nashwa, Hassan Zareer, Fathimath Leena, Ahmed Naail'.split(', ');
let made = 0;

/** Who registers is signed in: what of that has not been used yet, by username. */
const sessions = new Map<string, { name: string; value: string }>();

/** Makes an account as people do who come by themselves; the other two roles are made on the command line. */
export async function makePerson(program: Program, userType: UserType): Promise<Person> {
  made += 1;
  const displayName = names[made % names.length] ?? '';
  const [firstName, lastName] = displayName.split(' ');
  const username = `${firstName?.toLowerCase()}.${process.pid.toString(36)}${made}`;
  const person = { userType, username, password: 'a boat on calm water', displayName };
  if (userType === 'admin' || userType === 'company_admin') {
    await makeOnCommandLine(program, person);
    return { ...person, displayName: username };
  }
  const response = await fetch(`${program.origin}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: person.password, firstName, lastName, userType }),
  });
  if (!response.ok) throw new Error(`Registering failed: ${response.status} ${await response.text()}`);
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  sessions.set(username, { name, value });
  return person;
}

/** The session somebody got by registering; once, as another window is another session. */
export function takeSession({ username }: Person): { name: string; value: string } | undefined {
  const session = sessions.get(username);
  sessions.delete(username);
  return session;
}

async function makeOnCommandLine(program: Program, { username, password, userType }: Person): Promise<void> {
  const words = ['user', 'create', '--username', username, '--type', userType, '--password-stdin'];
  const child = spawn(process.execPath, ['scripts/moorings.mjs', ...words], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: program.dataDir },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(`${password}\n`);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The command line could not make a ${roleLabel[userType]}.`);
}

/** Signs in without the screen, for journeys that are about something else. The context keeps the session. */
export async function signInQuietly(
  request: APIRequestContext,
  origin: string,
  person: Person,
): Promise<void> {
  const { username, password } = person;
  const response = await request.post(`${origin}/api/login`, { data: { username, password } });
  if (!response.ok()) throw new Error(`Signing in as ${username} failed: ${response.status()}`);
}
