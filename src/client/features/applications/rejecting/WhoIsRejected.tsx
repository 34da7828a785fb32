import type { Movable } from '#client/features/applications/moving/moves.ts';
import { writtenOut } from '#client/ui/Time.tsx';
import { wallClockIn, zoneName } from '#domain/time-zones.ts';
import styles from './Rejecting.module.css';
import type { Preview } from './use-preview.ts';

type Person = Preview['people'][number];

/** Everybody by name, when each is notified, what else ends with it, and who cannot be rejected. */
export function WhoIsRejected({
  people,
  preview,
}: {
  people: readonly Movable[];
  preview: Preview | undefined;
}) {
  return (
    <ul className={styles.people} aria-label="Candidates">
      {people.map(({ id, applicantName }) => {
        const out = preview?.leftOut.find((one) => one.id === id);
        const known = preview?.people.find((one) => one.id === id);
        return (
          <li key={id} className={styles.person}>
            <bdi className={styles.name}>{applicantName}</bdi>
            <span className={out ? styles.out : styles.told}>
              {out ? `Left out: ${out.reason}` : known && whatComes(known)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function whatComes({ tellsAt, timeZone, cannotWait, offer }: Person): string {
  const theirs = `${wallClockIn(timeZone, tellsAt).slice(11)} ${zoneName(timeZone)}`;
  return [
    `Notified ${writtenOut(tellsAt, 'moment')} (${theirs})`,
    cannotWait && why[cannotWait],
    offer && (offer === 'sent' ? 'Their offer is withdrawn' : 'The unsent offer is discarded'),
  ]
    .filter(Boolean)
    .join('. ');
}

const why: Record<NonNullable<Person['cannotWait']>, string> = {
  answers: 'Can’t wait: they have an offer or interview times to answer',
  interview: 'Can’t wait: they have an interview before then',
};
