import { useLayoutEffect, useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { isSame } from '#client/ui/is-same.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/** What a form was filled from: its values and, of what others may change too, which state of it they are. */
export interface Base<Values> {
  etag?: string | undefined;
  values: Values;
}

/** Where in a draft stands what it was written over. No field of a form is called so. */
const overKey = '~over';

/**
 * A form's first values: `saved` is what the server has, and what was typed on an earlier visit and not saved lies over
 * it. Their base is what was typed over then: what somebody has changed since is not written over unseen.
 */
export function useRestoredDraft<Values extends Record<string, unknown>>(
  name: string | undefined,
  saved: Values,
  etag?: string,
) {
  const { id } = useUser();
  const [draft] = useState(() => (name === undefined ? undefined : readDraft(id, name)));
  const restored = fitting(draft, saved);
  const over = overIn(draft);
  const before = fitting(over?.values, saved);
  const isCurrent = Object.entries(before).every(([key, value]) => isSame(value, saved[key]));
  const base: Base<Values> =
    over && !isCurrent ? { etag: over.etag, values: { ...saved, ...before } } : { etag, values: saved };
  const initial: Values = { ...saved, ...restored };
  return { initial, base, restored: Object.keys(restored).length > 0 };
}

/** Keeps of a form's values what differs from its base until nothing does any more. Answers whether something does. */
export function useKeptDraft<Values extends Record<string, unknown>>(
  name: string | undefined,
  base: Base<Values>,
  values: Values,
): boolean {
  const { id } = useUser();
  const draft = draftOver(base, values);
  // With what is shown, not after it: a reload between the two would bring back what was just saved or taken back.
  useLayoutEffect(() => {
    if (name === undefined) return;
    if (draft === undefined) dropDraft(id, name);
    else keepDraft(id, name, draft);
  }, [id, name, draft]);
  return draft !== undefined;
}

/**
 * After a save: of what is kept on this device over `base` only what was typed since stays, over what is saved now, and called
 * `to` from now on. A form that was left before is not drawn again to see to it by itself.
 */
export function keepRest<Values extends Record<string, unknown>>(
  userId: number,
  name: string,
  base: Base<Values>,
  saved: Base<Values>,
  to = name,
): void {
  const kept = readDraft(userId, name);
  // What lies over something else was written by a form that was opened since.
  if (kept === undefined || overIn(kept)?.etag !== base.etag) return;
  const rest = draftOver(saved, { ...base.values, ...fitting(kept, base.values) });
  dropDraft(userId, name);
  if (rest !== undefined) keepDraft(userId, to, rest);
}

/** What of a form's values is kept, as JSON; nothing where they are as they were. */
function draftOver<Values extends Record<string, unknown>>(
  { etag, values: saved }: Base<Values>,
  values: Values,
): string | undefined {
  const changed = Object.entries(values).filter(([key, value]) => !isSame(value, saved[key]));
  if (!changed.length) return undefined;
  const before = Object.fromEntries(changed.map(([key]) => [key, saved[key]]));
  const over = etag === undefined ? {} : { [overKey]: { etag, values: before } };
  return JSON.stringify({ ...Object.fromEntries(changed), ...over });
}

function overIn(draft: unknown): { etag: string; values: unknown } | undefined {
  if (typeof draft !== 'object' || draft === null || !(overKey in draft)) return undefined;
  const over = draft[overKey];
  if (typeof over !== 'object' || over === null || !('etag' in over) || !('values' in over)) return undefined;
  return typeof over.etag === 'string' ? { etag: over.etag, values: over.values } : undefined;
}

/** Of a draft, which an older version may have written, what this form can hold. */
function fitting<Values extends Record<string, unknown>>(draft: unknown, saved: Values): Partial<Values> {
  if (typeof draft !== 'object' || draft === null) return {};
  const held = Object.entries(draft).filter(
    ([key, value]) =>
      key in saved &&
      typeof value === typeof saved[key] &&
      Array.isArray(value) === Array.isArray(saved[key]),
  );
  return Object.fromEntries(held) as Partial<Values>; // the filter above leaves its keys and kinds only
}
