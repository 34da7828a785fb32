import { keysOf } from '#domain/keys.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { dropDraft } from '#client/kit/drafts/drafts.ts';
import { type Base, keepRest, useKeptDraft, useRestoredDraft } from '#client/kit/drafts/use-form-draft.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { AnyFields, Conflict, Edited, Fields } from './conflict.ts';
import { isSame } from '#client/ui/is-same.ts';
import { merge } from './merge.ts';

interface Asked<Thing extends Edited, Values extends Record<string, unknown>, Saved> {
  /** What is edited, as it is known now; nothing where it is written for the first time. */
  thing: Thing | undefined;
  /** The form filled with it, and without it. */
  valuesOf: (thing: Thing | undefined) => Values;
  /** What the form can change, as its versions are shown beside each other. */
  fields: Fields<Values>;
  /** Under which name what is typed is kept on this device until it is saved or taken back; where it is not kept, none. */
  draft?: string;
  check?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Sends it, with what it was written over; answers undefined when it was not to be sent after all. */
  save: (values: Values, over: Base<Values>) => Promise<Saved | undefined>;
  done: (saved: Saved) => void | Promise<void>;
  /** Sends it by itself while it is still being written: what is typed meanwhile stays, and the edit goes on. */
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
  const { id: userId } = useUser();
  const kept = useRestoredDraft(draft, valuesOf(thing), thing?.etag);
  const [base, setBase] = useState(kept.base);
  const [latest, setLatest] = useState(thing);
  const [conflict, setConflict] = useState<Conflict>();
  /** Both as they are now, before that is drawn: what is sent right after an answer is sent over that answer. */
  const now = useRef({ base, conflict });
  useLayoutEffect(() => {
    now.current = { base, conflict };
  }, [base, conflict]);
  /** Whatever is being kept is waited for: each is sent over the one before. */
  const keeping = useRef<Promise<unknown>>(undefined);
  const names: readonly (keyof Values & string)[] = keysOf(fields);

  const form = useForm<Values>({
    initial: kept.initial,
    check,
    failedTitle,
    send: async (values) => {
      if (!(await isNext())) return;
      const { base: before } = now.current;
      const sent = await put(values, save);
      if (!sent) return;
      const saved = thingIn(sent.saved);
      // What was written for the first time begins anew, and of what is kept only that goes; a change goes on with what was typed meanwhile.
      if (before.etag === undefined) {
        if (draft !== undefined) keepRest(userId, draft, before, { values });
        start(saved);
      } else {
        if (draft !== undefined) keepRest(userId, draft, before, { etag: saved?.etag, values });
        goOnFrom(baseOf(saved), saved);
        meet(undefined);
        form.settle(sent.values, valuesOf(saved));
      }
      await done(sent.saved);
    },
  });

  /** Waits for what is being kept. Answers whether it has met no conflict: that is to be looked at before anything is sent. */
  async function isNext(): Promise<boolean> {
    const { conflict: before } = now.current;
    await keeping.current;
    return now.current.conflict === before;
  }

  /** Sends what is typed, over what others have changed elsewhere in it; nothing comes back where both changed the same. */
  async function put(
    values: Values,
    send: (values: Values, over: Base<Values>) => Promise<Saved | undefined>,
  ): Promise<{ saved: Saved; values: Values } | undefined> {
    let [mine, over] = [values, now.current.base];
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await send(mine, over).catch((error: unknown) => currentIn(error, attempt));
      if (outcome === undefined) return undefined;
      if (!(outcome instanceof Overtaken)) return { saved: outcome, values: mine };
      // The cast: what a refused save carries is what it would have answered.
      const current = thingIn(outcome.current as Saved);
      if (!current) throw outcome.error;
      const theirs = baseOf(current);
      const both = merge(names, { base: over.values, mine, theirs: theirs.values });
      [mine, over] = [adapt?.(both.values, current) ?? both.values, theirs];
      goOnFrom(theirs, current);
      for (const name of keysOf(mine)) if (!isSame(mine[name], values[name])) form.set(name, mine[name]);
      if (both.contested.length || both.taken.length) {
        const { contested, taken } = both;
        meet({ contested, taken, theirs: theirs.values, edited: current, unasked: send === keep });
        return undefined;
      }
    }
  }

  /** Whether it was kept, once its turn had come. */
  function keepInTurn(values: Values): Promise<boolean> {
    const isKept = isNext().then((goesOn) => goesOn && keepNow(values));
    keeping.current = isKept.catch(() => undefined);
    return isKept;
  }

  async function keepNow(values: Values): Promise<boolean> {
    const { base: before } = now.current;
    const sent = keep && (await put(values, keep));
    if (!sent) return false;
    const saved = thingIn(sent.saved);
    if (draft !== undefined) keepRest(userId, draft, before, { etag: saved?.etag, values });
    goOnFrom({ etag: saved?.etag, values: sent.values }, saved);
    return true;
  }

  /** Once it is saved or taken back: a form that closes with that is not drawn again to see to it by itself. */
  function dropKept(): void {
    if (draft !== undefined) dropDraft(userId, draft);
  }

  function discard(): void {
    dropKept();
    start(latest);
  }

  function goOnFrom(next: Base<Values>, from: Thing | undefined): void {
    now.current.base = next;
    stand(next, from);
  }

  function stand(next: Base<Values>, from: Thing | undefined): void {
    setBase(next);
    setLatest(from);
  }

  function meet(met: Conflict | undefined): void {
    now.current.conflict = met;
    setConflict(met);
  }

  /** Starts over with what is there. */
  function start(from: Thing | undefined): void {
    now.current = { base: baseOf(from), conflict: undefined };
    show(from);
  }

  function show(from: Thing | undefined): void {
    stand(baseOf(from), from);
    setConflict(undefined);
    form.reset(valuesOf(from));
  }

  function baseOf(from: Thing | undefined): Base<Values> {
    return { etag: from?.etag, values: valuesOf(from) };
  }

  const unsaved = useKeptDraft(draft, base, form.values);
  // A form that nobody has typed in shows what is there now; one that somebody has stays as it is.
  const [seen, setSeen] = useState(thing?.etag);
  if (thing?.etag !== seen) {
    setSeen(thing?.etag);
    const isOther = names.some((name) => !isSame(valuesOf(thing)[name], base.values[name]));
    if (!unsaved) show(thing);
    else if (isOther) setLatest(thing);
    else stand({ etag: thing?.etag, values: base.values }, thing);
  }
  const overtaken = unsaved && !conflict && latest?.etag !== base.etag;

  return {
    form,
    /** Sends what is typed with `keep`, once what is being kept already is, and answers whether it was. */
    keep: keepInTurn,
    /** For DraftFoot; `discard` takes back what was typed. */
    draft: { unsaved, restored: kept.restored, discard },
    /** For EditConflict. */
    versions: {
      conflict,
      overtaken: overtaken ? latest : undefined,
      // The cast: whose fields they are matters to this form only.
      fields: fields as AnyFields,
      values: form.values,
      pending: form.pending,
      takeMine: () => {
        // Who keeps by itself goes on with that; `save` may do more than save.
        if (conflict?.unasked) meet(undefined);
        else form.onSubmit();
      },
      takeTheirs: () => {
        for (const name of names) if (conflict?.contested.includes(name)) form.set(name, base.values[name]);
        meet(undefined);
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
