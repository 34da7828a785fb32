import { Section } from '#client/features/dashboards/Section.tsx';
import { WaitingList, WaitingRow } from '#client/features/dashboards/WaitingList.tsx';
import { useNow } from '#client/features/interviews/use-now.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { newsOf } from './news.ts';
import { useNews } from './use-news.ts';

/** An offer, an interview, a message, a decision: what one came to see, while there is any. */
export function News() {
  const { told } = useNews();
  const now = Date.parse(useNow());
  const rows = newsOf(told, now);
  if (!rows.length) return null;
  return (
    <Section title="New for you" count={rows.length}>
      <WaitingList>
        {rows.map(({ act, meeting, ...row }) => (
          <WaitingRow key={row.name} {...row}>
            <ButtonLink
              size="compact"
              to={meeting ?? row.to}
              {...(meeting
                ? { target: '_blank', rel: 'noopener noreferrer nofollow', icon: 'external' }
                : {})}
              aria-label={`${act}: ${row.about}${row.subject && `, ${row.subject}`}${meeting ? ' (opens in a new tab)' : ''}`}
            >
              {act}
            </ButtonLink>
          </WaitingRow>
        ))}
      </WaitingList>
    </Section>
  );
}
