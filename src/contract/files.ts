import { z } from 'zod';
import { reasonsUnreadable } from '#domain/unreadable.ts';
import { fileKinds } from '#domain/files.ts';
import { limits } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, time } from './fields.ts';

/** A file as it is spoken of where it is attached. */
export const fileFacts = z
  .object({ id, name: z.string(), kind: z.enum(fileKinds), size: z.int() })
  .meta({ id: 'FileFacts' });

export const ownFile = z
  .object({
    ...fileFacts.shape,
    uploadedAt: time,
    lastSentAt: time.nullable().describe('When its owner last applied with it.'),
    sentWith: z.int().min(0).describe('Applications carry it, so it cannot be deleted.'),
  })
  .meta({ id: 'OwnFile' });

/** What can be read of a document, to be shown as text. */
const fileText = z
  .object({
    lines: z.array(
      z.object({
        text: z.string().describe('A tab stands where there was a wide gap.'),
        look: z.enum(['line', 'heading', 'strong', 'item']),
        apart: z.boolean().describe('More than the usual room stands before it.'),
      }),
    ),
    pages: z.int().nullable().describe('Null where the format does not say.'),
    cut: z.boolean().describe('It goes on for longer than is given.'),
  })
  .meta({ id: 'FileText' });

const byId = z.object({ id: idInPath });

export const files = {
  'GET /api/files': endpoint({
    summary: 'One’s own files, the last used first',
    permission: 'file.own',
    status: 200,
    answer: z.array(ownFile),
  }),
  'POST /api/files': endpoint({
    summary:
      'Keep a file: PDF, DOCX, ODT or plain text, as the body itself. Its name stands in Content-Disposition; what it is is told by its content',
    permission: 'file.own',
    takesFile: true,
    bodyLimit: limits.file,
    budget: 'upload',
    status: 201,
    answer: ownFile,
    refuses: { 409: ['too_many_files'], 422: ['not_a_document', ...reasonsUnreadable] },
  }),
  'GET /api/files/:id': endpoint({
    summary: 'A file as it was sent, for its owner and for who may see an application that carries it',
    permission: 'file.see',
    noted: 'people.read',
    inSuspension: 'stopped',
    params: byId,
    status: 200,
    answersFile: true,
  }),
  'GET /api/files/:id/text': endpoint({
    summary: 'What can be read of a file, line by line, for who may have the file itself',
    permission: 'file.see',
    noted: 'people.read',
    inSuspension: 'stopped',
    params: byId,
    status: 200,
    answer: fileText,
    refuses: { 422: [...reasonsUnreadable] },
  }),
  'DELETE /api/files/:id': endpoint({
    summary: 'Delete a file that no application carries',
    permission: 'file.own',
    params: byId,
    status: 204,
    refuses: { 409: ['file_in_use'] },
  }),
};
