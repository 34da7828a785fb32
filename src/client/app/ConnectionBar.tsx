import { useConnection } from '#client/api/connection.ts';
import { useUnsent } from '#client/api/unsent.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './ConnectionBar.module.css';
import { inWords } from './unsent-words.ts';

/** Says that there is no line, or no server at its end, and what waits for it. */
export function ConnectionBar() {
  const connection = useConnection();
  const unsent = useUnsent();
  // The region stands from the start: a screen reader only hears of what changes inside one it knows.
  return (
    <output className={connection === 'up' ? undefined : styles.bar}>
      {connection !== 'up' && (
        <>
          <Icon name="alert" size={16} />
          <span>
            {connection === 'offline'
              ? 'You are offline. Changes are kept and sent later.'
              : 'The server does not answer. Pages load by themselves when it is back.'}
            {unsent.length > 0 && <strong> Not sent yet: {inWords(unsent)}.</strong>}
          </span>
        </>
      )}
    </output>
  );
}
