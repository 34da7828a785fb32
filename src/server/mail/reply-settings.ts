import { longestToken } from './reply-address.ts';

/** How answers to the mail of messages reach us. */
export interface Replies {
  /** The address whose plus-addresses they go to, such as answers@example.com. */
  address: string;
  /** The mailbox they are read from. */
  mailbox: Mailbox | undefined;
  /** With what the operator's mail server posts them. */
  token: string | undefined;
}

export interface Mailbox {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  password: string;
  folder: string;
}

const longestLocalPart = 64 - longestToken;

/** Reads REPLY_ADDRESS, REPLY_IMAP_URL and REPLY_TOKEN; undefined where answers are not taken. */
export function readReplies(env: NodeJS.ProcessEnv, problems: string[]): Replies | undefined {
  const text = (name: string) => env[name]?.trim() || undefined;
  const [address, url, token] = [text('REPLY_ADDRESS'), text('REPLY_IMAP_URL'), text('REPLY_TOKEN')];
  if (!address) {
    for (const [name, value] of Object.entries({ REPLY_IMAP_URL: url, REPLY_TOKEN: token }))
      if (value) problems.push(`${name} is for REPLY_ADDRESS, which must be set, too.`);
    return undefined;
  }
  const [, local = ''] = /^([\w.-]+)@[\w-]+(?:\.[\w-]+)+$/.exec(address) ?? [];
  if (!local || local.length > longestLocalPart)
    problems.push(
      `REPLY_ADDRESS must be an address such as answers@example.com, without a plus and with at most ${longestLocalPart} characters before the @.`,
    );
  if (!url && !token)
    problems.push('REPLY_ADDRESS needs REPLY_IMAP_URL or REPLY_TOKEN, or no one would read the replies.');
  if (token && !/^[\w.~+/=-]{20,200}$/.test(token))
    problems.push('REPLY_TOKEN must have at least 20 letters, digits or signs of - . _ ~ + / =.');
  const mailbox = url ? mailboxAt(url) : undefined;
  if (url && !mailbox)
    problems.push(
      'REPLY_IMAP_URL must look like imaps://name:password@imap.example.com/INBOX; imap:// without encryption only on this machine.',
    );
  return { address: address.toLowerCase(), mailbox, token };
}

function mailboxAt(text: string): Mailbox | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  const secure = protocol === 'imaps:';
  const isHere = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  if (!secure && !(protocol === 'imap:' && isHere)) return undefined;
  if (!hostname || !username || !password) return undefined;
  try {
    return {
      host: hostname.replaceAll(/[[\]]/g, ''),
      port: Number(port || (secure ? 993 : 143)),
      secure,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    };
  } catch {
    return undefined;
  }
}
