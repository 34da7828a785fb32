import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import part from '#client/ui/Part.module.css';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useAsked } from '#client/ui/use-asked.ts';
import type { Application } from '#contract/api.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { ArrangeSheet } from './ArrangeSheet.tsx';
import { InterviewCard } from './InterviewCard.tsx';
import styles from './Interviews.module.css';
import { mayArrange } from './may-arrange.ts';

/** The interviews about an application. A candidate sees them once there is one. */
export function Interviews({ application }: { application: Application }) {
  const user = useUser();
  const { id } = application;
  const { asked: arranging, ask: arrange, close } = useAsked<true>();
  const interviews = useApi('GET /api/applications/:id/interviews', { params: { id } }, { staleTime: 0 });
  const runs = mayArrange(user, application);
  if (isJobSeeker(user) && !interviews.error && !interviews.data?.length) return null;
  return (
    <section className={part.part} aria-labelledby="interviews">
      <div className={styles.head}>
        <h2 id="interviews">Interviews</h2>
        {runs && (
          <Button icon="calendar" size="compact" onClick={() => arrange(true)}>
            Arrange interview
          </Button>
        )}
      </div>
      <Loaded query={interviews} what="the interviews" level={3} waiting={<Skeleton height="5rem" />}>
        {(all) =>
          all.length ? (
            <ul className={styles.list}>
              {all.map((interview) => (
                <li key={interview.id}>
                  <InterviewCard interview={interview} />
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.none}>None yet.</p>
          )
        }
      </Loaded>
      {runs && <ArrangeSheet application={application} open={arranging === true} onClose={close} />}
    </section>
  );
}
