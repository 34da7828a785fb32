import { Button } from '#client/ui/Button.tsx';
import { Time } from '#client/ui/Time.tsx';
import { roleLabel } from '#domain/people.ts';
import styles from './Members.module.css';
import { useMemberChange, type Member } from './use-members.ts';

interface Props {
  members: readonly Member[];
  onDecline: (member: Member) => void;
  /** The line of who was confirmed is gone. */
  onAnswered: () => void;
}

/** Who waits to be let in. */
export function JoinRequests({ members, onDecline, onAnswered }: Props) {
  const change = useMemberChange(onAnswered);
  return (
    <section aria-labelledby="requests" className={`${styles.part} ${styles.requests}`}>
      <h2 id="requests" className={styles.title}>
        Waiting for your answer <span className={styles.count}>{members.length.toLocaleString('en')}</span>
      </h2>
      <ul>
        {members.map((member) => (
          <li key={member.userId} className={styles.request}>
            <div className={styles.words}>
              <p className={styles.name} dir="auto">
                {member.name}
              </p>
              <p className={styles.detail}>
                {roleLabel[member.role]} · {member.email ?? member.username} ·{' '}
                <Time value={member.since} as="ago" />
              </p>
            </div>
            <div className={styles.buttons}>
              <Button
                size="compact"
                icon="check"
                aria-label={`Confirm ${member.name}`}
                pending={change.isPending && change.variables.member.userId === member.userId}
                pendingLabel="Confirming…"
                onClick={() =>
                  change.mutate({
                    member,
                    change: { verified: true },
                    said: `${member.name} is a member now`,
                  })
                }
              >
                Confirm
              </Button>
              <Button
                size="compact"
                variant="quiet"
                aria-label={`Decline ${member.name}`}
                onClick={() => onDecline(member)}
              >
                Decline
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {change.error && <p className={styles.failure}>{change.error.sentence}</p>}
    </section>
  );
}
