import { useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * A form whose unsaved values survive a reload. `saved` is what the server has; `initial` is that with the draft laid
 * over it. Call `keep` with the values whenever they change (an effect on them will do): a form that is as saved has no draft.
 */
export function useFormDraft<Values extends Record<string, unknown>>(name: string, saved: Values) {
  const { id } = useUser();
  const [restored] = useState(() => fitting(readDraft(id, name), saved));
  return {
    initial: { ...saved, ...restored },
    /** Whether something typed earlier was brought back. */
    restored: Object.keys(restored).length > 0,
    keep: (values: Values) => {
      const changes = Object.entries(values).filter(([key, value]) => !same(value, saved[key]));
      if (changes.length) keepDraft(id, name, Object.fromEntries(changes));
      else dropDraft(id, name);
    },
    drop: () => dropDraft(id, name),
  };
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

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
