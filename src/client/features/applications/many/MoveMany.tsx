import { useState } from 'react';
import { placeLabel } from '#client/features/applications/place.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { focusOnceOpen } from '#client/ui/focus-on.ts';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { AskedMove } from './use-moves-of-many.ts';

/** Asks for the number of those who are about to be moved. */
export function MoveMany({ asked }: { asked: AskedMove | undefined }) {
  const [typed, setTyped] = useState('');
  const count = asked?.cards.length ?? 0;
  const answer = (meant: boolean) => {
    setTyped('');
    asked?.answer(meant);
  };
  const confirm = () => {
    if (Number(typed) === count) answer(true);
  };
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={`Move ${count} candidates?`}
      label={asked ? `Move to ${placeLabel(asked.to, asked.steps)}` : ''}
      pendingLabel="Moving…"
      pending={false}
      onClose={() => answer(false)}
      onConfirm={confirm}
    >
      {asked && <p>{names(asked.cards)}</p>}
      <Field
        label={`Type ${count} to go on`}
        name="how-many"
        error={typed && Number(typed) !== count ? `${count} are selected` : undefined}
      >
        <TextInput
          ref={focusOnceOpen}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') confirm();
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}

function names(cards: AskedMove['cards']): string {
  const first = cards.slice(0, 5).map(({ applicantName }) => `\u2068${applicantName}\u2069`);
  return `${first.join(', ')} and ${cards.length - first.length} more.`;
}
