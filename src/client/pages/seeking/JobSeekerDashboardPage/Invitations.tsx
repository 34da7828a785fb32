import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Section } from '#client/features/dashboards/Section.tsx';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Invitation } from '#contract/api.ts';
import styles from './Invitations.module.css';

/** Who has asked this person to look at a job, while there is something to be done about it; nothing otherwise. */
export function Invitations() {
  const { data } = useApi('GET /api/invitations', { query: { limit: 20 } });
  const open = data?.filter(({ job, applied, declinedAt }) => job.open && !applied && !declinedAt);
  if (!open?.length) return null;
  return (
    <Section title="Invitations" lead="Employers who’d like you to apply.">
      <ul className={styles.list}>
        {open.map((invitation) => (
          <li key={invitation.id}>
            <Line invitation={invitation} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Line({ invitation: { id, job, message, invitedAt } }: { invitation: Invitation }) {
  const decline = useApiMutation<void>({
    mutationFn: () => call('POST /api/invitations/:id/decline', { params: { id } }),
    onSuccess: () => refresh('GET /api/invitations'),
    failedTitle: 'Update failed',
  });
  return (
    <article className={styles.line} aria-label={job.title}>
      <div className={styles.words}>
        <h3 className={styles.title} dir="auto">
          <Link to={paths.job(job.id)}>{job.title}</Link>
        </h3>
        <p className={styles.about}>
          <bdi>{job.companyName}</bdi>
          {job.location && (
            <>
              {' · '}
              <bdi>{job.location}</bdi>
            </>
          )}
          {' · '}
          <Time value={invitedAt} as="ago" />
        </p>
        {message && (
          <p className={styles.message} dir="auto">
            {message}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <ButtonLink to={paths.job(job.id)} size="compact" aria-label={`View ${job.title}`}>
          View
        </ButtonLink>
        <Button
          size="compact"
          variant="quiet"
          pending={decline.isPending}
          pendingLabel="Declining…"
          onClick={() => decline.mutate()}
          aria-label={`Decline ${job.title}`}
        >
          Decline
        </Button>
      </div>
    </article>
  );
}
