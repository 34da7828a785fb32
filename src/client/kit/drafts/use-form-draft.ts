import { useLayoutEffect, useState } from 'react';
import { useUser } from '#client/api/session.ts';
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

/** Keeps of a form's values what differs from the saved ones until nothing does any more. Answers whether something does. */
export function useKeptDraft<Values extends Record<string, unknown>>(
  name: string | undefined,
  saved: Values,
  values: Values,
  etag?: string,
): boolean {
  const { id } = useUser();
  const changed = Object.entries(values).filter(([key, value]) => !isSame(value, saved[key]));
  const before = Object.fromEntries(changed.map(([key]) => [key, saved[key]]));
  const over = etag === undefined ? {} : { [overKey]: { etag, values: before } };
  const draft = JSON.stringify({ ...Object.fromEntries(changed), ...over });
  const unsaved = changed.length > 0;
  // With what is shown, not after it: a reload between the two would bring back what was just saved or taken back.
  useLayoutEffect(() => {
    if (name === undefined) return;
    if (unsaved) keepDraft(id, name, draft);
    else dropDraft(id, name);
  }, [id, name, draft, unsaved]);
  return unsaved;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
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
