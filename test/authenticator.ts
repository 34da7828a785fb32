import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Answer, BodyInput } from '#contract/api.ts';

/** A passkey in software, which does what it is told: also what no honest authenticator and no browser would. */
export interface SoftPasskey {
  id: string;
  /** What a browser sends of making it. */
  made: (how?: How) => BodyInput<'POST /api/user/passkeys'>['passkey'];
  /** What a browser sends of showing it, for a challenge. */
  shown: (challenge: string, how?: How) => BodyInput<'POST /api/login/passkey'>['passkey'];
  counter: number;
}

interface How {
  challenge?: string;
  origin?: string;
  rpId?: string;
  type?: string;
  userVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Signed by another key than it was made with. */
  key?: KeyObject;
}

type ToMake = Answer<'POST /api/user/passkeys/options'>;

const flag = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

export function softPasskey(toMake: ToMake, origin: string): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(32);
  const id = credential.toString('base64url');
  const passkey = { id, counter: 1 };

  const clientData = (type: string, challenge: string, how: How) =>
    Buffer.from(
      JSON.stringify({
        type: how.type ?? type,
        challenge: how.challenge ?? challenge,
        origin: how.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (how: How, flags: number, attested: Buffer = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(how.counter ?? passkey.counter);
    const verified = how.userVerified === false ? 0 : flag.verified;
    const all = flags | flag.present | verified | flag.backupEligible | flag.backedUp;
    return Buffer.concat([hash(how.rpId ?? toMake.rp.id), Buffer.from([all]), counter, attested]);
  };

  return Object.assign(passkey, {
    made: (how: How = {}) => {
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credential.length]),
        credential,
        key,
      ]);
      const attestation = cbor(
        new Map<string, string | Buffer | Map<never, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<never, never>()],
          ['authData', authenticatorData(how, flag.attested, attested)],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData('webauthn.create', toMake.challenge, how).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    shown: (challenge: string, how: How = {}) => {
      passkey.counter += 1;
      const data = authenticatorData(how, 0);
      const client = clientData('webauthn.get', challenge, how);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, hash(client)]), how.key ?? privateKey).toString(
            'base64url',
          ),
          userHandle: how.userHandle ?? toMake.user.id,
        },
      };
    },
  });
}

const hash = (of: string | Buffer) => createHash('sha256').update(of).digest();

type Encodable = number | string | Buffer | Map<number | string, Encodable>;

/** As much of CBOR as a passkey is written in. */
function cbor(value: Encodable): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
