import { useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { draftName } from '#client/kit/drafts/drafts.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { SheetFoot } from '#client/ui/Dialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { problemsIn } from '#domain/fields/problems.ts';
import { rejectionFields } from '#domain/fields/rejections.ts';
import { LetterChoice } from './LetterChoice.tsx';
import { candidatesNamed } from './people.ts';
import { ReasonChoice } from './ReasonChoice.tsx';
import styles from './Rejecting.module.css';
import type { AskedRejection } from './rejecting.ts';
import { type Said, sendRejection, showRejected } from './send-rejection.ts';
import { usePreview } from './use-preview.ts';
import { useRejectingKeys } from './use-rejecting-keys.ts';
import { type UsualWords, useUsualWords } from './use-usual-words.ts';
import { WhenChoice } from './WhenChoice.tsx';
import { atOf, isWithinReach, type WhenValues } from './when.ts';
import { WhoIsRejected } from './WhoIsRejected.tsx';

const empty = { reasonId: '', note: '', letterFrom: '', letter: '', when: 'later', at: '' };

/** Whom, why, with which words and when: with nothing chosen, one press rejects with the usual letter, in an hour. */
export function RejectForm({ asked }: { asked: AskedRejection }) {
  const usual = useUsualWords();
  return usual ? <Reasoned asked={asked} usual={usual} /> : <Spinner />;
}

function Reasoned({
  asked: { people, answer },
  usual: { reasons, templates, letter: usualLetter, keepLetter },
}: {
  asked: AskedRejection;
  usual: UsualWords;
}) {
  const user = useUser();
  const [opened] = useState(() => new Date().toISOString());
  const [initial] = useState(() =>
    usualLetter ? { ...empty, letterFrom: String(usualLetter.id), letter: usualLetter.body } : empty,
  );
  const ids = people.map(({ id }) => id);
  const { form, draft } = useDraftForm(draftName('reject', ids), {
    initial,
    adapt: (typed) => stillGiven(typed, reasons, templates),
    check: (typed) => ({
      ...problemsIn(rejectionFields, typed),
      ...isWithinReach(typed, opened, user.timeZone),
    }),
    send: async (typed) => {
      const meant = people.filter(({ id }) => !preview?.leftOut.some((one) => one.id === id));
      const said: Said = {
        ...(typed.reasonId ? { reasonId: Number(typed.reasonId) } : {}),
        note: typed.note,
        letter: typed.letter,
        ...whenOf(typed, user.timeZone),
        ...(preview?.people.some(({ offer }) => offer) ? { openOffer: 'withdraw' } : {}),
      };
      const rejected = await sendRejection(meant, said);
      draft.drop();
      keepLetter(typed.letterFrom);
      answer(meant);
      // Once the dialog has given the focus back, so that it goes along with a card that moves.
      setTimeout(() => showRejected(meant, rejected, said));
    },
  });
  const { field, control } = formFields(form, rejectionFields);
  const { values, set, setSome } = form;
  const preview = usePreview(ids, { ...whenOf(values, user.timeZone), written: values.letter.trim() !== '' });
  const left = preview?.leftOut.length ?? 0;
  useRejectingKeys({
    choices: ['', ...reasons.map(({ id }) => String(id))],
    choose: (reason) => set('reasonId', reason),
    send: () => {
      if (!form.pending && left < people.length) form.onSubmit();
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <WhoIsRejected people={people} preview={preview} />
      <ReasonChoice
        reasons={reasons}
        chosen={values.reasonId}
        onChoose={(reason) => set('reasonId', reason)}
      />
      <Field {...field('note')} optional hint="Only your team sees the reason and the note.">
        <TextArea {...control('note')} rows={2} />
      </Field>
      <LetterChoice
        first={people[0]}
        templates={templates}
        from={values.letterFrom}
        onChoose={(letterFrom, letter) => setSome({ letterFrom, letter })}
        text={values.letter}
        setText={(letter) => set('letter', letter)}
        field={form.field('letter')}
        control={form.control('letter')}
      />
      <WhenChoice
        // The cast: the form holds texts, and only the choices of its radios are ever set.
        when={values.when as WhenValues['when']}
        setWhen={(when) => set('when', when)}
        field={form.field('at')}
        control={form.control('at')}
        timeZone={user.timeZone}
      />
      <SheetFoot>
        <Button
          type="submit"
          variant="danger"
          pending={form.pending}
          pendingLabel="Rejecting…"
          disabled={left === people.length}
        >
          Reject {left ? candidatesNamed(preview?.people ?? []) : candidatesNamed(people)}
        </Button>
        <Button
          onClick={() => {
            draft.drop();
            answer([]);
          }}
        >
          Cancel
        </Button>
      </SheetFoot>
    </form>
  );
}

/** Words come back as they were left; when they are sent is chosen anew. */
function stillGiven(
  typed: typeof empty,
  reasons: UsualWords['reasons'],
  templates: UsualWords['templates'],
): typeof empty {
  const { when, at } = empty;
  const isGiven = (list: readonly { id: number }[], id: string) => list.some((one) => String(one.id) === id);
  const reasonId = isGiven(reasons, typed.reasonId) ? typed.reasonId : '';
  const instead = typed.letter ? 'own' : '';
  const letterFrom = isGiven(templates, typed.letterFrom) ? typed.letterFrom : instead;
  return { ...typed, reasonId, letterFrom, when, at };
}

function whenOf(values: Pick<typeof empty, 'when' | 'at'>, timeZone: string | null) {
  const at = values.when === 'at' ? atOf(values.at, timeZone) : undefined;
  // Until a time is chosen it is shown as it would be without.
  if (values.when === 'now') return { when: 'now' } as const;
  return at ? ({ when: 'at', at } as const) : ({ when: 'later' } as const);
}
