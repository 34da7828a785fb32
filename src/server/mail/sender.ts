import type { Config } from '#server/config.ts';
import { ownOrigin } from '#server/own-origin.ts';
import { senderAddress } from './sender-address.ts';

/** Who our mail is from, and where what it speaks of is seen. */
export interface Sender {
  brandName: string;
  origin: string;
  /** The same where the operator has said it, so that it holds for everybody. */
  publicUrl: string | undefined;
  address: string;
  /** Whose plus-addresses take answers to the mail of messages, where they are taken. */
  replyAddress: string | undefined;
}

export function senderOf(config: Config): Sender {
  return {
    brandName: config.brandName,
    // Asked when a mail is written: where the system chose the port, it is known by then.
    get origin() {
      return ownOrigin(config);
    },
    publicUrl: config.publicUrl,
    replyAddress: config.replies?.address,
    address: senderAddress(config.mailFrom, config.publicUrl),
  };
}
