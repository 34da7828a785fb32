import { useEffect, useId, useRef } from 'react';
import { useUser } from '#client/api/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { AnyFields, Conflict, Edited } from './conflict.ts';
import styles from './EditConflict.module.css';
import { VersionText } from './VersionText.tsx';

interface Props {
  conflict: Conflict | undefined;
  /** What was written while this is being edited, before anything is sent. */
  overtaken: Edited | undefined;
  fields: AnyFields;
  values: Readonly<Record<string, unknown>>;
  pending: boolean;
  takeMine: () => void;
  takeTheirs: () => void;
}

/** What somebody else has written meanwhile, beside what was typed here. It takes the focus when it appears; nothing below it is lost. */
export function EditConflict(props: Props) {
  const { conflict, overtaken, fields, values, pending, takeMine, takeTheirs } = props;
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  const me = useUser().id;
  useEffect(() => {
    if (conflict) box.current?.focus();
  }, [conflict]);
  if (!conflict) {
    return overtaken ? (
      <output className={styles.hint}>
        <Who edited={overtaken} me={me} /> since you started. You’ll see both versions when you save.
      </output>
    ) : null;
  }
  const { contested, taken, theirs, edited, unasked } = conflict;
  const own = isOwn(edited, me);
  const [first = ''] = [...contested, ...taken];
  const isShown = (name: string) => !fields[name]?.hidden;
  const goOn = () => document.getElementById(fields[first]?.id ?? first)?.focus();
  return (
    <section ref={box} className={styles.box} tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {own ? 'You changed this elsewhere' : 'Changed while you were editing'}
      </h2>
      <p>
        <Who edited={edited} me={me} />. What you typed is still here, not saved yet.
        {taken.length > 0 && ' Fields you hadn’t changed are updated.'}
      </p>
      {[...contested, ...taken].filter(isShown).map((name) => (
        <Versions
          key={name}
          label={fields[name]?.label ?? name}
          titles={own ? ['Here', 'Elsewhere'] : ['Your version', 'Their version']}
          mine={contested.includes(name) ? textOf(fields, name, values[name]) : undefined}
          theirs={textOf(fields, name, theirs[name])}
        />
      ))}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          pending={pending}
          pendingLabel="Saving…"
          onClick={() => {
            if (unasked) goOn();
            takeMine();
          }}
        >
          {contested.length === 0 ? 'Save both' : own ? 'Use this one' : 'Use mine'}
        </Button>
        {contested.length > 0 && (
          <Button
            onClick={() => {
              goOn();
              takeTheirs();
            }}
          >
            {own ? 'Use the other' : 'Use theirs'}
          </Button>
        )}
        <Button variant="quiet" onClick={goOn}>
          Keep editing
        </Button>
      </div>
    </section>
  );
}

interface VersionsProps {
  label: string;
  titles: [mine: string, theirs: string];
  /** Undefined where nothing was changed here. */
  mine: string | undefined;
  theirs: string;
}

function Versions({ label, titles, mine, theirs }: VersionsProps) {
  return (
    <div className={styles.field}>
      <h3 className={styles.label}>{label}</h3>
      <dl className={styles.sides}>
        <div>
          <dt>{titles[0]}</dt>
          <dd>
            {mine === undefined ? (
              <span className={styles.none}>Not changed</span>
            ) : (
              <VersionText text={mine} other={theirs} />
            )}
          </dd>
        </div>
        <div>
          <dt>{titles[1]}</dt>
          <dd>
            <VersionText text={theirs} other={mine} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** 'Aisha saved another version 22 Nov 2026, 14:03' */
function Who({ edited: { changedAt, changedBy }, me }: { edited: Edited; me: number }) {
  const own = isOwn({ changedBy }, me);
  return (
    <>
      {own ? 'You' : changedBy ? <bdi>{changedBy.name}</bdi> : 'Someone'} saved another version
      {changedAt && (
        <>
          {' '}
          on <Time value={changedAt} as="moment" />
        </>
      )}
      {own && ', in another window or on another device'}
    </>
  );
}

/** What nobody but its owner can write, its owner has written. */
function isOwn({ changedBy }: Edited, me: number): boolean {
  return changedBy === undefined || changedBy?.userId === me;
}

function textOf(fields: AnyFields, name: string, value: unknown): string {
  const text = fields[name]?.text;
  // The cast: the value is that of the field.
  if (text) return text(value as never);
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return typeof value === 'string' ? value : '';
}
