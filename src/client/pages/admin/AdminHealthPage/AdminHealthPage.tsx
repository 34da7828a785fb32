import { useApi } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { Fact, Facts } from '#client/features/admin/Facts.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { counted } from '#client/ui/counted.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import part from '#client/ui/Part.module.css';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { HealthNow } from '#contract/api.ts';
import { sizeInWords } from '#domain/files.ts';
import { whatNeedsSomebody } from '#domain/health.ts';
import styles from './AdminHealthPage.module.css';

/** The few figures of the server that matter, as they were when the page was opened, and which of them need somebody. */
export function AdminHealthPage() {
  const health = useApi('GET /api/admin/health', {}, { staleTime: 0 });
  return (
    <AdminPage
      title="Health"
      lead="How the server is doing now. What needs attention is marked."
      actions={<ButtonLink to={paths.adminOldCalls}>Old calls</ButtonLink>}
    >
      <Loaded query={health} what="the figures" waiting={<Skeleton height="20rem" />}>
        {(now) => <Figures now={now} />}
      </Loaded>
    </AdminPage>
  );
}

function Figures({ now }: { now: HealthNow }) {
  const { server, tasks, mail, outside, database } = now;
  const needs = whatNeedsSomebody(now);
  const { requests, failed, refused, slowestMs } = server.lately;
  return (
    <div className={styles.parts}>
      <section className={part.part} aria-labelledby="requests">
        <h2 id="requests">Last five minutes</h2>
        <Facts>
          <Fact label="Requests">{requests.toLocaleString('en')}</Fact>
          <Fact label="Failed" urgent={needs.failures}>
            {failed.toLocaleString('en')}
          </Fact>
          <Fact label="Turned away while busy" urgent={needs.refused}>
            {refused.toLocaleString('en')}
          </Fact>
          <Fact label="Time to answer" urgent={needs.slow}>
            {slowestMs === null
              ? 'No requests'
              : `95 of 100 under ${counted(Math.max(1, slowestMs), 'millisecond')}`}
          </Fact>
        </Facts>
      </section>
      <section className={part.part} aria-labelledby="waiting">
        <h2 id="waiting">Waiting</h2>
        <Facts>
          <Fact label="Background tasks" urgent={needs.tasksLate}>
            {waitingInWords(tasks)}
          </Fact>
          <Fact label="Failed tasks" urgent={needs.tasksFailed}>
            {tasks.failed.toLocaleString('en')}
          </Fact>
          <Fact label="Emails" urgent={needs.mail}>
            {waitingInWords(mail)}
            {!mail.isSent && '. The operator sets SMTP_URL to have them sent.'}
          </Fact>
          {outside.securityLogSeconds !== null && (
            <Fact label="Security log" urgent={needs.securityLog}>
              {outside.securityLogSeconds === 0
                ? 'All forwarded'
                : `Not forwarded for ${durationInWords(outside.securityLogSeconds)}`}
            </Fact>
          )}
          {outside.repliesSeconds !== null && (
            <Fact label="Replies by email" urgent={needs.replies}>
              {needs.replies ? `Not checked for ${durationInWords(outside.repliesSeconds)}` : 'Checked'}
            </Fact>
          )}
        </Facts>
      </section>
      <section className={part.part} aria-labelledby="server">
        <h2 id="server">Server</h2>
        <Facts>
          <Fact label="Runs">
            version {server.version} on <bdi>{server.name}</bdi> since{' '}
            <Time value={server.since} as="moment" />
          </Fact>
          {server.wanted > 1 && (
            <Fact label="Servers" urgent={needs.servers}>
              {server.servers} of {server.wanted} answering
            </Fact>
          )}
          <Fact label="Memory">{sizeInWords(server.memoryBytes)}</Fact>
          <Fact label="Delay" urgent={needs.delay}>
            {counted(server.delayMs, 'millisecond')}
          </Fact>
          <Fact label="Open pages">{server.listeners.toLocaleString('en')}</Fact>
        </Facts>
      </section>
      <section className={part.part} aria-labelledby="database">
        <h2 id="database">Database</h2>
        <Facts>
          <Fact label="Connections" urgent={needs.connections}>
            {server.connections.busy} of {server.connections.most} in use
            {server.connections.waiting > 0 && `, ${counted(server.connections.waiting, 'request')} waiting`}
          </Fact>
          <Fact label="Size">{sizeInWords(database.bytes)}</Fact>
          {database.freeBytes !== null && (
            <Fact label="Free on its disk" urgent={needs.disk}>
              {sizeInWords(database.freeBytes)}
            </Fact>
          )}
        </Facts>
      </section>
    </div>
  );
}

/** '3, the oldest for 2 minutes' */
function waitingInWords({ waiting, oldestSeconds }: { waiting: number; oldestSeconds: number }): string {
  if (!waiting) return 'None';
  return `${waiting.toLocaleString('en')}, the oldest for ${durationInWords(oldestSeconds)}`;
}

function durationInWords(seconds: number): string {
  return seconds < 60 ? 'less than a minute' : counted(Math.floor(seconds / 60), 'minute');
}
