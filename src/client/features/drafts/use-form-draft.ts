import { useLayoutEffect, useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/** A form's first values: `saved` is what the server has, and what was typed on an earlier visit and not saved lies over it. */
export function useRestoredDraft<Values extends Record<string, unknown>>(name: string, saved: Values) {
  const { id } = useUser();
  const [restored] = useState(() => fitting(readDraft(id, name), saved));
  const initial: Values = { ...saved, ...restored };
  return { initial, restored: Object.keys(restored).length > 0 };
}

/** Keeps of a form's values what differs from the saved ones until nothing does any more. Answers whether something does. */
export function useKeptDraft<Values extends Record<string, unknown>>(
  name: string,
  saved: Values,
  values: Values,
): boolean {
  const { id } = useUser();
  const changed = Object.entries(values).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(saved[key]),
  );
  const draft = JSON.stringify(Object.fromEntries(changed));
  const unsaved = changed.length > 0;
  // With what is shown, not after it: a reload between the two would bring back what was just saved or taken back.
  useLayoutEffect(() => {
    if (unsaved) keepDraft(id, name, draft);
    else dropDraft(id, name);
  }, [id, name, draft, unsaved]);
  return unsaved;
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
