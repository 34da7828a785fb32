import { formFields } from '#client/kit/fields/form-fields.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import type { InterviewKit } from '#contract/api.ts';
import { kitFields } from '#domain/fields/interviews.ts';
import { type ArrangeValues, fromKit } from './arrange-values.ts';
import styles from './Forms.module.css';

interface Props {
  form: ReturnType<typeof useForm<ArrangeValues>>;
  kits: InterviewKit[] | undefined;
}

/** What the interview is called and how long it takes: typed, or taken from a kit. */
export function KitFields({ form, kits }: Props) {
  const { set } = form;
  const { field, control } = formFields(form, kitFields);
  function take(chosen: string): void {
    const kit = kits?.find(({ id }) => String(id) === chosen);
    set('kit', chosen);
    // The keys are those of the form: what a kit fills in is part of it.
    for (const [name, value] of Object.entries(kit ? fromKit(kit) : {})) set(name as 'title', String(value));
  }
  return (
    <>
      {Boolean(kits?.length) && (
        <Field {...form.field('kit')} label="Kit">
          <Select
            {...form.control('kit')}
            onChange={({ target }) => take(target.value)}
            options={[
              { value: '', label: 'None' },
              ...(kits ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
          />
        </Field>
      )}
      <div className={styles.short}>
        <Field {...field('title')} hint="The candidate reads it.">
          <TextInput {...control('title')} />
        </Field>
        <Field {...field('minutes')} label="Minutes">
          <TextInput
            {...control('minutes')}
            type="number"
            min={kitFields.minutes.min}
            max={kitFields.minutes.max}
            step={5}
          />
        </Field>
      </div>
    </>
  );
}

/** What is asked and scored, folded away where a kit has said it. */
export function AskedFields({ form, kits, startsOpen }: Props & { startsOpen: boolean }) {
  const { values, errors, set } = form;
  const { field, control } = formFields(form, kitFields);
  return (
    <Disclosure
      label="Questions and scoring"
      startsOpen={startsOpen || Boolean(errors.questions ?? errors.attributes)}
    >
      <div className={styles.part}>
        <Field {...field('questions')} optional hint="For the interviewers only.">
          <TextArea {...control('questions')} rows={3} />
        </Field>
        <Field
          {...field('attributes')}
          optional
          hint="One attribute a line, such as “Deals calmly with guests”. Without any, interviewers give their recommendation and say why."
        >
          <TextArea {...control('attributes')} rows={3} dir="auto" />
        </Field>
        {kits && (
          <Checkbox
            label={values.kit ? 'Save these changes to the kit' : 'Save as a kit for next time'}
            checked={values.keep}
            onChange={({ target }) => set('keep', target.checked)}
          />
        )}
      </div>
    </Disclosure>
  );
}
