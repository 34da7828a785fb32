import type { FastifyReply, FastifyRequest } from 'fastify';

const thirtyDays = 30 * 86_400;

/** The cookie that holds the session's id. On https it is bound to this very host by its name's prefix. */
export function sessionCookie(secure: boolean) {
  const name = secure ? '__Host-sid' : 'sid';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    write: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...options, maxAge: thirtyDays }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}

export type SessionCookie = ReturnType<typeof sessionCookie>;
