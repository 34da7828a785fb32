import { z } from 'zod';
import { applicationSources } from '#domain/application-source.ts';
import { fileKinds } from '#domain/files.ts';
import { storable } from '#domain/fields/texts.ts';
import { visitorFields } from '#domain/fields/visitors.ts';
import { limits } from '#domain/limits.ts';
import { applyTokenMinutes, daysToConfirm, uploads } from '#domain/visitors.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, oneOf, paging, time, wholeNumber } from './fields.ts';
import { modifiedSince, tellsModified } from './modified.ts';
import { answersInput } from './questions.ts';
import { schemasOf } from './schema-of.ts';

const byId = z.object({ id: idInPath });
const uploadKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This upload is not one of ours');

/** What somebody sends who applies without an account, as JSON; as a form each answer is a field question-{id}, and files are files. */
export const visitorApplication = z.object({
  ...schemasOf(visitorFields),
  resume: uploadKey.nullish().describe('The key of an upload, or the file itself in a form.'),
  answers: answersInput.optional(),
  source: oneOf('Source', applicationSources).nullish(),
  token: z.string().optional().describe('From the token call; the header Application-Token says it as well.'),
  key: z.string().optional().describe('What the header Idempotency-Key says otherwise, for forms.'),
  proof: z
    .string()
    .max(4_000)
    .optional()
    .describe(
      'While a job is being flooded: the puzzle of the token with its solution, as ALTCHA writes them (JSON in base64).',
    ),
  code: z
    .string()
    .max(40)
    .optional()
    .describe(
      'Instead of it: the code that the form without a script has mailed to the address, which is proved by it.',
    ),
});

const puzzle = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      expiresAt: z.int().optional(),
      data: z.record(z.string(), z.number()).optional(),
    }),
    signature: z.string(),
  })
  .meta({ id: 'Puzzle' });

const fileFacts = z.object({
  questionId: z.int().describe('The question that it answers; 0 for the résumé.'),
  name: z.string(),
  kind: z.enum(fileKinds),
  size: z.int(),
});

/** Applying without an account, from anywhere. No cookie is read, so that no page can do it in anybody’s name. */
export const visitors = {
  'GET /api/public/jobs/:id/applications/token': endpoint({
    summary: `A token to apply for this job with, without an account; it works for ${applyTokenMinutes} minutes`,
    permission: 'anyone',
    fromElsewhere: true,
    params: byId,
    status: 200,
    answer: z
      .object({
        token: z.string(),
        expiresAt: time,
        puzzle: puzzle
          .nullable()
          .describe(
            'While a job is being flooded: what to solve before one sends (ALTCHA, version 2); null otherwise.',
          ),
      })
      .meta({ id: 'ApplyToken' }),
  }),
  'POST /api/public/jobs/:id/applications': endpoint({
    summary: `Apply without an account, as JSON or as a form with files. Everything missing or wrong is named at once; a repeat with the same Idempotency-Key is answered like the first. The address is confirmed by mail within ${daysToConfirm} days`,
    permission: 'anyone',
    fromElsewhere: true,
    takesAnyForm: visitorApplication,
    bodyLimit: limits.file * 2 + 128 * 1024,
    takesHeaders: {
      'Application-Token': 'What the call for a token answered; a form can send it as the field token',
      'Idempotency-Key':
        'Up to 200 visible ASCII characters of your choice; a form can send it as the field key. The same call with it is answered like the first',
    },
    params: byId,
    status: 201,
    answer: z
      .object({
        receipt: z.string().describe('To be named in questions about it.'),
        jobId: id,
        address: z.literal('not confirmed'),
        confirmBy: time.describe('Until when the address can be confirmed.'),
      })
      .meta({ id: 'VisitorReceipt' }),
    budget: 'visitor-apply',
    refuses: {
      401: ['token_missing', 'token_expired', 'proof_missing', 'proof_wrong'],
      409: ['not_a_job_seeker'],
      422: ['incomplete', 'idempotency_key_reused'],
    },
  }),
  'POST /api/public/jobs/:id/uploads': endpoint({
    summary: `Begin to send a file in pieces of at most ${uploads.piece} bytes; kept for ${uploads.hours} hours`,
    permission: 'anyone',
    fromElsewhere: true,
    params: byId,
    body: z.object({
      token: z.string({ error: 'A token is required' }).max(1_000, 'This token is not one of ours'),
      name: z
        .string({ error: 'A file needs a name' })
        .overwrite(storable)
        .max(500, 'A file’s name can have at most 500 characters'),
      size: z
        .int({ error: 'Size must be a whole number of bytes' })
        .min(1, 'The file is empty')
        .max(limits.file, `A file can have at most ${limits.file / 1024 / 1024} MB`),
      proof: z
        .string()
        .max(4_000)
        .optional()
        .describe('While the job is being flooded, as with the application that it belongs to.'),
    }),
    status: 201,
    answer: z.object({ key: z.string(), come: z.int() }).meta({ id: 'Upload' }),
    budget: 'upload',
    refuses: { 401: ['token_missing', 'token_expired', 'proof_missing', 'proof_wrong'], 409: ['no_room'] },
  }),
  'GET /api/public/uploads/:key': endpoint({
    summary: 'How much of a file has come without a gap',
    permission: 'anyone',
    fromElsewhere: true,
    params: z.object({ key: uploadKey }),
    status: 200,
    answer: z.object({ come: z.int(), size: z.int() }).meta({ id: 'UploadProgress' }),
  }),
  'PUT /api/public/uploads/:key/pieces/:at': endpoint({
    summary:
      'A piece of a file as the body itself, and where in it the piece begins. Sent twice it is there once',
    permission: 'anyone',
    fromElsewhere: true,
    params: z.object({ key: uploadKey, at: z.string().regex(/^(0|[1-9]\d{0,7})$/) }),
    takesFile: true,
    bodyLimit: uploads.piece,
    status: 200,
    answer: z.object({ come: z.int(), size: z.int() }).meta({ id: 'UploadProgress' }),
    refuses: { 422: ['piece_out_of_place'] },
  }),
  'GET /api/unconfirmed-applications': endpoint({
    summary: 'Applications to the jobs one runs whose address is not confirmed yet; they count nowhere else',
    permission: 'application.board',
    noted: 'people.read',
    query: z.object({ job: wholeNumber('job').optional(), modifiedSince, ...paging }),
    status: 200,
    answer: z.array(
      z
        .object({
          id,
          receipt: z.string(),
          jobPostingId: id,
          jobTitle: z.string(),
          name: z.string(),
          email: z.string(),
          phone: z.string().nullable(),
          coverLetter: z.string().nullable(),
          customResumeUrl: z.string().nullable(),
          answers: z.array(z.object({ question: z.string(), answer: z.string() })),
          files: z.array(fileFacts),
          sentAt: time,
          confirmBy: time.describe('When it goes away.'),
        })
        .meta({ id: 'UnconfirmedApplication' }),
    ),
    ...tellsModified('unconfirmed'),
  }),
  'GET /api/unconfirmed-applications/:id/files/:question': endpoint({
    summary: 'A file that came with one of them; question 0 is the résumé',
    permission: 'application.board',
    noted: 'people.read',
    inSuspension: 'stopped',
    params: byId.extend({ question: z.string().regex(/^(0|[1-9]\d{0,8})$/) }),
    status: 200,
    answersFile: true,
  }),
  'PUT /api/admin/unconfirmed-applications/:id/confirmation': endpoint({
    summary: 'Say that the address somebody applied with is theirs, where no mail goes out',
    permission: 'platform.administer',
    sensitive: true,
    params: byId,
    status: 204,
    refuses: { 409: ['not_a_job_seeker'] },
  }),
};
