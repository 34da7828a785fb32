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
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "frame-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  server.addHook('onSend', async ({ routeOptions, ownDomain }, reply) => {
    // What is made for pages of others is loaded by them, and has a policy that says who may show it.
    const isForOthers = routeOptions.config.isForOthers === true;
    reply.headers({
      // A file of somebody's has a stricter one already.
      'Content-Security-Policy': reply.getHeader('Content-Security-Policy') ?? policy,
      'X-Content-Type-Options': 'nosniff',
      ...(isForOthers ? {} : { 'X-Frame-Options': reply.getHeader('X-Frame-Options') ?? 'DENY' }),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': isForOthers ? 'cross-origin' : 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
      ...(secure ? { 'Strict-Transport-Security': ownDomain ? aYear : `${aYear}; includeSubDomains` } : {}),
    });
  });
}

/** What else a company has below its domain is its own affair. */
const aYear = 'max-age=31536000';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites load this, or have it in a frame: it says the same to everybody, and reads no cookie. */
    isForOthers?: boolean | undefined;
  }
}
