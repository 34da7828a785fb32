import { expect, test } from 'vitest';
import { refusedBecause, type RefusedBecause } from './refusals.ts';

const answers: [RefusedBecause, 'RCPT TO' | 'DATA' | 'MAIL FROM' | 'AUTH PLAIN', string][] = [
  [
    'address',
    'RCPT TO',
    '550 5.1.1 <ali@example.mv>: Recipient address rejected: User unknown in virtual mailbox table',
  ],
  [
    'address',
    'RCPT TO',
    '550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking',
  ],
  [
    'address',
    'RCPT TO',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  ],
  [
    'address',
    'RCPT TO',
    '550 5.4.1 Recipient address rejected: Access denied. [DB5EUR03FT044.eop-EUR03.prod]',
  ],
  ['address', 'RCPT TO', '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).'],
  ['address', 'RCPT TO', '556 5.1.10 Recipient address has null MX'],
  ['address', 'DATA', '550 5.2.1 The email account that you tried to reach is disabled.'],
  [
    'address',
    'DATA',
    "554 delivery error: dd This user doesn't have a yahoo.com account (ali@yahoo.com) [0] - mta1234",
  ],
  ['address', 'RCPT TO', '550 No such user here'],
  ['address', 'RCPT TO', '553 <ali@example.mv> not known'],
  ['mail', 'RCPT TO', '552 5.2.2 The email account that you tried to reach is over quota.'],
  ['mail', 'DATA', '552 5.3.4 Message size exceeds fixed limit'],
  ['mail', 'DATA', '550 5.6.0 Message rejected: malformed header'],
  ['mail', 'DATA', '554 Transaction failed'],
  ['for now', 'RCPT TO', '451 4.7.1 Greylisting in action, please come back later'],
  ['for now', 'RCPT TO', '554 5.7.1 <ali@example.mv>: Relay access denied'],
  ['for now', 'RCPT TO', '550 5.7.1 Service unavailable, client host [192.0.2.1] blocked using Spamhaus'],
  ['for now', 'DATA', '550-5.7.26 This mail has been blocked because the sender is unauthenticated.'],
  ['for now', 'RCPT TO', '550 Relaying denied'],
  ['for now', 'RCPT TO', '553 sorry, that domain isn’t in my list of allowed rcpthosts'],
  ['for now', 'MAIL FROM', '550 5.1.8 Sender address rejected: Domain not found'],
  ['for now', 'RCPT TO', '550 5.1.8 <no-reply@jobs.example>: Sender address rejected'],
  ['for now', 'AUTH PLAIN', '535 5.7.8 Authentication credentials invalid'],
  ['for now', 'RCPT TO', '550 5.4.1 All recipient addresses rejected : sender not authorised'],
];

test.each(answers)('%s, at %s: %s', (because, command, response) => {
  expect(refusedBecause({ responseCode: Number(response.slice(0, 3)), response, command })).toBe(because);
});

test('a line that broke is tried again; an address that cannot be written is not', () => {
  expect(refusedBecause({ code: 'ECONNECTION' })).toBe('for now');
  expect(refusedBecause({ code: 'EENVELOPE', command: 'API' })).toBe('mail');
});
