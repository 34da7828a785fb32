import type { BodyInput, Profile } from '#contract/api.ts';
import type { ApplicationSource } from '#domain/application-source.ts';
import { limits } from '#domain/limits.ts';
import { isWebLink } from '#domain/links.ts';

export interface ApplyValues extends Record<string, string> {
  coverLetter: string;
  customResumeUrl: string;
}

/** How the form starts: with the résumé of the profile. */
export function firstValues({ resumeUrl }: Pick<Profile, 'resumeUrl'>): ApplyValues {
  return { coverLetter: '', customResumeUrl: resumeUrl ?? '' };
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
  return { coverLetter: values.coverLetter, customResumeUrl: values.customResumeUrl, source };
}
