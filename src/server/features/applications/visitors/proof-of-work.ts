import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Answer } from '#contract/api.ts';
import { applyTokenMinutes } from '#domain/visitors.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/query.ts';
import { refuse } from '#server/refusal.ts';
import { isFlooded } from './flood.queries.ts';
import { visitorSecret } from './visitor-secret.queries.ts';

type Puzzle = NonNullable<Answer<'GET /api/public/jobs/:id/applications/token'>['puzzle']>;

/** A second or two of a laptop and a few of a phone, and less than a millisecond here. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, least: 3_000, most: 6_000 } as const;

/** What to solve before one applies for a job that is being flooded; null for any other. */
export async function puzzleFor(
  { db, config }: Pick<Context, 'db' | 'config'>,
  jobId: number,
  now: Date,
): Promise<Puzzle | null> {
  if (!(await isFlooded(db, jobId, config.proofOfWorkFrom))) return null;
  const { parameters, signature = '' } = await createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(work.least, work.most),
    deriveKey,
    expiresAt: Math.floor(now.getTime() / 1_000) + applyTokenMinutes * 60,
    data: { job: jobId },
    ...(await secrets(db)),
  });
  const { memoryCost: _, parallelism: __, data: ___, ...asked } = parameters;
  return { parameters: { ...asked, data: { job: jobId } }, signature };
}

/** Refuses what is no solution of a puzzle of this job; answers by what it is known again, since each is good for one application. */
export async function checkedProof(db: Db, jobId: number, proof: string | undefined): Promise<Buffer> {
  if (!proof)
    throw refuse.signIn(
      'proof_missing',
      'This job gets very many applications just now. Ask for a token again, and send the solution of its puzzle along.',
    );
  const given = payload.safeParse(proof);
  const isOurs = given.success && given.data.challenge.parameters.data.job === jobId;
  const { verified } = isOurs
    ? await verifySolution({ ...given.data, deriveKey, ...(await secrets(db)) })
    : { verified: false };
  if (!given.success || !verified) throw proofWrong();
  return createHash('sha256').update(given.data.challenge.signature).digest();
}

export function proofWrong(): Error {
  return refuse.signIn(
    'proof_wrong',
    'This solution is wrong, was used already, or its time is over. Ask for a token again, and solve its puzzle.',
  );
}

/** As ALTCHA sends it: JSON in base64. */
const payload = z
  .string()
  .transform((text): unknown => {
    try {
      return JSON.parse(Buffer.from(text, 'base64').toString());
    } catch {
      return undefined;
    }
  })
  .pipe(
    z.object({
      challenge: z.object({
        parameters: z.object({
          algorithm: z.literal(work.algorithm),
          nonce: z.string(),
          salt: z.string(),
          cost: z.literal(work.cost),
          keyLength: z.int(),
          keyPrefix: z.string(),
          keySignature: z.string(),
          expiresAt: z.int(),
          data: z.object({ job: z.int() }),
        }),
        signature: z.string(),
      }),
      solution: z.object({ counter: z.int(), derivedKey: z.string().max(128), time: z.number().optional() }),
    }),
  );

async function secrets(db: Db) {
  const secret = await visitorSecret(db);
  return { hmacSignatureSecret: `puzzle ${secret}`, hmacKeySignatureSecret: `puzzle’s key ${secret}` };
}
