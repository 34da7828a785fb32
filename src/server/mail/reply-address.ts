import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose answer in which conversation. */
export interface Replying {
  applicationId: number;
  userId: number;
}

const sealLength = 20;
/** A sign of the seal holds five bits. Mail systems write addresses large or small as they like, so both are the same. */
const signs = 'abcdefghijklmnopqrstuvwxyz234567';

/** What a token takes at most, with the plus before it; the rest of 64 is the operator's. */
export const longestToken = 1 + 6 + 1 + 6 + 1 + sealLength;

/**
 * `answers@example.com` as it takes one person's answers in one conversation: the numbers of both, and a seal by the account's
 * secret, of which nothing is kept. What this person may write there is asked when something arrives.
 */
export function replyAddress(address: string, { applicationId, userId }: Replying, secret: string): string {
  const at = address.lastIndexOf('@');
  const token = [applicationId.toString(36), userId.toString(36), sealOf({ applicationId, userId }, secret)];
  return `${address.slice(0, at)}+${token.join('-')}${address.slice(at)}`;
}

export interface ReplyToken extends Replying {
  seal: string;
}

/** The tokens in what headers say of whom a mail was for; what is not written as ours is nobody's. */
export function replyTokensIn(text: string, address: string): ReplyToken[] {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at)].map((part) =>
    part.replaceAll(/[^\w@]/g, String.raw`\$&`),
  );
  const ours = new RegExp(
    String.raw`(?<![\w.+-])${local}\+([0-9a-z]{1,6})-([0-9a-z]{1,6})-([a-z2-7]{${sealLength}})${domain}(?![\w.-])`,
    'gi',
  );
  return [...text.matchAll(ours)].map(([, application = '', user = '', seal = '']) => ({
    applicationId: Number.parseInt(application, 36),
    userId: Number.parseInt(user, 36),
    seal: seal.toLowerCase(),
  }));
}

export function isSealedBy({ seal, ...replying }: ReplyToken, secret: string): boolean {
  const [ours, theirs] = [Buffer.from(sealOf(replying, secret)), Buffer.from(seal)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

function sealOf({ applicationId, userId }: Replying, secret: string): string {
  const bytes = createHmac('sha256', secret).update(`reply ${applicationId} ${userId}`).digest();
  return Array.from(bytes.subarray(0, sealLength), (byte) => signs[byte % signs.length]).join('');
}
