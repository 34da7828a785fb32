import pg from 'pg';

/**
 * Ends what a connection is at, by a connection of its own: by PostgreSQL's request for that, which poolers pass on to
 * the server that is at it. Fulfilled when it has been heard, or cannot be: then the statement ends when its time is up.
 */
export function cancelStatement(client: pg.Client): Promise<void> {
  const { processID, secretKey, host, port, ssl } = client;
  const messenger = new pg.Connection({ ssl });
  const say = () => messenger.cancel(processID, secretKey);
  const timer = setTimeout(() => messenger.stream.destroy(), timeoutMs);
  const heard = new Promise<void>((resolve) => {
    messenger.on('error', () => undefined);
    messenger.once('end', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  messenger.once('connect', () => (ssl ? messenger.requestSsl() : say()));
  messenger.once('sslconnect', say);
  if (host.startsWith('/')) messenger.connect(`${host}/.s.PGSQL.${port}`);
  else messenger.connect(port, host);
  return heard;
}

const timeoutMs = 2_000;
