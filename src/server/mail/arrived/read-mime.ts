import type { HeaderLines } from 'mailparser';

/** A mail that has arrived, as far as anything is asked of it. */
export interface ArrivedMail {
  /** Each header as it was sent, its name in small letters, unfolded; those that come several times in their order. */
  headers: readonly { name: string; value: string }[];
  /** The one address it says it is from; undefined where it says none, or several. */
  from: string | undefined;
  messageId: string | undefined;
  subject: string;
  /** Such as multipart/report. */
  contentType: string;
  /** All of its text, with what it quotes; of HTML alone, that as text. */
  text: string;
  attachments: number;
}

/** It cannot be read as a mail at all. */
export class UnreadableMail extends Error {
  override name = 'UnreadableMail';
}

/** Beyond that nothing of what somebody wrote is in it. */
const longestHtml = 1_000_000;
const largestHead = 256 * 1024;
const mostHeaders = 1_000;
const longestHeader = 20_000;

/**
 * Reads a mail of any program, whatever is wrong with it; throws UnreadableMail where nothing can be made of it. Attachments are
 * counted and let go as they come. The parser is loaded by the first mail: most servers get none.
 */
export async function readMime(raw: Buffer): Promise<ArrivedMail> {
  const { html, ...mail } = await parsed(raw);
  // The parser makes text of HTML only where that is all there is: not beside a picture or a file.
  const hasText = mail.text.trim() !== '' && !mail.contentType.startsWith('text/html');
  return hasText || !html ? mail : { ...mail, text: (await parsed(asHtmlMail(html))).text };
}

async function parsed(raw: Buffer): Promise<ArrivedMail & { html: string }> {
  const { MailParser } = await import('mailparser');
  return new Promise((resolve, reject) => {
    const parser = new MailParser({
      skipTextToHtml: true,
      skipImageLinks: true,
      checksumAlgo: false,
      maxHtmlLengthToParse: longestHtml,
      maxChildNodes: 200,
      maxHeadSize: largestHead,
      ignoreEmbedded: true,
      keepDeliveryStatus: true,
    });
    let text = '';
    let html = '';
    let attachments = 0;
    parser.on('data', (part) => {
      if (part.type === 'text') {
        ({ text = '', html = '' } = part);
        return;
      }
      // A picture in somebody's signature is not what they wanted to send.
      if (!part.related) attachments += 1;
      part.content.on('error', () => undefined);
      part.content.on('end', () => part.release?.());
      part.content.resume();
    });
    const failed = (error: unknown) =>
      reject(new UnreadableMail(error instanceof Error ? error.message : 'The mail cannot be read.'));
    parser.once('error', failed);
    parser.once('end', () => {
      try {
        const { from, messageId, subject = '' } = parser;
        const headers = plainHeaders(parser.headerLines || []);
        resolve({
          headers,
          from: onlySender(headers, from?.value ?? []),
          messageId,
          subject,
          contentType: (headers.find(({ name }) => name === 'content-type')?.value ?? '').toLowerCase(),
          text,
          html,
          attachments,
        });
      } catch (error) {
        failed(error);
      }
    });
    parser.end(raw);
  });
}

/** Without pictures, of which it would leave the addresses. */
function asHtmlMail(whole: string): Buffer {
  const html = whole.slice(0, longestHtml + 1).replaceAll(/<img\b[^<>]*>/gi, '');
  return Buffer.from(
    `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(html).toString('base64')}`,
  );
}

/** Who names two senders could mean either. */
function onlySender(
  headers: ArrivedMail['headers'],
  addresses: readonly { address?: string; group?: unknown }[],
): string | undefined {
  const [first, ...others] = addresses;
  const isOne = headers.filter(({ name }) => name === 'from').length === 1 && !others.length && !first?.group;
  return (isOne && first?.address) || undefined;
}

function plainHeaders(lines: HeaderLines): ArrivedMail['headers'] {
  return lines.slice(0, mostHeaders).map(({ key, line }) => ({
    name: key,
    value: line
      .slice(line.indexOf(':') + 1, longestHeader)
      .replaceAll(/\r?\n[ \t]+/g, ' ')
      .trim(),
  }));
}
