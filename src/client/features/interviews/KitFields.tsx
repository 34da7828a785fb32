import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import type { InterviewKit } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { type ArrangeValues, fromKit } from './arrange-values.ts';

interface Props {
  form: ReturnType<typeof useForm<ArrangeValues>>;
  kits: InterviewKit[] | undefined;
}

/** What is asked and scored: typed anew, or taken from what the company keeps. */
export function KitFields({ form, kits }: Props) {
  const { values, set } = form;
  function take(chosen: string): void {
    const kit = kits?.find(({ id }) => String(id) === chosen);
    set('kit', chosen);
    // The keys are those of the form: what a kit fills in is part of it.
    for (const [name, value] of Object.entries(kit ? fromKit(kit) : {})) set(name as 'title', String(value));
  }
  return (
    <>
      {Boolean(kits?.length) && (
        <Field {...form.field('kit')} label="Kit" hint="What your company keeps to ask and to score.">
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
      <Field {...form.field('title')} label="Title" required hint="The candidate reads it.">
        <TextInput {...form.control('title')} dir="auto" />
      </Field>
      <Field {...form.field('minutes')} label="Length in minutes" required>
        <TextInput
          {...form.control('minutes')}
          type="number"
          min={limits.interviewMinutes.min}
          max={limits.interviewMinutes.max}
          step={5}
        />
      </Field>
      <Field {...form.field('questions')} label="What to ask" optional hint="For the interviewers only.">
        <TextArea {...form.control('questions')} rows={4} dir="auto" />
      </Field>
      <Field
        {...form.field('attributes')}
        label="What to score"
        optional
        hint="One attribute a line, such as “Deals calmly with guests”. Without any, interviewers give their recommendation and say why."
      >
        <TextArea {...form.control('attributes')} rows={3} dir="auto" />
      </Field>
      {kits && (
        <Checkbox
          label={values.kit ? 'Keep what I change here in the kit' : 'Keep this as a kit for the next time'}
          checked={values.keep}
          onChange={({ target }) => set('keep', target.checked)}
        />
      )}
    </>
  );
}
