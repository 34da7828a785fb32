import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { refresh } from '#client/api/api-cache.ts';
import { applicationChanged } from '#client/features/applications/application-cache.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { SheetFoot } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Answer, Application, InterviewKit } from '#contract/api.ts';
import { interviewPlaceFields } from '#domain/fields/interviews.ts';
import { arrangeProblems, askedIn, blankInterview } from './arrange-values.ts';
import styles from './Forms.module.css';
import { interviewsChanged } from './interviews-changed.ts';
import { KitFields } from './KitFields.tsx';
import { instantsOf } from './times.ts';
import { TimesFields } from './TimesFields.tsx';

interface Props {
  application: Application;
  interviewers: Answer<'GET /api/applications/:id/interviewers'>;
  /** What the company keeps; nothing where the person belongs to none that has been vouched for. */
  kits: InterviewKit[] | undefined;
  onDone: () => void;
}

export function ArrangeForm({ application, interviewers, kits, onDone }: Props) {
  const user = useUser();
  const { id, status } = application;
  const { companyTimeZone, people } = interviewers;
  const before = status === 'submitted' || status === 'screening';
  const form = useForm({
    initial: blankInterview([user.id], before),
    check: (values) => arrangeProblems(values, companyTimeZone),
    send: async (values) => {
      const asked = askedIn(values);
      const { panel, fixed, place, move } = values;
      const times = instantsOf(values, companyTimeZone);
      await call('POST /api/applications/:id/interviews', {
        params: { id },
        body: { ...asked, panel, times, fixed, place, move },
      });
      if (values.keep)
        await keepKit(
          asked,
          kits?.find(({ id: one }) => String(one) === values.kit),
        );
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
  const { field, control } = formFields(form, interviewPlaceFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <KitFields form={form} kits={kits} />
      <fieldset
        className={styles.group}
        id="panel"
        tabIndex={-1}
        aria-describedby={errors.panel ? 'panel-error' : undefined}
      >
        <legend className={styles.legend}>Interviewers</legend>
        {errors.panel && (
          <p id="panel-error" className={styles.error}>
            {errors.panel}
          </p>
        )}
        {people.map((person) => (
          <Checkbox
            key={person.id}
            label={person.id === user.id ? 'You' : <bdi>{person.name}</bdi>}
            checked={values.panel.includes(person.id)}
            onChange={({ target }) =>
              set(
                'panel',
                target.checked
                  ? [...values.panel, person.id]
                  : values.panel.filter((one) => one !== person.id),
              )
            }
          />
        ))}
      </fieldset>
      <TimesFields
        values={values}
        error={errors.times}
        minutes={Number(values.minutes) || 0}
        zones={interviewers}
        onTimes={(times) => set('times', times)}
        onFixed={(fixed) => set('fixed', fixed)}
      />
      <Field {...field('place')} optional>
        <TextInput {...control('place')} />
      </Field>
      {before && (
        <Checkbox
          label="Move the application to Interviewing"
          checked={values.move}
          onChange={({ target }) => set('move', target.checked)}
        />
      )}
      <SheetFoot>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Sending…">
          {values.fixed ? 'Book interview' : 'Propose times'}
        </Button>
        <Button onClick={onDone}>Go back</Button>
      </SheetFoot>
    </form>
  );
}

/** The interview stands already, so that a kit could not be kept is said and no more. */
async function keepKit(body: ReturnType<typeof askedIn>, kit: InterviewKit | undefined): Promise<void> {
  try {
    if (kit)
      await call('PUT /api/interview-kits/:id', { params: { id: kit.id }, body }, { ifMatch: kit.etag });
    else await call('POST /api/interview-kits', { body });
  } catch (error) {
    toast({
      title: 'The kit could not be kept',
      description: error instanceof Error ? error.message : undefined,
      tone: 'danger',
    });
  }
}
