import { createHmac } from 'node:crypto';
import type { Db } from '#server/db/query.ts';
import { isSame } from './apply-token.ts';
import { visitorSecret } from './visitor-secret.queries.ts';

interface About {
  jobId: number;
  address: string;
  now: Date;
}

/** What only somebody can know who reads the mail of an address: good for one job, and kept nowhere. */
export async function applyCode(db: Db, { jobId, address, now }: About): Promise<string> {
  return codeOf(await visitorSecret(db), { jobId, address, day: dayOf(now) });
}

/** Whether it is the one of today, or of yesterday. */
export async function isApplyCode(db: Db, typed: string, { jobId, address, now }: About): Promise<boolean> {
  const secret = await visitorSecret(db);
  const given = typed.toUpperCase().replaceAll(/[^2-9A-Z]/g, '');
  const day = dayOf(now);
  return [day, day - 1].some((one) => isSame(given, codeOf(secret, { jobId, address, day: one })));
}

/** Letters and digits that are not taken for each other. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

function codeOf(secret: string, { jobId, address, day }: { jobId: number; address: string; day: number }) {
  const bytes = createHmac('sha256', secret).update(`code ${jobId} ${day} ${address.toLowerCase()}`).digest();
  return [...bytes.subarray(0, length)].map((byte) => signs[byte % signs.length]).join('');
}

function dayOf(now: Date): number {
  return Math.floor(now.getTime() / 86_400_000);
}
