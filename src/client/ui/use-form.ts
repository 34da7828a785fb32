import { useLayoutEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { isSame } from './is-same.ts';
import { toast } from './toast.ts';
import { useFirstValues, useKeptValues } from './use-kept-values.ts';
import { whenReleased } from './when-released.ts';

type Errors<Values> = Partial<Record<keyof Values & string, string>>;

export interface FormOptions<Values> {
  initial: Values;
  /** What is wrong with which field, in words; nothing where all is well. */
  check?: (values: Values) => Errors<Values>;
  /** Called with values that passed the check. If it throws an error with `fields`, those stand at their fields; nothing typed is lost. */
  send: (values: Values) => Promise<void>;
  /** The title of the toast that says why a send failed; none, and only the form says it. */
  failedTitle?: string;
  /** What else a failed send leads to. */
  onFailure?: (error: Error) => void;
}

/**
 * The state of a form. A field's complaint appears once its field was edited and left, or after a send, and goes as soon as it is mended.
 * Use: `<form onSubmit={form.onSubmit} noValidate>`, `<FormErrors {...form.summary} />`,
 * `<Field {...form.field('title')} label="Title"><TextInput {...form.control('title')} /></Field>`.
 */
export function useForm<Values extends Record<string, unknown>>({
  initial,
  check = () => ({}),
  send,
  failedTitle,
  onFailure,
}: FormOptions<Values>) {
  type Name = keyof Values & string;
  const first = useFirstValues(initial);
  const [values, setValues] = useState(first);
  const [edited, setEdited] = useState<ReadonlySet<string>>(
    () => new Set(first === initial ? [] : Object.keys(first)),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Errors<Values>>({});
  const [failure, setFailure] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [pending, setPending] = useState(false);

  useKeptValues(values);
  // For who waits for an answer while typing goes on.
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  const found = check(values);
  const errors: Errors<Values> = { ...refused };
  for (const name of Object.keys(found) as Name[])
    if (attempts || (left.has(name) && edited.has(name))) errors[name] ??= found[name];

  function set<Key extends Name>(name: Key, value: Values[Key]): void {
    setValues((current) => ({ ...current, [name]: value }));
    setEdited((current) => new Set(current).add(name));
    // The server's complaint was about the text that stood there.
    setRefused(({ [name]: _, ...others }) => others as Errors<Values>);
  }

  /** Several at once. */
  function setSome(some: Partial<Values>): void {
    const names = Object.keys(some);
    setValues((current) => ({ ...current, ...some }));
    setEdited((current) => new Set([...current, ...names]));
    setRefused((current) => {
      const others = Object.entries(current).filter(([name]) => !names.includes(name));
      return Object.fromEntries(others) as Errors<Values>;
    });
  }

  async function attempt(): Promise<void> {
    setAttempts((count) => count + 1);
    setFailure(undefined);
    if (Object.keys(check(values)).length) return;
    setPending(true);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if ('fields' in error && error.fields) setRefused(error.fields);
      else setFailure('sentence' in error ? String(error.sentence) : error.message);
      setAttempts((count) => count + 1);
      if (failedTitle) toast({ title: failedTitle, description: error.message, tone: 'danger' });
      onFailure?.(error);
    } finally {
      setPending(false);
    }
  }

  function startOver(next: Values, stillEdited: ReadonlySet<string>): void {
    setValues(next);
    setEdited(stillEdited);
    setLeft(new Set());
    setRefused({});
    setFailure(undefined);
    setAttempts(0);
  }

  return {
    values,
    errors,
    pending,
    /** Whether anything was changed since the form was opened. */
    dirty: edited.size > 0,
    set,
    setSome,
    onSubmit: (event?: FormEvent) => {
      event?.preventDefault();
      if (!pending) void attempt();
    },
    /** For a Field. */
    field: (name: Name) => ({ name, error: errors[name] }),
    /** For a text control in it. */
    control: (name: Name) => ({
      value: String(values[name] ?? ''),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set(name, event.target.value as Values[Name]), // text controls hold text fields
      onBlur: () => whenReleased(() => setLeft((current) => new Set(current).add(name))),
    }),
    /** For FormErrors: moves the focus there after each send that failed. */
    summary: { errors: attempts ? errors : {}, failure, attempt: attempts },
    /** As they are now, however long ago this form was drawn. */
    latest: () => latest.current,
    /** Starts over with these values. */
    reset: (next: Values = initial) => startOver(next, new Set()),
    /** Starts over with what has become of those that were sent; what was typed meanwhile stays. */
    settle: (sent: Values, saved: Values) => {
      const typed = Object.entries(latest.current).filter(([name, value]) => !isSame(value, sent[name]));
      startOver({ ...saved, ...Object.fromEntries(typed) }, new Set(typed.map(([name]) => name)));
    },
  };
}
