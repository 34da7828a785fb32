import { ButtonLink } from '#client/ui/Button.tsx';
import type { Interview } from '#contract/api.ts';
import { joinable } from '#domain/interviews.ts';
import { useMinute } from './use-minute.ts';
import { useOwnZone } from './week/WeekPicker.tsx';

/** The way into a meeting on its day: the page’s main button from a quarter of an hour before. */
export function JoinLink({ interview }: { interview: Interview }) {
  const now = useMinute();
  const timeZone = useOwnZone(interview.companyTimeZone);
  const when = joinable(interview, timeZone, now);
  if (!when || !interview.place) return null;
  return (
    <ButtonLink
      to={interview.place}
      target="_blank"
      rel="noopener noreferrer nofollow"
      size="compact"
      icon="external"
      variant={when === 'now' ? 'primary' : 'secondary'}
      aria-label={`Join: \u2068${interview.title}\u2069 (opens in a new tab)`}
    >
      Join
    </ButtonLink>
  );
}
