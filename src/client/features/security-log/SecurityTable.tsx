import { Pill } from '#client/ui/Pill.tsx';
import { type Column, Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { SecurityEntry } from '#contract/api.ts';
import type { SecurityOutcome } from '#domain/security-log.ts';
import { networkInWords } from '#domain/sessions.ts';
import { outcomeWords, particulars, whatHappened } from '#domain/security-log-words.ts';
import styles from './SecurityLog.module.css';

export function SecurityTable({
  entries,
  ofOneCompany,
}: {
  entries: readonly SecurityEntry[];
  ofOneCompany: boolean;
}) {
  const shown = ofOneCompany ? columns : [...columns.slice(0, -1), company, ...columns.slice(-1)];
  return <Table caption="Security log" keyOf={({ id }) => id} rows={entries} columns={shown} />;
}

const columns: Column<SecurityEntry>[] = [
  {
    header: 'What',
    naming: true,
    cell: (entry) => (
      <>
        {whatHappened(entry)}
        <Details text={particulars(entry)} />
      </>
    ),
  },
  { header: 'Outcome', beside: true, cell: ({ outcome }) => <Outcome outcome={outcome} /> },
  { header: 'Who', cell: (entry) => <Who entry={entry} /> },
  {
    header: 'From',
    cell: ({ network, device }) => (
      <>
        {device ?? (network ? 'Unknown device' : 'The command line')}
        {network && <span className={styles.small}>Network {networkInWords(network)}</span>}
      </>
    ),
  },
  { header: 'When', cell: ({ happenedAt }) => <Time value={happenedAt} as="moment" /> },
];

const company: Column<SecurityEntry> = {
  header: 'Company',
  said: true,
  cell: (entry) => <span dir="auto">{entry.company?.name ?? 'None'}</span>,
};

/** Calls and their numbers are for looking into; what happened stands above in words. */
function Details({ text }: { text: string }) {
  return text ? <span className={styles.small}>{text}</span> : null;
}

const looks = {
  done: { tone: 'neutral', icon: 'check' },
  failed: { tone: 'yellow', icon: 'alert' },
  refused: { tone: 'red', icon: 'close' },
} as const satisfies Record<SecurityOutcome, object>;

function Outcome({ outcome }: { outcome: SecurityOutcome }) {
  return <Pill {...looks[outcome]}>{outcomeWords[outcome]}</Pill>;
}

/** Who did it, and whose account it is about where that is another. */
function Who({ entry: { actor, user, byPlatform } }: { entry: SecurityEntry }) {
  const by = actor?.username ?? (byPlatform ? 'The platform' : undefined);
  if (!by) return user ? <span dir="auto">{user.username}, not signed in</span> : 'Not signed in';
  return (
    <>
      <span dir="auto">{by}</span>
      {user && user.id !== actor?.id && (
        <span className={styles.small} dir="auto">
          About {user.username}
        </span>
      )}
    </>
  );
}
