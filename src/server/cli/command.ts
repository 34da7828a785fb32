import { messageOf } from '#domain/errors.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';

/** One thing the command line can do. */
export interface Command {
  /** What it does, in one line. */
  summary: string;
  /** The names of what stands in its line besides options, such as 'FILE'. */
  operands: readonly string[];
  options: Options;
  run: (call: Call<Options>) => Promise<ExitCode>;
}

/** 0: done. 1: refused or found at fault. 2: called wrongly. */
export type ExitCode = 0 | 1 | 2;

type Options = Readonly<Record<string, Option>>;

interface Option {
  type: 'string' | 'boolean';
  /** What stands for the value in the help, such as NAME. */
  value?: string;
  help: string;
  required?: boolean;
  multiple?: boolean;
  /** May stand without its value, which is '' then. */
  optional?: boolean;
}

/** What a command is given. */
export interface Call<Given extends Options> {
  options: { [Name in keyof Given]: Value<Given[Name]> };
  operands: string[];
  config: Config;
  log: Logger;
  /** Aborted when the command is to end before it is done. What it then throws is not said. */
  stop: AbortSignal;
  /** The database as it is; a running server's if one runs. Whoever opens it closes it; a stop closes its connections. */
  openDatabase: () => Promise<OpenDatabase>;
  /** The same, made first where there is none. */
  openOrMakeDatabase: () => Promise<OpenDatabase>;
  /**
   * The same, also made, and brought to this program's schema first: what a command needs that writes. One that `outlivesStop` is
   * for a command that still has to do with it what a stop asks for.
   */
  openMigratedDatabase: (how?: { outlivesStop: boolean }) => Promise<OpenDatabase>;
  say: (line: string) => void;
}

type Value<Given extends Option> = Given['multiple'] extends true
  ? string[]
  : Given['type'] extends 'boolean'
    ? boolean
    : Given['required'] extends true
      ? string
      : string | undefined;

/** Lets the compiler read the options' types off their descriptions. */
export function command<const Given extends Options>(
  described: Omit<Command, 'options' | 'run'> & {
    options: Given;
    run: (call: Call<Given>) => Promise<ExitCode>;
  },
): Command {
  // The cast: `parsed` below gives `run` exactly the options that are described here.
  return described as unknown as Command;
}

/** A command that was called in a way it does not understand. */
export class WrongUse extends Error {
  override name = 'WrongUse';
}

/** Reads a command's own part of the line, in which files are named `from` a folder; throws WrongUse in words. */
export function parsed(
  { operands, options }: Command,
  words: string[],
  from = process.cwd(),
): Pick<Call<Options>, 'options' | 'operands'> & { help: boolean } {
  const { values, positionals } = parse(options, words);
  if (values['help']) return { help: true, options: {}, operands: [] };
  const missing = Object.keys(options).find((name) => options[name]?.required && values[name] === undefined);
  if (missing) throw new WrongUse(`--${missing} is needed.`);
  if (positionals.length < operands.length) throw new WrongUse(`${operands.join(' ')} is needed.`);
  const tooMuch = positionals[operands.length];
  if (tooMuch !== undefined)
    throw new WrongUse(
      `“${tooMuch}” is one word too many: ${operands.length > 0 ? `besides options only ${operands.join(' ')} is` : 'only options are'} expected.`,
    );
  const given = Object.entries(options).map(([name, { type, multiple, value = '' }]) => {
    const unset = multiple ? [] : type === 'boolean' ? false : undefined;
    const said = values[name] ?? unset;
    return [name, typeof said === 'string' ? located(said, { name: `--${name}`, kind: value, from }) : said];
  });
  return {
    help: false,
    options: Object.fromEntries(given),
    operands: positionals.map((word, at) => {
      const name = operands[at] ?? '';
      return located(word, { name, kind: name, from });
    }),
  };
}

/** A file or folder by its whole path, where it is said from another folder than the one this program is in. */
function located(word: string, { name, kind, from }: { name: string; kind: string; from: string }): string {
  if (!/FILE|FOLDER/.test(kind)) return word;
  // As `"$BACKUP"` is where nothing has set it.
  if (word === '') throw new WrongUse(`${name} is an empty name.`);
  return from === process.cwd() || path.isAbsolute(word) ? word : path.join(from, word);
}

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

function parse(options: Options, words: string[]): { values: Values; positionals: string[] } {
  const known = Object.entries(options).map(([name, { type, multiple = false }]) => [
    name,
    { type, multiple },
  ]);
  const help = { type: 'boolean' } as const;
  try {
    const { values, positionals, tokens } = parseArgs({
      args: withEmptyValues(options, words),
      allowPositionals: true,
      tokens: true,
      options: { ...Object.fromEntries(known), help },
    });
    refuseTwice(
      options,
      tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
    );
    return { values, positionals };
  } catch (error) {
    throw error instanceof WrongUse ? error : new WrongUse(inOurWords(messageOf(error)));
  }
}

/** Of two values the first would be passed over without a word, and nothing be in the place that it names. */
function refuseTwice(options: Options, given: readonly string[]): void {
  const twice = given.find((name, at) => !options[name]?.multiple && given.indexOf(name) !== at);
  if (twice !== undefined) throw new WrongUse(`--${twice} is there twice, and may be there once.`);
}

/** Node's advice is for programmers, but where a value begins with a dash: that stands in the last of three lines. */
function inOurWords(problem: string): string {
  const [first = '', , advice] = problem.split('\n');
  return advice === undefined ? `${first.split('. ')[0]}.` : `${first} ${advice}`;
}

/** `--option` as `--option=` where an option may stand alone and does. */
function withEmptyValues(options: Options, words: string[]): string[] {
  const standsAlone = (word: string, next = '-') =>
    word.startsWith('--') && options[word.slice(2)]?.optional && next.startsWith('-');
  return words.map((word, at) => (standsAlone(word, words[at + 1]) ? `${word}=` : word));
}

/** What --help says of the command that is called by this name. */
export function helpFor(name: string, { summary, operands, options }: Command): string {
  const lines = Object.entries(options).map(([option, { value, help, required }]) => {
    const left = `  --${option}${value ? ` ${value}` : ''}`;
    return `${left.padEnd(34)}${help}${required ? ' (needed)' : ''}`;
  });
  const usage = ['npm run moorings --', name, ...operands, ...(lines.length > 0 ? ['[options]'] : [])].join(
    ' ',
  );
  return [summary, '', `Usage: ${usage}`, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n');
}
