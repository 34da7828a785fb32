import { z } from 'zod';
import { newAccountFields } from '#domain/fields/accounts.ts';
import { sentences } from '#domain/fields/sentences.ts';
import { endpoint } from './endpoint.ts';
import { idInPath, requiredLine, time } from './fields.ts';
import { schemasOf } from './schema-of.ts';

const smallBody = 8 * 1024;
const byToken = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
const byId = z.object({ id: idInPath });

/** Proving an address, and getting back in without the password. */
export const recovery = {
  'POST /api/user/email-confirmation': endpoint({
    summary: 'Have the mail that asks to confirm one’s address sent again',
    permission: 'account.use',
    status: 204,
    budget: 'address-change',
    refuses: { 409: ['no_mail', 'nothing_to_confirm'] },
  }),
  'PUT /api/email-confirmations/:token': endpoint({
    summary: 'Prove an address by the token that was mailed to it',
    permission: 'anyone',
    params: byToken,
    status: 204,
    refuses: { 409: ['email_taken'] },
  }),
  'POST /api/password-resets': endpoint({
    summary: 'Ask for a link to a new password; the answer is the same whoever’s address it is',
    permission: 'anyone',
    body: z.object({
      email: requiredLine(
        newAccountFields.email.label,
        newAccountFields.email.max,
        sentences.missing('Email'),
      ),
    }),
    status: 202,
    bodyLimit: smallBody,
  }),
  'PUT /api/password-resets/:token': endpoint({
    summary: 'Set a new password by the token of a link; every session of the account ends',
    permission: 'anyone',
    params: byToken,
    body: z.object({ password: schemasOf(newAccountFields).password }),
    status: 204,
    bodyLimit: smallBody,
    budget: 'sign-in',
  }),
  'POST /api/admin/users/:id/password-reset-link': endpoint({
    summary: 'Make a link to a new password to hand over, where no mail goes out; it is shown this once',
    permission: 'platform.administer',
    sensitive: true,
    params: byId,
    status: 201,
    answer: z.object({ url: z.string(), expiresAt: time }).meta({ id: 'ResetLink' }),
    refuses: { 409: ['link_by_mail'] },
  }),
  'PUT /api/admin/users/:id/email-confirmation': endpoint({
    summary: 'Say that the address somebody gave is theirs',
    permission: 'platform.administer',
    sensitive: true,
    params: byId,
    status: 204,
    refuses: { 409: ['email_taken', 'nothing_to_confirm'] },
  }),
};
