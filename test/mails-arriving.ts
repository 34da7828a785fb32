/** Mails as mail programs write them, all that a test leaves out being as in a mail of any of them. */
export interface Sent {
  from: string;
  to: string;
  subject?: string;
  messageId?: string;
  /** Header lines beside the usual. */
  headers?: readonly string[];
  /** The body with its own headers, as parts of a mail are; plain text unless it says otherwise. */
  content: string;
}

let mails = 0;

/** A mail as it goes over the wire. */
export function mime({
  from,
  to,
  subject = 'Re: Message from Reef & Co',
  messageId,
  headers = [],
  content,
}: Sent): Buffer {
  mails += 1;
  const lines = [
    'Received: from mx.example.org by mail.example.com; Mon, 23 Nov 2026 10:00:00 +0000',
    ...headers,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'Date: Mon, 23 Nov 2026 10:00:00 +0000',
    `Message-ID: ${messageId ?? `<${mails}.${process.pid}@mail.example.org>`}`,
    'MIME-Version: 1.0',
  ];
  return Buffer.from(`${lines.join('\n')}\n${content}`.replaceAll(/\r?\n/g, '\r\n'), 'latin1');
}

/** A body of plain text, in UTF-8. */
export function plain(text: string): string {
  return `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${base64(text)}\n`;
}

const base64 = (text: string, charset: BufferEncoding = 'utf8') =>
  Buffer.from(text, charset)
    .toString('base64')
    .replaceAll(/(.{76})/g, '$1\n');

const quotedText = 'Hello Aishath,\n\nReef & Co wrote to you about Cook.\n\nWhen can you begin?';
const marked = quotedText.replaceAll(/^/gm, '> ');
const quotedHtml = '<p>Hello Aishath,</p><p>When can you begin?</p>';

const twoForms = (text: string, html: string) => `Content-Type: multipart/alternative; boundary="b1"

--b1
${text}
--b1
Content-Type: text/html; charset="UTF-8"
Content-Transfer-Encoding: quoted-printable

${html.replaceAll('=', '=3D')}
--b1--
`;

/** What each writes when somebody answers “On Monday, at 8:30.”: what is quoted, how, and with which signs. */
export const mailPrograms: Readonly<Record<string, { content: string; words: string }>> = {
  'Gmail on the web': {
    content: twoForms(
      `Content-Type: text/plain; charset="UTF-8"

On Monday, at 8:30.

On Mon, Nov 23, 2026 at 3:12 PM Moorings <no-reply@jobs.example> wrote:

${marked}
`,
      `<div dir="ltr">On Monday, at 8:30.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, Nov 23, 2026 at 3:12 PM Moorings wrote:</div><blockquote>${quotedHtml}</blockquote></div>`,
    ),
    words: 'On Monday, at 8:30.',
  },
  'Gmail whose heading is broken in two, with an answer below the quote': {
    content: plain(
      `On Mon, Nov 23, 2026 at 3:12 PM Moorings with a rather long name <\nno-reply@jobs.example> wrote:\n\n${marked}\n\nOn Monday, at 8:30.\n`,
    ),
    words: 'On Monday, at 8:30.',
  },
  'Outlook in German, quoted-printable in windows-1252': {
    content: `Content-Type: text/plain; charset="Windows-1252"
Content-Transfer-Encoding: quoted-printable

Am Montag um 8:30 Uhr =96 schöne Gr=FC=DFe, 20 =80.

Von: Moorings <no-reply@jobs.example>
Gesendet: Montag, 23. November 2026 15:12
An: Aishath <aishath@example.org>
Betreff: Nachricht von Reef & Co

${quotedText}
`.replace('schöne', 'sch=F6ne'),
    words: 'Am Montag um 8:30 Uhr – schöne Grüße, 20 €.',
  },
  'Outlook on the web, HTML alone': {
    content: `Content-Type: text/html; charset="iso-8859-1"
Content-Transfer-Encoding: quoted-printable

<html><head><style>p {margin:0}</style></head><body><div>On Monday, at 8:30.</div><div><br></div><hr style=3D"width:98%"><div id=3D"divRplyFwdMsg"><b>From:</b> Moorings &lt;no-reply@jobs.example&gt;<br><b>Sent:</b> Monday, November 23, 2026 3:12 PM<br><b>To:</b> Aishath<br><b>Subject:</b> Message from Reef &amp; Co</div>${quotedHtml}</body></html>
`,
    words: 'On Monday, at 8:30.',
  },
  'Apple Mail, in base64': {
    content: plain(
      `On Monday, at 8:30.\n\n> On 23 Nov 2026, at 15:12, Moorings <no-reply@jobs.example> wrote:\n> \n${marked}\n`,
    ),
    words: 'On Monday, at 8:30.',
  },
  'an iPhone in French': {
    content: plain(
      `Lundi à 8h30.\n\nEnvoyé de mon iPhone\n\n> Le 23 nov. 2026 à 15:12, Moorings <no-reply@jobs.example> a écrit :\n> \n${marked}`,
    ),
    words: 'Lundi à 8h30.',
  },
  'Outlook on Android, which marks no quote': {
    content: plain(
      `On Monday, at 8:30.\n\nGet Outlook for Android<https://aka.ms/x>\n________________________________\nFrom: Moorings <no-reply@jobs.example>\nSent: Monday, November 23, 2026 3:12:00 PM\nTo: Aishath <a@example.org>\nSubject: Message\n\n${quotedText}`,
    ),
    words: 'On Monday, at 8:30.',
  },
  'Samsung’s, with a line between': {
    content: plain(
      `On Monday, at 8:30.\n\nSent from my Galaxy\n\n-------- Original message --------\nFrom: Moorings <no-reply@jobs.example>\nDate: 23/11/2026 15:12 (GMT+05:00)\n\n${quotedText}`,
    ),
    words: 'On Monday, at 8:30.',
  },
  'Thunderbird, between the lines and with a signature': {
    content: plain(
      `On 23/11/2026 15:12, Moorings wrote:\n> When can you begin?\nOn Monday.\n> At which time?\nAt 8:30.\n\n-- \nAishath Shiyuna\n+960 7771234\n`,
    ),
    words: 'On Monday.\nAt 8:30.',
  },
  'Yahoo in Spanish, and a sentence that only looks like a heading': {
    content: plain(
      `Mi jefe escribió:\nEl lunes, a las 8:30.\n\nEl lunes, 23 de noviembre de 2026, 15:12:00 GMT+5, Moorings <no-reply@jobs.example> escribió:\n\n ${quotedText}`,
    ),
    words: 'Mi jefe escribió:\nEl lunes, a las 8:30.',
  },
  'one in Thaana and emoji': {
    content: plain(
      `ހޯމަ ދުވަހު 8:30 ގައި 👩🏽‍🍳\n\nOn Mon, 23 Nov 2026 Moorings <no-reply@jobs.example> wrote:\n${marked}`,
    ),
    words: 'ހޯމަ ދުވަހު 8:30 ގައި 👩🏽‍🍳',
  },
  'one that wraps its lines (format=flowed)': {
    content:
      'Content-Type: text/plain; charset=utf-8; format=flowed\n\nOn Monday, \nat 8:30.\n\nOn 23/11/2026 15:12, Moorings wrote:\n> When?\n',
    words: 'On Monday, at 8:30.',
  },
};

/** As programs answer, and lists and mail servers write. */
export const machines: Readonly<Record<string, Partial<Sent>>> = {
  'that says so (RFC 3834)': { headers: ['Auto-Submitted: auto-replied'] },
  'of Exchange': { headers: ['X-Auto-Response-Suppress: All'] },
  'of an older kind': { headers: ['Precedence: bulk'] },
  'with nobody to send it back to': { headers: ['Return-Path: <>'] },
  'of a list': { headers: ['List-Id: <crew.example.org>'] },
  'of cPanel': { headers: ['X-Autoreply: yes'] },
  'out of the office, in English': { subject: 'Automatic reply: Message from Reef & Co' },
  'out of the office, in German': { subject: 'Abwesenheitsnotiz: Nachricht' },
  'out of the office, in French': { subject: '=?utf-8?Q?R=C3=A9ponse_automatique_:_Message?=' },
  'of a mail server': { from: 'MAILER-DAEMON@mail.example.org' },
  'that reports what was not delivered': {
    content:
      'Content-Type: multipart/report; report-type=delivery-status; boundary="r"\n\n--r\n\nIt could not be delivered.\n--r\nContent-Type: message/delivery-status\n\nStatus: 5.1.1\n--r--\n',
  },
};

/** What no mail program writes, and somebody may send. */
export const broken: Readonly<Record<string, string>> = {
  'without an end of its parts':
    'Content-Type: multipart/mixed; boundary="x"\n\n--x\nContent-Type: text/plain\n\nHalf',
  'with a boundary that is nowhere': 'Content-Type: multipart/mixed; boundary="x"\n\nNothing',
  'without a boundary': 'Content-Type: multipart/mixed\n\nNothing',
  'in a charset that is none': 'Content-Type: text/plain; charset="no-such-set"\n\nHi \xff\xfe',
  'of base64 that is none': 'Content-Type: text/plain\nContent-Transfer-Encoding: base64\n\n!!!%%%===\n',
  'of quoted-printable that is none':
    'Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n=ZZ=\n=',
  'with a header that has no name': ': nothing\n: again\n\nHi',
  'of bytes': `Content-Type: text/plain\n\n${String.fromCodePoint(...Array.from({ length: 255 }, (_, n) => n))}`,
  'nested deep': `${Array.from({ length: 300 }, (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\n\n--b${n}\n`).join('')}\nHi`,
  'of many parts': `Content-Type: multipart/mixed; boundary="x"\n\n${'--x\nContent-Type: text/plain\n\na\n'.repeat(3_000)}--x--\n`,
  'of HTML nested deep': `Content-Type: text/html\n\n${'<div>'.repeat(50_000)}Hi`,
  'of HTML that is none': 'Content-Type: text/html\n\n<p <b><table><td></p>&#xFFFFFFF;<![CDATA[',
  'that holds a NUL': 'Content-Type: text/plain\n\nHello \0 there',
  'with an empty body': '\n',
};
