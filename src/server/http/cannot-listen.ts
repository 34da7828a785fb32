import { codeOf, messageOf } from '#domain/errors.ts';
import { CannotStart } from '#server/cannot-start.ts';
import type { Config } from '#server/config.ts';

/** Why nobody can listen there, in a sentence. */
export function cannotListen(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): CannotStart {
  return new CannotStart(portProblems[codeOf(error) ?? '']?.(host, port) ?? messageOf(error));
}

const noAddress = (host: string) =>
  `The name ${host} leads to no address. Set HOST to an address of this machine.`;
const notOurs = (host: string) => `${host} is not an address of this machine. Set HOST to one that is.`;
const portProblems: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_host, port) => `Port ${port} is used by another program. Set PORT to a free one.`,
  EACCES: (_host, port) => `Port ${port} is not allowed for this user. Set PORT to one from 1024 on.`,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
  EADDRNOTAVAIL: notOurs,
  // One of a link alone, without its zone.
  EINVAL: notOurs,
};
