import type { BodyInput, OwnFile, Profile } from '#contract/api.ts';
import type { ApplicationSource } from '#domain/application-source.ts';
import { limits } from '#domain/limits.ts';
import { isWebLink } from '#domain/links.ts';

export interface ApplyValues extends Record<string, string> {
  coverLetter: string;
  customResumeUrl: string;
  /** One of one’s own files; '' is none. */
  fileId: string;
}

/** How the form starts: with the link of the profile, and the file last used, which is the first. */
export function firstValues(
  { resumeUrl }: Pick<Profile, 'resumeUrl'>,
  [lastUsed]: readonly Pick<OwnFile, 'id'>[],
): ApplyValues {
  return { coverLetter: '', customResumeUrl: resumeUrl ?? '', fileId: lastUsed ? String(lastUsed.id) : '' };
}

/** The server's own rules, said before anything is sent. */
export function problemsOf({ coverLetter, customResumeUrl }: ApplyValues): Partial<ApplyValues> {
  const link = customResumeUrl.trim();
  return {
    ...(coverLetter.trim().length > limits.coverLetter && {
      coverLetter: `Cover letter can have at most ${limits.coverLetter.toLocaleString('en')} characters`,
    }),
    ...(link &&
      !isWebLink(link) && {
        customResumeUrl: 'Résumé link must be a web address that begins with http:// or https://',
      }),
  };
}

export function toSend(
  values: ApplyValues,
  source: ApplicationSource,
): BodyInput<'POST /api/jobs/:id/applications'> {
  const { coverLetter, customResumeUrl, fileId } = values;
  return { coverLetter, customResumeUrl, fileId: fileId ? Number(fileId) : null, source };
}
