import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail in the mailbox, with what is marked on it. */
interface Held {
  uid: number;
  raw: Buffer;
  flags: Set<string>;
}

export interface ImapServer {
  url: string;
  mails: readonly Held[];
  /** A mail comes in. */
  deliver: (raw: Buffer) => void;
  /** How many have signed in so far. */
  signIns: () => number;
  close: () => Promise<void>;
}

interface Manners {
  /** Whether marks of one's own are kept, or only those of the standard. */
  ownMarks?: boolean;
  /** So many marks are lost: the line breaks before they are made. */
  lostMarks?: number;
}

/** Somebody’s IMAP server (RFC 3501) on the loopback, as much of it as reading a mailbox takes: name “replies”, password “p@ss word”. */
export async function imapServer({ ownMarks = true, lostMarks = 0 }: Manners = {}): Promise<ImapServer> {
  const mails: Held[] = [];
  const lines = new Set<Socket>();
  let signIns = 0;
  let lost = lostMarks;

  const permanent = String.raw`\Seen \Flagged \Deleted${ownMarks ? String.raw` \*` : ''}`;
  const inSet = (set: string) => mails.filter(({ uid }) => set.split(',').includes(String(uid)));
  const found = (asked: string) => {
    const [, key = ''] = /^UNKEYWORD "?([^"\s]+)"?/i.exec(asked) ?? [];
    const flag = /^UNSEEN/i.test(asked) ? String.raw`\Seen` : key;
    return mails.filter(({ flags }) => !flags.has(flag)).map(({ uid }) => uid);
  };
  const fetched = (asked: string) => {
    const [, set = '', items = ''] = /^(\S+) (.*)$/.exec(asked) ?? [];
    return inSet(set).map(({ uid, raw, flags }) => {
      const [, most] = /BODY\.PEEK\[\]<0\.(\d+)>/i.exec(items) ?? [];
      const body = most ? raw.subarray(0, Number(most)) : raw;
      const head = `* ${mails.findIndex((one) => one.uid === uid) + 1} FETCH (UID ${uid} FLAGS (${[...flags].join(' ')}) RFC822.SIZE ${raw.length}`;
      if (!/BODY/i.test(items)) return Buffer.from(`${head})\r\n`);
      return Buffer.concat([
        Buffer.from(`${head} BODY[]${most ? '<0>' : ''} {${body.length}}\r\n`),
        body,
        Buffer.from(')\r\n'),
      ]);
    });
  };

  const server = createServer((line) => {
    lines.add(line);
    line.on('close', () => lines.delete(line)).on('error', () => undefined);
    const say = (...said: (string | Buffer)[]) => said.forEach((one) => line.write(one));
    const answer = (tag: string, command: string, rest: string): void => {
      const done = (word = 'OK done') => say(`${tag} ${word}\r\n`);
      switch (command) {
        case 'CAPABILITY':
          say('* CAPABILITY IMAP4rev1\r\n');
          return done();
        case 'LOGIN': {
          if (!/^"?replies"? "p@ss word"$/.test(rest)) return done('NO [AUTHENTICATIONFAILED] Wrong');
          signIns += 1;
          return done();
        }
        case 'LIST':
          say('* LIST () "/" INBOX\r\n');
          return done();
        case 'SELECT':
        case 'EXAMINE':
          if (!/^"?INBOX"?$/i.test(rest)) return done('NO [NONEXISTENT] No such folder');
          say(
            `* ${mails.length} EXISTS\r\n* 0 RECENT\r\n* FLAGS (\\Seen)\r\n`,
            `* OK [PERMANENTFLAGS (${permanent})]\r\n* OK [UIDVALIDITY 1]\r\n* OK [UIDNEXT ${mails.length + 1}]\r\n`,
          );
          return done('OK [READ-WRITE] done');
        case 'UID SEARCH':
          say(`* SEARCH ${found(rest).join(' ')}\r\n`);
          return done();
        case 'UID FETCH':
          say(...fetched(rest));
          return done();
        case 'UID STORE': {
          if (lost > 0) {
            lost -= 1;
            return void line.destroy();
          }
          const [, set = '', flags = ''] = /^(\S+) \+FLAGS(?:\.SILENT)? \((.*)\)$/i.exec(rest) ?? [];
          for (const mail of inSet(set)) for (const flag of flags.split(' ')) mail.flags.add(flag);
          return done();
        }
        case 'LOGOUT':
          say('* BYE\r\n');
          done();
          return void line.end();
        case 'NOOP':
        case 'CLOSE':
          return done();
        default:
          return done('BAD unknown');
      }
    };
    let come = '';
    line.on('data', (chunk) => {
      come += chunk.toString();
      for (;;) {
        const end = come.indexOf('\r\n');
        if (end === -1) return;
        const [, tag = '', command = '', rest = ''] =
          /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(come.slice(0, end)) ?? [];
        come = come.slice(end + 2);
        answer(tag, command.toUpperCase(), rest);
      }
    });
    say('* OK ready\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://replies:p%40ss%20word@127.0.0.1:${port}`,
    mails,
    deliver: (raw) => void mails.push({ uid: mails.length + 1, raw, flags: new Set() }),
    signIns: () => signIns,
    close: () => {
      for (const line of lines) line.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
