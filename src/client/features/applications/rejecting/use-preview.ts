import { useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import type { Answer, BodyInput } from '#contract/api.ts';

export type Preview = Answer<'POST /api/rejections/preview'>;
export type When = Pick<BodyInput<'POST /api/rejections'>, 'when' | 'at'>;

/** Who would be rejected and when each would hear of it; what was known before stays while the next is under way. */
export function usePreview(
  ids: readonly number[],
  { when, at, written }: When & { written: boolean },
): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  const people = ids.join(' ');
  useEffect(() => {
    let left = false;
    const look = async () => {
      const body = {
        applicationIds: people.split(' ').map(Number),
        when,
        ...(at ? { at } : {}),
        // Who cannot read a message is left out, whatever it says.
        ...(written ? { letter: '…' } : {}),
      };
      // A time that does not fit is said at its field, and what else is wrong when it is sent.
      const next = await call('POST /api/rejections/preview', { body }).catch(() => undefined);
      if (next && !left) setPreview(next);
    };
    void look();
    return () => {
      left = true;
    };
  }, [people, when, at, written]);
  return preview;
}
