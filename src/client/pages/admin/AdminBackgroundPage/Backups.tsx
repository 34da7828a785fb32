import { useApi } from '#client/api/use-api.ts';
import { Fact, Facts } from '#client/features/admin/Facts.tsx';
import { counted } from '#client/ui/counted.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { BackupRun, BackupsNow } from '#contract/api.ts';
import { backupProblemLabel } from '#domain/backups.ts';
import { sizeInWords } from '#domain/files.ts';
import styles from './AdminBackgroundPage.module.css';

/** The last good backup and the last drill, and what is wrong with either. */
export function Backups() {
  const backups = useApi('GET /api/admin/backups', {}, { staleTime: 0 });
  return (
    <Loaded query={backups} what="the backups" level={3} waiting={<Skeleton height="6.5rem" />}>
      {(now) => <HowTheyStand now={now} />}
    </Loaded>
  );
}

function HowTheyStand({ now: { schedule, problem, lastGood, lastFailed, lastDrill } }: { now: BackupsNow }) {
  return (
    <Facts>
      {problem && (
        <Fact label="Needs attention" urgent>
          {backupProblemLabel[problem]}.
        </Fact>
      )}
      <Fact label="Schedule">
        {schedule ? (
          <>
            <code>{schedule}</code> (cron, UTC)
          </>
        ) : (
          'None. The operator sets BACKUP_DIR to have backups made automatically.'
        )}
      </Fact>
      <Fact label="Last good backup">{lastGood ? <Run run={lastGood} verb="written" /> : 'None yet'}</Fact>
      {lastFailed && (
        <Fact label="Last failure">
          <Time value={lastFailed.at} as="moment" />
          <p>{lastFailed.failure}</p>
        </Fact>
      )}
      <Fact label="Last drill">
        {lastDrill ? (
          <>
            <Run run={lastDrill} verb="restored and checked" />
            {lastDrill.failure && <p>{lastDrill.failure}</p>}
          </>
        ) : (
          'None yet. A drill restores a backup aside and checks everything in it.'
        )}
      </Fact>
    </Facts>
  );
}

/** '23 Nov 2026, 02:15: moorings-….backup on db1, 1.2 MB, 8,212 rows, written in 4 seconds' */
function Run({ run: { at, file, server, bytes, rows, seconds }, verb }: { run: BackupRun; verb: string }) {
  return (
    <>
      <Time value={at} as="moment" />
      <p className={styles.note}>
        <bdi>{file}</bdi> on <bdi>{server}</bdi>
        {bytes !== null && `, ${sizeInWords(bytes)}`}
        {rows !== null && `, ${counted(rows, 'row')}`}, {verb} in {counted(Math.ceil(seconds), 'second')}
      </p>
    </>
  );
}
