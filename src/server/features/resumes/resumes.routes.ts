import { createHash } from 'node:crypto';
import { jsonResumeOf } from './json-resume.ts';
import {
  ownFileBytes,
  ownFileHash,
  visibleFile,
  visibleFileHash,
} from '#server/features/files/files.queries.ts';
import { accountById } from '#server/features/accounts/accounts.queries.ts';
import { educationOf, workExperienceOf } from '#server/features/profiles/profile-entries.queries.ts';
import { ownProfile } from '#server/features/profiles/profiles.queries.ts';
import type { ResumeParser } from './resume-parser.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';

type ResumeCalls =
  | 'GET /api/files/:id/reading'
  | 'GET /api/files/:id/text'
  | 'POST /api/resumes/reading'
  | 'GET /api/profile/json-resume';

export function resumeRoutes(reader: ResumeParser): RoutesOf<ResumeCalls> {
  return {
    'GET /api/files/:id/reading': async ({ db, actor, params }) => {
      const sha256 = await ownFileHash(db, actor.id, params.id);
      if (!sha256) throw refuse.notFound();
      const bytes = async () => (await ownFileBytes(db, actor.id, params.id))?.bytes;
      return reader.read(actor.id, { sha256, bytes });
    },

    'GET /api/files/:id/text': async ({ db, actor, params }) => {
      const sha256 = await visibleFileHash(db, actor, params.id);
      if (!sha256) throw refuse.notFound();
      const bytes = async () => (await visibleFile(db, actor, params.id))?.bytes;
      return reader.text(actor.id, { sha256, bytes });
    },

    'POST /api/resumes/reading': async ({ actor, file }) => {
      const sha256 = createHash('sha256').update(file.bytes).digest('hex');
      return reader.read(actor.id, { sha256, bytes: async () => file.bytes });
    },

    'GET /api/profile/json-resume': async ({ db, actor, now }) => {
      const [account, profile, experience, education] = await Promise.all([
        accountById(db, actor.id),
        ownProfile(db, actor.id),
        workExperienceOf(db, actor.id),
        educationOf(db, actor.id),
      ]);
      if (!account) throw refuse.signedOut();
      return jsonResumeOf({ account, profile, experience, education }, now());
    },
  };
}
