/** Where a database is and which of several servers will do, as a setting says it. */
export interface DatabaseUrl {
  /** One address for each server, in the order of the setting, as the driver reads it. */
  servers: readonly [string, ...string[]];
  /** Whether only a server that takes writes will do. */
  mustWrite: boolean;
}

/** A setting that names no database. The message says why, without the password. */
export class NoDatabaseUrl extends Error {}

/**
 * Reads PostgreSQL's own form of an address, which is no URL when it names several servers or a socket:
 * `postgres://u:p@one:5432,two:5432/name?target_session_attrs=read-write`, or the servers as `?host=one&host=two`.
 */
export function readDatabaseUrl(text: string): DatabaseUrl {
  const parts = form.exec(text)?.groups;
  if (!parts) throw new NoDatabaseUrl('must begin with postgres://');
  const { scheme = '', user = '', servers = '', database = '', query = '', fragment } = parts;
  if (fragment !== undefined) throw new NoDatabaseUrl('has a #; in a password it is written as %23');
  const said = new URLSearchParams(query);
  const found = serversIn(servers, said);
  const mustWrite = mustWriteBy(said.get('target_session_attrs'), found.length);
  // Others the driver takes for one that wants encryption, and says so only by what fails.
  if (!said.getAll('sslmode').every((mode) => sslModes.includes(mode)))
    throw new NoDatabaseUrl(`may ask for sslmode ${sslModes.slice(0, -1).join(', ')} or ${sslModes.at(-1)}`);
  if (saysAsMuchAsVerifyFull(said)) said.set('sslmode', 'verify-full');
  for (const name of ['host', 'port', 'target_session_attrs']) said.delete(name);
  const who = user.split(/:(.*)/s, 2).map(encoded).join(':');
  const addresses = found.map(({ host, port }) => {
    const where = new URLSearchParams({ ...(host && { host }), ...(port && { port }) });
    const asked = [where, said].map(String).filter(Boolean).join('&');
    return `${scheme}://${who}${who && '@'}/${encoded(database)}${asked && `?${asked}`}`;
  });
  if (!addresses.every((address) => URL.canParse(address.replace('@/', '@socket/'))))
    throw new NoDatabaseUrl(
      'is not an address such as postgres://user:password@host:5432/name; signs such as @ and / in a password are written as %40 and %2F',
    );
  const [first = '', ...others] = addresses; // `serversIn` answers one at least
  return { servers: [first, ...others], mustWrite };
}

const form =
  /^(?<scheme>postgres(?:ql)?):\/\/(?:(?<user>[^/?#]*)@)?(?<servers>[^/?#]*)(?:\/(?<database>[^?#]*))?(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$/s;

const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** To the driver, which warns of it in ten lines at each start: its next version will mean less by them, unless asked for that now. */
function saysAsMuchAsVerifyFull(said: URLSearchParams): boolean {
  const mode = said.getAll('sslmode').at(-1) ?? '';
  return ['prefer', 'require', 'verify-ca'].includes(mode) && said.get('uselibpqcompat') !== 'true';
}

interface Server {
  host: string;
  port: string;
}

/** What the query says comes before what stands in the address, as PostgreSQL's own programs read it. */
function serversIn(servers: string, said: URLSearchParams): Server[] {
  const list = (name: string) => said.getAll(name).flatMap((value) => value.split(','));
  const hosts = list('host');
  const found = hosts.length
    ? hosts.map((host) => ({ host, port: '' }))
    : servers.split(',').map((server) => serverIn(server));
  const ports = list('port');
  if (ports.length > 1 && ports.length !== found.length)
    throw new NoDatabaseUrl(`names ${found.length} hosts and ${ports.length} ports`);
  const complete = found.map(({ host, port }, index) => ({
    host,
    port: (ports.length > 1 ? ports[index] : ports[0]) ?? port,
  }));
  if (complete.length > 1 && complete.some(({ host }) => !host))
    throw new NoDatabaseUrl('names several hosts, one of which is empty');
  if (!complete.every(({ port }) => port === '' || isPort(port)))
    throw new NoDatabaseUrl('names a port that is no whole number from 1 to 65535');
  return complete;
}

function serverIn(text: string): Server {
  const { host, address, port = '' } = server.exec(text)?.groups ?? {};
  if (host === undefined && address === undefined)
    throw new NoDatabaseUrl('must name each server as host or host:port, divided by commas');
  return { host: address ?? decoded(host ?? ''), port };
}

/** An IPv6 address stands in brackets; a socket's folder is encoded, as %2Frun%2Fpostgresql. */
const server = /^(?:\[(?<address>[^\]]+)\]|(?<host>[^:[\]]*))(?::(?<port>[^:]*))?$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new NoDatabaseUrl(
      'has a % that is not followed by the hexadecimal digits of a sign; % itself is written as %25',
    );
  }
}

/** All signs in one way, so that the driver need not guess. A % that begins none stands for itself. */
function encoded(text: string): string {
  return encodeURIComponent(decoded(text.replaceAll(/%(?![\da-f]{2})/gi, '%25')));
}

/** The database that an address for the driver names. The driver itself leaves %2F and the like in it as they are. */
export function databaseIn(address: string): string | undefined {
  const name = form.exec(address)?.groups?.['database'];
  return name ? decoded(name) : undefined;
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}

/** PostgreSQL's own programs take any of several servers where nothing is said; a server that takes no writes is no use to us. */
function mustWriteBy(said: string | null, servers: number): boolean {
  if (said === null) return servers > 1;
  if (said === 'read-write' || said === 'primary') return true;
  if (said === 'any') return false;
  throw new NoDatabaseUrl('may ask for target_session_attrs read-write, primary or any: Moorings must write');
}
