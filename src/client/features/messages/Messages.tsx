import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { toMessage } from '#client/paths.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import part from '#client/ui/Part.module.css';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application, Message } from '#contract/api.ts';
import { can, isJobSeeker } from '#domain/permissions.ts';
import { MessageForm } from './MessageForm.tsx';
import styles from './Messages.module.css';

/** What candidate and employer have written to each other about an application, and the next message. */
export function Messages({ application }: { application: Application }) {
  const user = useUser();
  const { id, companyName, applicantName } = application;
  const messages = useApi('GET /api/applications/:id/messages', { params: { id } });
  const seeker = isJobSeeker(user);
  const other = seeker ? companyName : applicantName;
  // Each message has a form of its own, which begins empty.
  const [sent, setSent] = useState(0);
  const toWrite = useLocation().hash === toMessage;
  const mayWrite = can['message.write'](user);
  const unread =
    mayWrite && messages.data?.some((message) => message.fromEmployer === seeker && !message.readAt);
  // Being shown is being read, and the other side may know.
  useEffect(() => {
    if (unread)
      call('PUT /api/applications/:id/messages/read', { params: { id } })
        .then(() => refresh('GET /api/notifications'))
        .catch(() => undefined); // The next visit says it again.
  }, [unread, id]);
  return (
    <section className={part.part} aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <Loaded query={messages} what="the messages" level={3} waiting={<Skeleton height="4rem" />}>
        {(all) =>
          all.length ? (
            <ol className={styles.list}>
              {all.map((message) => (
                <li
                  key={message.id}
                  className={classNames(styles.message, message.fromEmployer !== seeker && styles.ours)}
                >
                  <p className={styles.from}>
                    <strong dir="auto">{message.own ? 'You' : message.writer}</strong>
                    <Time value={message.sentAt} as="moment" />
                    {message.own && <Receipt message={message} />}
                  </p>
                  <p className={styles.body} dir="auto">
                    {message.body}
                  </p>
                </li>
              ))}
            </ol>
          ) : (
            <p className={styles.none}>
              {mayWrite ? 'None yet. ' : 'None.'}
              {mayWrite &&
                (seeker
                  ? 'Ask the employer what you want to know.'
                  : 'Write to the applicant here; they are told by mail.')}
            </p>
          )
        }
      </Loaded>
      {mayWrite && (
        <MessageForm
          key={sent}
          applicationId={id}
          to={other}
          goesOn={sent > 0 || toWrite}
          onSent={() => setSent(sent + 1)}
        />
      )}
    </section>
  );
}

function Receipt({ message }: { message: Message }) {
  return <span className={styles.receipt}>{message.readAt ? 'Read' : 'Not read yet'}</span>;
}
