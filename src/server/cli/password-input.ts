import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { WrongUse } from './command.ts';

/** The line on standard input, for scripts and password managers. What nobody could type where they sign in is refused. */
export async function passwordFromInput(): Promise<string> {
  const line = asText(await buffer(process.stdin))?.replace(/\r?\n$/, '');
  if (line === undefined || /\p{Cc}/u.test(line))
    throw new WrongUse('The password on standard input must be one line of text in UTF-8.');
  return line;
}

function asText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Asks at the terminal, twice, without showing what is typed. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) throw new WrongUse('Without a terminal to ask at, --password-stdin is needed.');
  const password = await askUnseen('Password: ');
  if ((await askUnseen('The same again: ')) !== password) throw new WrongUse('These were not the same.');
  return password;
}

async function askUnseen(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // Without this Ctrl-C would be swallowed, because the terminal is in raw mode.
  line.on('SIGINT', () => process.exit(130));
  try {
    return await line.question('');
  } finally {
    line.close();
    process.stdout.write('\n');
  }
}
