import { keysOf } from '#domain/keys.ts';
import { useState } from 'react';
import { ApiError } from '#client/api/call.ts';
import { type Base, useKeptDraft, useRestoredDraft } from '#client/kit/drafts/use-form-draft.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { AnyFields, Conflict, Edited, Fields } from './conflict.ts';
import { isSame, merge } from './merge.ts';

interface Asked<Thing extends Edited, Values extends Record<string, unknown>, Saved> {
  /** What is edited, as it is known now; nothing where it is written for the first time. */
  thing: Thing | undefined;
  /** The form filled with it, and without it. */
  valuesOf: (thing: Thing | undefined) => Values;
  /** What the form can change, as its versions are shown beside each other. */
  fields: Fields<Values>;
  /** Under which name what is typed is kept on this device until it is saved; where it is not kept, none. */
  draft?: string;
  check?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Sends it, with what it was written over; answers undefined when it was not to be sent after all. */
  save: (values: Values, over: Base<Values>) => Promise<Saved | undefined>;
  done: (saved: Saved) => void | Promise<void>;
  /** Sends it while it is still being written: what is typed meanwhile stays, and the edit goes on. */
  keep?: (values: Values, over: Base<Values>) => Promise<Saved>;
  /** Where what a save answers is not the thing itself: where in it that is. */
  thingIn?: (saved: Saved) => Thing | undefined;
  /** What was typed, made to fit what is there now. */
  adapt?: (values: Values, current: Thing) => Values;
  /** As in useForm. */
  failedTitle?: string;
}

/**
 * A form over something that others, or oneself in another window, may change meanwhile. What it was filled from stays its
 * base, whatever is fetched behind it; when that is no more, nothing is written, and both versions are shown.
 */
export function useEdit<Thing extends Edited, Values extends Record<string, unknown>, Saved = Thing>(
  asked: Asked<Thing, Values, Saved>,
) {
  const { thing, valuesOf, fields, draft, check, save, done, keep, adapt, failedTitle } = asked;
  // The cast: what a save answers is the thing itself, where nothing else is said.
  const thingIn = asked.thingIn ?? ((saved: Saved) => saved as unknown as Thing | undefined);
  const kept = useRestoredDraft(draft, valuesOf(thing), thing?.etag);
  const [base, setBase] = useState(kept.base);
  const [latest, setLatest] = useState(thing);
  const [conflict, setConflict] = useState<Conflict>();
  const names: readonly (keyof Values & string)[] = keysOf(fields);

  const form = useForm<Values>({
    initial: kept.initial,
    check,
    failedTitle,
    send: async (values) => {
      const sent = await put(values, save);
      if (!sent) return;
      start(thingIn(sent.saved));
      await done(sent.saved);
    },
  });

  /** Sends what is typed, over what others have changed elsewhere in it; nothing comes back where both changed the same. */
  async function put(
    values: Values,
    send: (values: Values, over: Base<Values>) => Promise<Saved | undefined>,
  ): Promise<{ saved: Saved; values: Values } | undefined> {
    let [mine, over] = [values, base];
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await send(mine, over).catch((error: unknown) => currentIn(error, attempt));
      if (outcome === undefined) return undefined;
      if (!(outcome instanceof Overtaken)) return { saved: outcome, values: mine };
      // The cast: what a refused save carries is what it would have answered.
      const current = thingIn(outcome.current as Saved);
      if (!current) throw outcome.error;
      const theirs = { etag: current.etag, values: valuesOf(current) };
      const both = merge(names, { base: over.values, mine, theirs: theirs.values });
      [mine, over] = [adapt?.(both.values, current) ?? both.values, theirs];
      goOnFrom(theirs, current);
      for (const name of keysOf(mine)) if (!isSame(mine[name], values[name])) form.set(name, mine[name]);
      if (both.contested.length || both.taken.length) {
        const { contested, taken } = both;
        setConflict({ contested, taken, theirs: theirs.values, edited: current });
        return undefined;
      }
    }
  }

  /** Whether what is typed now was kept. */
  async function keepNow(values: Values): Promise<boolean> {
    const sent = keep && (await put(values, keep));
    if (!sent) return false;
    const saved = thingIn(sent.saved);
    goOnFrom({ etag: saved?.etag, values: sent.values }, saved);
    return true;
  }

  function goOnFrom(next: Base<Values>, from: Thing | undefined): void {
    setBase(next);
    setLatest(from);
  }

  /** Starts over with what is there. */
  function start(from: Thing | undefined): void {
    const values = valuesOf(from);
    goOnFrom({ etag: from?.etag, values }, from);
    setConflict(undefined);
    form.reset(values);
  }

  const unsaved = useKeptDraft(draft, base.values, form.values, base.etag);
  // A form that nobody has typed in shows what is there now; one that somebody has stays as it is.
  const [seen, setSeen] = useState(thing?.etag);
  if (thing?.etag !== seen) {
    setSeen(thing?.etag);
    const isOther = names.some((name) => !isSame(valuesOf(thing)[name], base.values[name]));
    if (!unsaved) start(thing);
    else if (isOther) setLatest(thing);
    else goOnFrom({ etag: thing?.etag, values: base.values }, thing);
  }
  const overtaken = unsaved && !conflict && latest?.etag !== base.etag;

  return {
    form,
    /** Sends what is typed with `keep`, and answers whether it was. */
    keep: keepNow,
    /** For DraftFoot; `discard` takes back what was typed. */
    draft: { unsaved, restored: kept.restored, discard: () => start(latest) },
    /** For EditConflict. */
    versions: {
      conflict,
      overtaken: overtaken ? latest : undefined,
      // The cast: whose fields they are matters to this form only.
      fields: fields as AnyFields,
      values: form.values,
      pending: form.pending,
      takeMine: () => form.onSubmit(),
      takeTheirs: () => {
        for (const name of names) if (conflict?.contested.includes(name)) form.set(name, base.values[name]);
        setConflict(undefined);
      },
    },
  };
}

/** A save that was refused since something else is there now. */
class Overtaken {
  readonly error: ApiError;
  readonly current: unknown;
  constructor(error: ApiError) {
    this.error = error;
    this.current = error.current;
  }
}

const mostAttempts = 5;

function currentIn(error: unknown, attempt: number): Overtaken {
  if (error instanceof ApiError && error.code === 'changed_meanwhile' && attempt < mostAttempts)
    return new Overtaken(error);
  throw error;
}
