import type { FastifyInstance } from 'fastify';

/**
 * What every answer carries. The policy allows our own files and nothing else; the page's inline scripts and styles
 * are named by their hashes, so that a script somebody smuggled into a text cannot run.
 */
export function sendSecurityHeaders(
  server: FastifyInstance,
  inline: { scripts: string[]; styles: string[] },
  secure: boolean,
): void {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  server.addHook('onSend', async (_request, reply) => {
    reply.headers({
      // A file of somebody's has a stricter one already.
      'Content-Security-Policy': reply.getHeader('Content-Security-Policy') ?? policy,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
      ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
    });
  });
}
