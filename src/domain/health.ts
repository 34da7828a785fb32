/** What of a server’s figures needs somebody, and from when on. The alert rules in deploy/ say the same to Prometheus. */
export const healthLimits = {
  /** Milliseconds by which the server comes late to what is due. */
  delayMs: 250,
  /** Milliseconds in which 95 of 100 requests are answered. */
  slowestMs: 2_000,
  /** Of a hundred requests, so many that failed on our side; of few requests one says nothing. */
  failedShare: 0.01,
  fewRequests: 100,
  /** Seconds that a task has been due, and an email has waited. */
  taskSeconds: 600,
  mailSeconds: 3_600,
  /** Seconds that an entry of the security log has waited to be sent on, and that the mailbox for replies was not read. */
  outsideSeconds: 1_800,
  /** Bytes left on the disk of the database. */
  freeBytes: 2 * 1024 ** 3,
} as const;

interface Figures {
  server: {
    servers: number;
    wanted: number;
    delayMs: number;
    connections: { waiting: number };
    lately: { requests: number; failed: number; refused: number; slowestMs: number | null };
  };
  tasks: { oldestSeconds: number; failed: number };
  mail: { waiting: number; oldestSeconds: number; isSent: boolean };
  outside: { securityLogSeconds: number | null; repliesSeconds: number | null };
  database: { freeBytes: number | null };
}

/** Which of the figures need somebody. */
export function whatNeedsSomebody({ server, tasks, mail, outside, database }: Figures) {
  const { requests, failed, refused, slowestMs } = server.lately;
  return {
    servers: server.servers < server.wanted,
    delay: server.delayMs > healthLimits.delayMs,
    slow: requests >= healthLimits.fewRequests && (slowestMs ?? 0) > healthLimits.slowestMs,
    failures: requests >= healthLimits.fewRequests && failed / requests > healthLimits.failedShare,
    refused: refused > 0,
    connections: server.connections.waiting > 0,
    tasksLate: tasks.oldestSeconds > healthLimits.taskSeconds,
    tasksFailed: tasks.failed > 0,
    mail: mail.waiting > 0 && mail.isSent && mail.oldestSeconds > healthLimits.mailSeconds,
    securityLog: (outside.securityLogSeconds ?? 0) > healthLimits.outsideSeconds,
    replies: (outside.repliesSeconds ?? 0) > healthLimits.outsideSeconds,
    disk: database.freeBytes !== null && database.freeBytes < healthLimits.freeBytes,
  };
}
