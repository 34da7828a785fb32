import type { FastifyReply, FastifyRequest } from 'fastify';

/** Longer than browsers keep any cookie: 400 days. */
const longest = 400 * 86_400;

/**
 * The cookies that hold the session's id, and by which a browser is known again at its next sign-in. On https they are bound to
 * this very host by the prefix of their names.
 */
export function sessionCookie(secure: boolean, sessionSeconds: number) {
  const prefix = secure ? '__Host-' : '';
  const [name, device] = [`${prefix}sid`, `${prefix}device`];
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    name,
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    write: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...options, maxAge: Math.min(sessionSeconds, longest) }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
    readDevice: (request: FastifyRequest): string | undefined => request.cookies[device],
    /** It says nothing of who somebody is, and stays when they sign out. */
    writeDevice: (reply: FastifyReply, token: string) =>
      reply.setCookie(device, token, { ...options, maxAge: longest }),
  };
}

export type SessionCookie = ReturnType<typeof sessionCookie>;
