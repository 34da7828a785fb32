import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { writeLetter } from './features/interviews/write-letter.task.ts';
import { mailNotifications } from './features/notifications/mail-notifications.task.ts';
import { sendMail } from './mail/send-mail.task.ts';
import { senderOf } from './mail/sender.ts';
import { smtpTransport } from './mail/transport.ts';
import { recover } from './recovery.task.ts';
import { type Handlers, inOneTransaction } from './tasks/handler.ts';
import { startWorkers, type Workers } from './tasks/workers.ts';

/** What is done apart from requests while the server listens: for each queue, who works on it. */
export function startBackgroundWork(server: FastifyInstance, context: Context): void {
  const { config, db, now } = context;
  const sender = senderOf(config);
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl) : undefined;
  const handlers: Handlers = {
    ...(transport ? { mail: sendMail(db, transport, sender.address) } : {}),
    'interview-mail': inOneTransaction(db, (tx, letter) => writeLetter(tx, letter, sender, now)),
    'notification-mail': inOneTransaction(db, (tx, data) => mailNotifications(tx, data, sender)),
    recovery: inOneTransaction(db, recover),
  };
  let workers: Workers | undefined;
  server.addHook('onListen', async () => {
    workers = startWorkers(context, handlers);
  });
  server.addHook('preClose', async () => workers?.stop());
  server.addHook('onClose', async () => transport?.close());
}
