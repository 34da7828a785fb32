import { MessageText } from '#client/features/messages/MessageText.tsx';
import type { StoryPart } from './story.ts';
import styles from './Story.module.css';
import { TimelineLine } from './TimelineLine.tsx';

/** What happened and what was written, to those who hire. */
export function Story({ parts }: { parts: readonly StoryPart[] }) {
  return (
    <ol className={styles.story}>
      {parts.map(({ key, entry, message }) => (
        <li key={key} className={styles.part}>
          {entry && <TimelineLine entry={entry} hiring />}
          {message && <MessageText message={message} ours={message.fromEmployer} />}
        </li>
      ))}
    </ol>
  );
}
