import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { refresh } from '#client/api/api-cache.ts';
import { applicationChanged } from '#client/features/applications/application-cache.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { useSentKey } from '#client/kit/drafts/use-sent-key.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { SheetFoot } from '#client/ui/Dialog.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Answer, Application, InterviewKit } from '#contract/api.ts';
import { arrangeProblems, askedIn, minutesOf, startingInterview } from './arrange-values.ts';
import styles from './Forms.module.css';
import { interviewsChanged } from './interviews-changed.ts';
import { keepKit } from './keep-kit.ts';
import { AskedFields, KitFields } from './KitFields.tsx';
import { PanelFields } from './PanelFields.tsx';
import { instantsOf, stillAhead } from './times.ts';
import { useNow } from './use-now.ts';
import { WhenAndWhere } from './WhenAndWhere.tsx';
import { useOwnZone } from './week/WeekPicker.tsx';

interface Props {
  application: Application;
  interviewers: Answer<'GET /api/applications/:id/interviewers'>;
  /** What the company keeps; nothing where the person belongs to none that has been vouched for. */
  kits: InterviewKit[] | undefined;
  onDone: () => void;
}

/** An interview as it is likely wanted, so that a time and a press are all it takes. What is changed is kept until it is sent. */
export function ArrangeForm({ application, interviewers, kits, onDone }: Props) {
  const user = useUser();
  const now = useNow();
  const { id, status } = application;
  const { companyTimeZone, people, suggested } = interviewers;
  const timeZone = useOwnZone(companyTimeZone);
  const before = status === 'submitted' || status === 'screening';
  const kit = kits?.find((one) => one.id === suggested.kitId);
  const panel = suggested.panel.length ? suggested.panel : [user.id];
  const sentKey = useSentKey();
  const { form, draft } = useDraftForm(`interview ${id}`, {
    initial: startingInterview({ panel, kit, place: suggested.place, before }),
    adapt: (values) => ({ ...values, times: stillAhead(values.times) }),
    check: (values) => arrangeProblems(values, timeZone),
    send: async (values) => {
      const asked = askedIn(values);
      const { fixed, place, move } = values;
      const times = instantsOf(values, timeZone);
      const body = { ...asked, panel: values.panel, times, fixed, place, move };
      await call(
        'POST /api/applications/:id/interviews',
        { params: { id }, body },
        { idempotencyKey: sentKey(body) },
      );
      if (values.keep)
        await keepKit(
          asked,
          kits?.find((one) => String(one.id) === values.kit),
        );
      draft.drop();
      toast({ title: fixed ? 'Interview booked' : 'Times proposed' });
      onDone();
      await Promise.all([
        interviewsChanged(),
        applicationChanged(id),
        refresh('GET /api/applications/:id', 'GET /api/interview-kits'),
      ]);
    },
  });
  const { values, errors, set } = form;
  const [folded] = useState(Boolean(values.kit));
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.beside}>
      <div className={styles.part}>
        <FormErrors {...form.summary} />
        <KitFields form={form} kits={kits} />
        <PanelFields
          people={people}
          chosen={values.panel}
          error={errors.panel}
          onChoose={(ids) => set('panel', ids)}
        />
      </div>
      <WhenAndWhere
        form={form}
        applicationId={id}
        panel={values.panel}
        names={namesOf(people)}
        zones={interviewers}
        minutes={minutesOf(values)}
        now={now}
      >
        {before && (
          <Checkbox
            label="Move the application to Interviewing"
            checked={values.move}
            onChange={({ target }) => set('move', target.checked)}
          />
        )}
        <AskedFields form={form} kits={kits} startsOpen={!folded} />
      </WhenAndWhere>
      <SheetFoot>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Sending…">
          {values.fixed ? 'Book interview' : 'Propose times'}
        </Button>
        <Button onClick={onDone}>Go back</Button>
      </SheetFoot>
    </form>
  );
}

export function namesOf(people: readonly { id?: number | undefined; name: string }[]): Map<number, string> {
  return new Map(people.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name]])));
}
