import { useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { toMessage } from '#client/paths.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import part from '#client/ui/Part.module.css';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Application } from '#contract/api.ts';
import { MessageForm } from './MessageForm.tsx';
import styles from './Messages.module.css';
import { MessageText } from './MessageText.tsx';
import { useReadMessages } from './use-read-messages.ts';

/** For the one who applied: what they and the employer have written to each other about an application, and the next message. */
export function Messages({ application }: { application: Application }) {
  const { id, companyName } = application;
  const messages = useApi('GET /api/applications/:id/messages', { params: { id } });
  // Each message has a form of its own, which begins empty.
  const [sent, setSent] = useState(0);
  const toWrite = useLocation().hash === toMessage;
  useReadMessages(id, messages.data);
  return (
    <section className={part.part} aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <Loaded query={messages} what="the messages" level={3} waiting={<Skeleton height="4rem" />}>
        {(all) =>
          all.length ? (
            <ol className={styles.list}>
              {all.map((message) => (
                <li key={message.id} className={styles.line}>
                  <MessageText message={message} ours={!message.fromEmployer} />
                </li>
              ))}
            </ol>
          ) : (
            <p className={styles.none}>None yet. Ask the employer anything you’d like to know.</p>
          )
        }
      </Loaded>
      <MessageForm
        key={sent}
        applicationId={id}
        to={companyName}
        goesOn={sent > 0 || toWrite}
        onSent={() => setSent(sent + 1)}
      />
    </section>
  );
}
