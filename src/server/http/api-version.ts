import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Deprecated, apiVersions, newestVersion, versionHeader, versionOn } from '#contract/versions.ts';
import { refuse } from '#server/refusal.ts';
import type { KeyInUse } from './by-key.ts';

/**
 * In which version a program is answered: the one it names, or the one of the day its key was made. Says so in the answer; refuses
 * one there is not. Our own pages name none and are told none.
 */
export function sayVersion(request: FastifyRequest, reply: FastifyReply, key: KeyInUse | undefined): void {
  const asked = request.headers[versionHeader.toLowerCase()];
  const version =
    asked === undefined
      ? key && versionOn(key.madeOn)
      : (apiVersions.find((one) => one === asked) ?? refuseVersion(reply));
  if (version) reply.header(versionHeader, version);
}

function refuseVersion(reply: FastifyReply): never {
  reply.header(versionHeader, newestVersion);
  const sentence = `${versionHeader} must be one of: ${apiVersions.join(', ')}.`;
  throw refuse.invalid(sentence, { [versionHeader]: sentence });
}

/** The headers by which an answer says that its call ends (RFC 9745, RFC 8594), and where that is explained. */
export function endingHeaders({ since, until }: Deprecated): Record<string, string> {
  return {
    Deprecation: `@${Date.parse(since) / 1_000}`,
    Sunset: new Date(until).toUTCString(),
    Link: '</developers#what-ends>; rel="deprecation"; type="text/html"',
  };
}
