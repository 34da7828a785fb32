import { useId } from 'react';
import { zoneName } from '#domain/time-zones.ts';
import { formFields, optionsOf } from '#client/kit/fields/form-fields.ts';
import { SkillsField } from '#client/features/skills/SkillsField.tsx';
import { TitleInput } from '#client/kit/suggestions/TitleInput.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import { jobFields } from '#domain/fields/jobs.ts';
import { experienceLevels } from '#domain/jobs.ts';
import styles from './JobFields.module.css';
import type { JobValues } from './job-values.ts';
import { QuestionsEditor } from './QuestionsEditor.tsx';
import { salaryHint } from './salary-hint.ts';
import { StepsChoice } from './StepsChoice.tsx';
import { UnfairNotes } from './UnfairNotes.tsx';

interface Props {
  form: ReturnType<typeof useForm<JobValues>>;
  /** The company's, in which the deadline's day ends. */
  timeZone: string;
  /** The first day that can be chosen as a deadline. */
  today: string;
}

/** The fields of a posting, for making one and for changing one. */
export function JobFields({ form, timeZone, today }: Props) {
  const levels = useId();
  const { values } = form;
  const { field, control } = formFields(form, jobFields);
  return (
    <>
      <Field {...field('title')} hint="What you would call it at work, such as Dive Centre Manager.">
        <TitleInput form={form} />
      </Field>
      <UnfairNotes field="title" texts={[values.title]} />
      <div className={styles.pair}>
        <Field {...field('employmentType')}>
          <Select {...control('employmentType')} options={optionsOf(jobFields.employmentType)} />
        </Field>
        <Field {...field('experienceLevel')} optional>
          <TextInput {...control('experienceLevel')} list={levels} autoComplete="off" />
        </Field>
        <datalist id={levels}>
          {experienceLevels.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </datalist>
        <Field {...field('location')} optional>
          <TextInput {...control('location')} autoComplete="off" />
        </Field>
        <Field {...field('department')} optional>
          <TextInput {...control('department')} autoComplete="off" />
        </Field>
      </div>
      <Field {...field('salaryRange')} optional hint={salaryHint(values.salaryRange)}>
        <TextInput {...control('salaryRange')} autoComplete="off" />
      </Field>
      <Field
        {...field('description')}
        hint="Begin a line with a dash to make a list, and leave a line empty to begin a paragraph."
      >
        <TextArea {...control('description')} className={styles.long} />
      </Field>
      <UnfairNotes field="description" texts={[values.description]} />
      <Field {...field('requirements')} optional>
        <TextArea {...control('requirements')} />
      </Field>
      <UnfairNotes field="requirements" texts={[values.requirements]} />
      <SkillsField
        label={jobFields.skillsRequired.asked}
        name="skillsRequired"
        hint="One at a time, or several parted by commas."
        error={form.errors.skillsRequired}
        entry={{ skills: values.skillsRequired, typed: values.typedSkill }}
        onChange={({ skills, typed }) => {
          form.set('skillsRequired', skills);
          form.set('typedSkill', typed);
        }}
      />
      <UnfairNotes field="skillsRequired" texts={values.skillsRequired} />
      <Field
        {...field('applicationDeadline')}
        optional
        hint={
          values.applicationDeadline
            ? `Open until the end of that day, ${zoneName(timeZone)}.`
            : 'No deadline: shown as ‘Open’.'
        }
      >
        <div className={styles.deadline}>
          <DateInput {...control('applicationDeadline')} min={today} />
          {values.applicationDeadline && (
            <Button variant="quiet" onClick={() => form.set('applicationDeadline', '')}>
              No deadline
            </Button>
          )}
        </div>
      </Field>
      <Field {...field('startDate')} optional hint="Leave it empty if that can be agreed.">
        <div className={styles.deadline}>
          <DateInput {...control('startDate')} />
        </div>
      </Field>
      <QuestionsEditor
        questions={values.questions}
        errors={form.errors}
        onChange={(questions) => form.set('questions', questions)}
      />
      <StepsChoice form={form} />
      <div className={styles.assist}>
        <Checkbox
          label="Assist: show match scores of this job’s applicants to those who hire"
          checked={values.assist}
          onChange={(event) => form.set('assist', event.target.checked)}
        />
        <p className={styles.hint}>
          A cleared box means that nobody is shown match scores for this job, neither beside an application
          nor in a list. Applicants still see their own.
        </p>
      </div>
    </>
  );
}
