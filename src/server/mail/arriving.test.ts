import { generateKeyPairSync } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invitationText } from '#server/features/interviews/calendar.ts';
import { sampleMails } from '#server/mail-gallery/samples.ts';
import { verifiedDkim } from '#test/dkim.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { handOver } from './hand-over.ts';
import type { MailInHand } from './handing-over.queries.ts';
import type { Sender } from './sender.ts';
import { smtpTransport } from './transport.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const domain = 'jobs.example';
const sender: Sender = {
  brandName: 'Moorings',
  origin: 'https://jobs.example',
  publicUrl: 'https://jobs.example',
  address: 'no-reply@jobs.example',
  replyAddress: undefined,
};
const samples = sampleMails(sender);
const thaana = 'ޢާއިޝަތު';

let box: Mailbox;
let transport: ReturnType<typeof smtpTransport>;
beforeAll(async () => {
  box = await mailbox();
  transport = smtpTransport(box.url, { domain, selector: 'mail', key });
});
afterAll(async () => {
  transport.close();
  await box.close();
});

const blank: MailInHand = {
  id: 1,
  kind: 'notification',
  companyId: null,
  toUserId: 7,
  toAddress: 'aishath@example.mv',
  toName: 'Aishath',
  fromName: 'Moorings',
  replyTo: null,
  subject: 'News',
  text: 'News',
  html: '<p>News</p>',
  link: null,
  visitorLinkId: null,
  mayGo: true,
  refused: false,
  stops: null,
  mailToken: 'a'.repeat(64),
  chargedTo: null,
  thread: [],
  messageId: '00000000-0000-4000-8000-000000000001',
  handovers: 0,
  inDoubtUntil: null,
};

/** A mail as it comes out at the other end. */
async function arrived(mail: Partial<MailInHand>, from: Sender = sender) {
  const before = box.received.length;
  const outcome = await handOver(transport, from, { ...blank, ...mail }, async () => undefined);
  expect(outcome).toEqual({ arrived: true });
  const raw = box.received[before]?.text ?? '';
  return { raw, read: await simpleParser(raw, { skipImageLinks: true }) };
}

test('every mail of the product is read as it was written, links and all, and its signature holds', async () => {
  for (const { name, mail } of samples) {
    const { raw, read } = await arrived(mail);
    expect([name, read.subject]).toEqual([name, mail.subject]);
    expect([name, read.text?.trim()]).toEqual([name, mail.text.trim()]);
    expect([name, String(read.html).trim()]).toEqual([name, mail.html.trim()]);
    expect([name, read.attachments]).toEqual([name, []]);
    expect(verifiedDkim(raw, { key, domain }), name).toContain('subject');
  }
});

test('names in any writing arrive whole, and none becomes a header', async () => {
  const { raw, read } = await arrived({
    toName: `${thaana} 🐠 "Müller"`,
    fromName: 'Reef\r\nBcc: everyone@example.com',
    subject: `${thaana}\r\nX-Evil: yes`,
    replyTo: 'jobs@reef.example',
  });
  expect(raw).not.toMatch(/^(Bcc|X-Evil):/im);
  expect(read.to).toMatchObject({
    value: [{ address: 'aishath@example.mv', name: `${thaana} 🐠 "Müller"` }],
  });
  expect(read.from?.value).toHaveLength(1);
  expect(read.from?.value[0]?.address).toBe('no-reply@jobs.example');
  expect(read.replyTo?.value).toMatchObject([{ address: 'jobs@reef.example' }]);
  expect(raw.split('\r\n').every((line) => Buffer.byteLength(line) <= 998)).toBe(true);
});

test('a machine says of itself that it is one, and wants to hear what could not be delivered', async () => {
  const own = await arrived({});
  const answer = await arrived({ kind: 'application_received' });
  expect(own.read.headers.get('auto-submitted')).toBe('auto-generated');
  expect(answer.read.headers.get('auto-submitted')).toBe('auto-replied');
  expect(own.read.headers.get('x-auto-response-suppress')).toBe('OOF, AutoReply');
  expect(own.read.messageId).toBe(`<${blank.messageId}@jobs.example>`);
  expect(own.read.date).toBeInstanceOf(Date);
  expect(own.raw).not.toMatch(/^(In-Reply-To|References|List-Unsubscribe):/m);
});

test('what one can do without is stopped with one click, and both lines about it are signed', async () => {
  const { raw, read } = await arrived({ stops: ['alert.told'] });
  expect(read.headers.get('list')).toMatchObject({
    unsubscribe: {
      url: expect.stringMatching(/^https:\/\/jobs\.example\/api\/unsubscribe\/7-alert\.told-[0-9a-f]{32}$/),
    },
  });
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(verifiedDkim(raw, { key, domain })).toEqual(
    expect.arrayContaining(['from', 'to', 'date', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
});

test('without an address that holds for everybody there is no such line', async () => {
  const { raw } = await arrived({ stops: ['alert.told'] }, { ...sender, publicUrl: undefined });
  expect(raw).not.toMatch(/List-Unsubscribe/i);
});

test('a mail about an application follows those before it', async () => {
  const { read } = await arrived({ thread: ['first', 'latest'] });
  expect(read.inReplyTo).toBe('<latest@jobs.example>');
  expect(read.references).toEqual(['<first@jobs.example>', '<latest@jobs.example>']);
});

test('an interview comes as what calendars take, beside the text', async () => {
  const event = {
    uid: 'one@moorings',
    sequence: 1,
    startsAt: '2026-12-03T05:00:00Z',
    minutes: 45,
    at: '2026-11-22T05:00:00Z',
    isCancelled: false,
    summary: `${thaana}, first talk`,
    description: 'Cook',
    place: null,
    url: 'https://jobs.example/applications/7',
    organizer: { name: 'Reef', address: sender.address },
  };
  const calendar = invitationText(event, { name: thaana, address: 'aishath@example.mv' });
  const { raw, read } = await arrived({ calendar, calendarMethod: 'REQUEST' });
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+method=REQUEST/);
  const files = read.attachments.map(({ contentType, filename, content }) => [
    contentType,
    filename,
    content.toString(),
  ]);
  expect(files).toContainEqual(['application/ics', 'interview.ics', calendar]);
  expect(verifiedDkim(raw, { key, domain })).toContain('content-type');
});

test('a signature holds for nothing else', async () => {
  const { raw } = await arrived({ text: 'Pay 100', subject: 'A bill' });
  const other = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
  expect(() => verifiedDkim(raw.replace('Pay 100', 'Pay 900'), { key, domain })).toThrow('bh=');
  expect(() => verifiedDkim(raw.replace('A bill', 'An order'), { key, domain })).toThrow('something else');
  expect(() =>
    verifiedDkim(raw, { key: other.export({ type: 'pkcs8', format: 'pem' }).toString(), domain }),
  ).toThrow('something else');
});
