import pg from 'pg';

/** What PostgreSQL makes of a statement that it was given to prepare. */
export interface Described {
  /** The types of its parameters and columns, as pg_type names them. */
  parameters: string[];
  columns: { name: string; type: string }[];
}

export interface Sent {
  text: string;
  /** Where each of its values was added, where that was one by one. */
  added: (string | undefined)[];
  described: Described;
}

export interface Report {
  /** By the place of the call: 'file:line:column'. */
  sent: Record<string, Sent[]>;
  refused: string[];
}

type Prepare = (text: string) => Promise<Described>;

/** Prepares statements without carrying them out. */
export async function describing(url: string): Promise<{ prepare: Prepare; end: () => Promise<void> }> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ oid: number; name: string }>(
    'select oid::integer as oid, typname as name from pg_type',
  );
  const names = new Map(rows.map(({ oid, name }) => [oid, name]));
  const known = new Map<string, Promise<Described>>();
  const prepare: Prepare = async (text) => {
    // What stands only while a transaction is under way is made, so that what works on it can be prepared.
    if (text.startsWith('create temporary table') && !known.has(text))
      await client.query(text.replace('on commit drop', ''));
    const before = known.get(text) ?? described(client, text, (oid) => names.get(oid) ?? String(oid));
    known.set(text, before);
    return before;
  };
  return { prepare, end: () => client.end() };
}

/** Parse and Describe of PostgreSQL's protocol: what PREPARE does, but that it says the names of the columns too. */
function described(client: pg.Client, text: string, named: (oid: number) => string): Promise<Described> {
  return new Promise((resolve, reject) => {
    const found: Described = { parameters: [], columns: [] };
    client.query({
      submit: (connection: pg.Connection) => {
        connection.removeAllListeners('parameterDescription');
        connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
          found.parameters = dataTypeIDs.map(named);
        });
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: pg.FieldDef[] }) => {
        found.columns = fields.map(({ name, dataTypeID }) => ({ name, type: named(dataTypeID) }));
      },
      handleParseComplete: () => undefined,
      handleError: reject,
      handleReadyForQuery: () => resolve(found),
    } as pg.Submittable);
  });
}
