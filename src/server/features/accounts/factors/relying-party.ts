import { isIP } from 'node:net';
import { refuse } from '#server/refusal.ts';

/** For whom passkeys are made, and on which pages they work. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The installation as passkeys know it: the name in PUBLIC_URL. Without one, people reach us on this machine, where browsers
 * take `localhost` for a name; what a Host header says is believed no further than that. An address of numbers is no name.
 */
export function relyingParty(publicUrl: string | undefined, host: string | undefined): RelyingParty {
  const origin = publicUrl ?? `http://${host}`;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const local = url?.hostname === 'localhost';
  if (!url || (!publicUrl && !local))
    throw needsName(
      `http://localhost${url?.port ? `:${url.port}` : ''}, or ask its operator to set PUBLIC_URL`,
    );
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) || (url.protocol !== 'https:' && !local))
    throw needsName('an https address with a name; its operator says it in PUBLIC_URL');
  return { id: url.hostname, origin: url.origin };
}

function needsName(where: string) {
  return refuse.conflict(
    'passkeys_need_name',
    `Passkeys do not work at this address. Open this site at ${where}.`,
  );
}
