import type { Config } from '#server/config.ts';
import { senderAddress } from './sender-address.ts';

/** Who our mail is from, and where what it speaks of is seen. */
export interface Sender {
  brandName: string;
  origin: string;
  /** The same where the operator has said it, so that it holds for everybody. */
  publicUrl: string | undefined;
  address: string;
}

export function senderOf(config: Config): Sender {
  return {
    brandName: config.brandName,
    origin: config.publicUrl ?? `http://${config.host}:${config.port}`,
    publicUrl: config.publicUrl,
    address: senderAddress(config.mailFrom, config.publicUrl),
  };
}
