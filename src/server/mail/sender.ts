import type { Config } from '#server/config.ts';
import { senderAddress } from './transport.ts';

/** Who our mail is from, and where what it speaks of is seen. */
export interface Sender {
  brandName: string;
  origin: string;
  address: string;
}

export function senderOf(config: Config): Sender {
  return {
    brandName: config.brandName,
    origin: config.publicUrl ?? `http://${config.host}:${config.port}`,
    address: senderAddress(config.mailFrom, config.publicUrl),
  };
}
