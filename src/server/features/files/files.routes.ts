import { mediaTypes } from '#domain/files.ts';
import { deleteOwnFile } from './delete-own-file.ts';
import { fewAtOnce } from '#server/db/few-at-once.ts';
import { filesOf, visibleFile } from './files.queries.ts';
import { saveFile } from './save-file.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { FileAnswer } from '#server/http/file-answer.ts';
import { found } from '#server/found.ts';

type FileCalls = 'GET /api/files' | 'POST /api/files' | 'GET /api/files/:id' | 'DELETE /api/files/:id';

export const fileRoutes: RoutesOf<FileCalls> = {
  'GET /api/files': async ({ db, actor }) => filesOf(db, actor.id),

  'POST /api/files': {
    inTurn: fewAtOnce,
    handle: async ({ db, actor, file }) => saveFile(db, actor, file),
  },

  'GET /api/files/:id': async ({ db, actor, params }) => {
    const file = found(await visibleFile(db, actor, params.id));
    return new FileAnswer(file.name, mediaTypes[file.kind], file.bytes);
  },

  'DELETE /api/files/:id': async ({ db, actor, params }) => deleteOwnFile(db, actor, params.id),
};
