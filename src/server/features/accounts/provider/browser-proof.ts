import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minutesAtProvider } from '#domain/single-sign-on.ts';
import type { Config } from '#server/config.ts';

/**
 * What shows that whoever comes back from a provider is the browser that went: a secret in a cookie. What the provider is
 * sent is made from it and from the state, so that the database, which has the hashes of both, holds nothing to come back with.
 */
export interface BrowserProof {
  /** The browser's secret, where it has one. */
  read: (request: FastifyRequest) => string | undefined;
  /** The same, or a new one; it goes on for as long as somebody may stay away. */
  keep: (request: FastifyRequest, reply: FastifyReply) => string;
}

function browserProof(secure: boolean): BrowserProof {
  const name = secure ? '__Host-provider' : 'provider';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const read = (request: FastifyRequest) => {
    const secret = request.cookies[name];
    return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined;
  };
  return {
    read,
    keep: (request, reply) => {
      // Two tabs may be on their way at once: they share it.
      const secret = read(request) ?? randomSecret();
      reply.setCookie(name, secret, { ...options, maxAge: minutesAtProvider * 60 });
      return secret;
    },
  };
}

export function proofOf({ publicUrl }: Pick<Config, 'publicUrl'>): BrowserProof {
  return browserProof(publicUrl?.startsWith('https:') ?? false);
}

export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** What only this browser, on this way, can know again. */
export function derived(browser: string, state: string, what: 'nonce' | 'verifier'): string {
  return createHash('sha256').update(`${what} ${browser} ${state}`).digest('base64url');
}
