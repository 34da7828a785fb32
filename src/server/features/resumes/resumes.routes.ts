import { jsonResumeOf } from '#server/features/resumes/json-resume.ts';
import { ownFileBytes } from '#server/features/files/files.queries.ts';
import { accountById } from '#server/features/accounts/accounts.queries.ts';
import { educationOf, ownProfile, workExperienceOf } from '#server/features/profiles/profiles.queries.ts';
import type { ResumeReader } from '#server/features/resumes/resume-reader.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';

type ResumeCalls =
  | 'GET /api/files/:id/reading'
  | 'POST /api/resumes/reading'
  | 'GET /api/profile/json-resume';

export function resumeRoutes(reader: ResumeReader): RoutesOf<ResumeCalls> {
  return {
    'GET /api/files/:id/reading': async ({ db, actor, params }) => {
      const file = await ownFileBytes(db, actor.id, params.id);
      if (!file) throw refuse.notFound();
      return reader.read(file.bytes);
    },

    'POST /api/resumes/reading': async ({ file }) => reader.read(file.bytes),

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
