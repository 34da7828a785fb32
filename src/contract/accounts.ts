import { z } from 'zod';
import { canonicalUsername } from '#domain/accounts.ts';
import {
  accountFields,
  confirmationFields,
  newAccountFields,
  passwordFields,
} from '#domain/fields/accounts.ts';
import { sentences } from '#domain/fields/sentences.ts';
import { memberRoles, userTypes } from '#domain/people.ts';
import { confirmationWays, signInWays } from '#domain/sessions.ts';
import { endpoint } from './endpoint.ts';
import { edited, id, idInPath, time, timeZoneInput } from './fields.ts';
import { schemasOf } from './schema-of.ts';

/** The signed-in person, as they see themselves. */
export const currentUser = z
  .object({
    id,
    username: z.string(),
    email: z.string().nullable(),
    emailConfirmed: z.boolean().describe('Whether it was proved that the address is theirs.'),
    pendingEmail: z.string().nullable().describe('What is to take its place once it is proved.'),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    userType: z.enum(userTypes),
    profileImageUrl: z.string().nullable(),
    portrait: z.string().nullable().describe('The key of their portrait.'),
    profileCompleted: z.boolean(),
    timeZone: z.string().nullable().describe('Where their clocks are, as their browser last told.'),
    hasPassword: z.boolean().describe('Who came by their company’s provider has none, until they set one.'),
    passwordChangedAt: time
      .nullable()
      .describe('Null where there is none, or it was set before this was kept.'),
    createdAt: time,
    updatedAt: time,
    secondFactorMissing: z
      .boolean()
      .describe(
        'Whether they can do nothing before they have set up a second factor, which is asked of them.',
      ),
    etag: edited.etag.describe('Of the names and the e-mail address.'),
    memberships: z
      .array(
        z.object({
          companyId: id,
          companyName: z.string(),
          companyVerified: z.boolean(),
          companySuspended: z.boolean(),
          role: z.enum(memberRoles),
          verified: z.boolean(),
          applicationDeadlineDays: z.int(),
          timeZone: z.string(),
        }),
      )
      .describe('Where this person belongs; what a new posting is prefilled with travels along.'),
  })
  .meta({ id: 'CurrentUser' });

const ownSession = z
  .object({
    id,
    startedAt: time,
    lastUsedAt: time.describe('To a few minutes.'),
    expiresAt: time.describe('If it is not used again before.'),
    device: z
      .string()
      .nullable()
      .describe('The browser and system it was started from, in words, where known.'),
    network: z
      .string()
      .nullable()
      .describe('From where it was begun, as much of an address as is kept: "192.0.2.x".'),
    way: z.enum(signInWays).nullable(),
    current: z.boolean(),
  })
  .meta({ id: 'Session' });

const smallBody = 8 * 1024;

const newAccount = schemasOf(newAccountFields);
const missing = {
  username: sentences.missing(newAccountFields.username.label),
  password: sentences.missing(newAccountFields.password.label),
};

export const accounts = {
  'GET /api/user': endpoint({
    summary: 'The signed-in person',
    permission: 'account.use',
    withoutFactor: 'open',
    status: 200,
    answer: currentUser,
    versioned: true,
  }),
  'POST /api/register': endpoint({
    summary: 'Make an account and sign in with it',
    permission: 'anyone',
    body: z.object({
      ...newAccount,
      username: newAccount.username.transform(canonicalUsername),
      userType: newAccount.userType.default('job_seeker'),
    }),
    status: 201,
    answer: currentUser,
    bodyLimit: smallBody,
    budget: 'register',
    refuses: { 409: ['email_taken', 'signed_in', 'username_taken'] },
  }),
  'POST /api/login': endpoint({
    summary: 'Sign in',
    permission: 'anyone',
    body: z.object({
      username: z
        .string({ error: missing.username })
        .min(1, missing.username)
        .max(256, 'Username or password is wrong')
        // Nobody's name has a NUL in it, and the database would stumble over the question.
        .transform((text) => canonicalUsername(text).replaceAll('\u0000', '?')),
      password: z
        .string({ error: missing.password })
        .min(1, missing.password)
        .max(newAccountFields.password.max, 'Username or password is wrong'),
    }),
    status: 200,
    answer: currentUser,
    bodyLimit: smallBody,
    budget: 'sign-in',
    refuses: { 401: ['second_factor', 'wrong_credentials'], 409: ['provider_required'] },
  }),
  'POST /api/logout': endpoint({
    summary: 'Sign out; also fine when nobody is signed in',
    permission: 'anyone',
    status: 204,
  }),
  'PUT /api/user/time-zone': endpoint({
    summary: 'Say where one’s clocks are, so that times are written out for them',
    permission: 'account.use',
    body: z.object({ timeZone: timeZoneInput }),
    status: 204,
  }),
  'PUT /api/user': endpoint({
    summary:
      'Change your own name and email address; another address needs the password, where there is one, and stands once it is confirmed; the one there is, sent again, takes that back',
    permission: 'account.use',
    sensitive: 'sometimes',
    body: z.object({
      ...schemasOf(accountFields),
      currentPassword: schemasOf(passwordFields).currentPassword.optional(),
    }),
    status: 200,
    answer: currentUser,
    bodyLimit: smallBody,
    versioned: true,
    refuses: { 409: ['email_taken', 'username_taken'] },
  }),
  'GET /api/user/sessions': endpoint({
    summary: 'Where one is signed in',
    permission: 'account.use',
    status: 200,
    answer: z.array(ownSession),
  }),
  'DELETE /api/user/sessions': endpoint({
    summary: 'End all of one’s sessions but this one',
    permission: 'account.use',
    sensitive: true,
    withoutFactor: 'open',
    status: 204,
  }),
  'DELETE /api/user/sessions/:id': endpoint({
    summary: 'End one of one’s own sessions; the present one always, another once it is clear who asks',
    permission: 'account.use',
    sensitive: 'sometimes',
    params: z.object({ id: idInPath }),
    status: 204,
  }),
  'GET /api/user/confirmation': endpoint({
    summary: 'How one can show again who one is, before a sensitive act; the first way is the usual one',
    permission: 'account.use',
    withoutFactor: 'open',
    status: 200,
    answer: z
      .object({
        confirmed: z.boolean().describe('Whether it was shown lately enough.'),
        ways: z
          .array(z.enum(confirmationWays))
          .describe(
            'None where there is neither a password, nor a second factor, nor a provider that is in use.',
          ),
      })
      .meta({ id: 'Confirmation' }),
  }),
  'POST /api/user/confirmation': endpoint({
    summary: 'Show again who one is; the session gets a new id, and sensitive acts do not ask for a while',
    permission: 'account.use',
    withoutFactor: 'open',
    body: z.object(schemasOf(confirmationFields)),
    status: 204,
    bodyLimit: smallBody,
    budget: 'sign-in',
    refuses: { 409: ['confirm_by_factor'] },
  }),
  'PUT /api/user/password': endpoint({
    summary:
      'Change your own password, or set one where there is none, which needs no present one; every other session of yours ends',
    permission: 'account.use',
    sensitive: 'sometimes',
    body: z.object({
      newPassword: schemasOf(passwordFields).newPassword,
      currentPassword: schemasOf(passwordFields).currentPassword.optional(),
    }),
    status: 204,
    bodyLimit: smallBody,
    budget: 'sign-in',
    refuses: { 409: ['provider_required'] },
  }),
};
