import { useEffect, useId, useRef } from 'react';
import styles from './FormErrors.module.css';

interface Props {
  /** By the name of the field; where a Field has an id of its own, give that id as the key. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Why the send failed, where no field is to blame. */
  failure?: string;
  /** Counts the sends; after each one that leaves errors the focus moves here. */
  attempt: number;
  title?: string;
}

/** What stands in the way of a form, gathered above it, each line a link to its field. Nothing where nothing is wrong. */
export function FormErrors({ errors, failure, attempt, title = 'Please check this form' }: Props) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt) box.current?.focus();
  }, [attempt]);
  const entries = Object.entries(errors)
    .filter(([, message]) => message)
    .sort(([one], [other]) => placeOf(one, other));
  if (!entries.length && !failure) return null;
  return (
    <section ref={box} className={styles.box} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {failure && <p>{failure}</p>}
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            {document.getElementById(name) ? (
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(name)?.focus();
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the order of the fields on the page, whatever found the errors; those without a field come last. */
function placeOf(one: string, other: string): number {
  const [field, next] = [document.getElementById(one), document.getElementById(other)];
  if (!field || !next) return Number(!field) - Number(!next);
  return field.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}
