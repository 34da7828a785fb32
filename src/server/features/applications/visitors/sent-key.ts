import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Db } from '#server/db/query.ts';
import type { SentForm } from '#server/http/any-form.ts';
import { refuse } from '#server/refusal.ts';
import { isSame, seal } from './apply-token.ts';
import { visitorSecret } from './visitor-secret.queries.ts';

const keyForm = /^[\x21-\x7e]{1,200}$/;

/** Under which key something is sent that may have to be sent again: a header, or a form's own field. */
export function sentKey(headers: IncomingHttpHeaders, { fields }: SentForm): string | undefined {
  const key = headers['idempotency-key'] ?? fields['key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || !keyForm.test(key))
    throw refuse.invalid('Idempotency-Key must be 1 to 200 visible ASCII characters.');
  return key;
}

/** The key that an address names; what can be none is as if it were not there. */
export function keyAsked(asked: unknown): string | undefined {
  return typeof asked === 'string' && keyForm.test(asked) ? asked : undefined;
}

/** A key for one form, which nobody guesses and nobody else can make. */
export async function newFormKey(db: Db): Promise<string> {
  const name = randomUUID();
  return `${name}.${await sealOf(db, name)}`;
}

/** Whether a form of ours made a key. Programs choose theirs, such as the number of a row: knowing one shows nothing about who sent it. */
export async function isFormKey(db: Db, key: string): Promise<boolean> {
  const [name = '', sealed = ''] = key.split('.');
  return isSame(sealed, await sealOf(db, name));
}

async function sealOf(db: Db, name: string): Promise<string> {
  return seal(`form ${name}`, await visitorSecret(db));
}
