import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { dkimFault, dkimRecord } from './dkim-record.ts';

const dkimOf = () => ({
  domain: 'example.com',
  selector: 'mail',
  key: generateKeyPairSync('rsa', { modulusLength: 2_048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
});
const dkim = dkimOf();
const record = dkimRecord(dkim);

test('our own record is right, in however many pieces and with whatever tags it stands there', () => {
  expect(dkimFault(dkim, [[record]])).toBeUndefined();
  expect(dkimFault(dkim, [[record.slice(0, 255), record.slice(255)], ['some other text']])).toBeUndefined();
  expect(dkimFault(dkim, [[record.replace('k=rsa;', 't=s; h = sha256;')]])).toBeUndefined();
});

test('what mail servers could not verify with is said, with the record that is to stand there', () => {
  expect(dkimFault(dkim, [])).toContain(`mail._domainkey.example.com must be a TXT of “${record}”`);
  expect(dkimFault(dkim, [[dkimRecord(dkimOf())]])).toContain(`it must be “${record}”`);
  expect(dkimFault(dkim, [['v=DKIM1; p=']])).toContain('revoked');
  expect(dkimFault(dkim, [[record], [record]])).toContain('2 records');
});
