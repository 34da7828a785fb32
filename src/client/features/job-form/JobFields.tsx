import { useId, type ReactNode } from 'react';
import { zoneName } from '#domain/time-zones.ts';
import { formFields, optionsOf } from '#client/kit/fields/form-fields.ts';
import { SkillsField } from '#client/features/skills/SkillsField.tsx';
import { TitleInput } from '#client/kit/suggestions/TitleInput.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import { MarkdownArea } from '#client/ui/MarkdownArea.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import { jobFields } from '#domain/fields/jobs.ts';
import { experienceLevels } from '#domain/jobs.ts';
import styles from './JobFields.module.css';
import type { JobValues } from './job-values.ts';
import { PayParts } from './PayParts.tsx';
import { PlaceParts } from './PlaceParts.tsx';
import { QuestionsEditor } from './QuestionsEditor.tsx';
import { StepsChoice } from './StepsChoice.tsx';
import { UnfairNotes } from './UnfairNotes.tsx';

interface Props {
  form: ReturnType<typeof useForm<JobValues>>;
  /** The company's, in which the deadline's day ends. */
  timeZone: string;
  /** The country of the company, which is meant where the place names no other. */
  home: string | undefined;
  /** The first day that can be chosen as a deadline. */
  today: string;
  underTitle?: ReactNode;
}

/** The fields of a posting, for making one and for changing one. */
export function JobFields({ form, timeZone, home, today, underTitle }: Props) {
  const levels = useId();
  const { values } = form;
  const { field, control } = formFields(form, jobFields);
  return (
    <>
      <Field {...field('title')} hint="The name people use for it, such as Dive Centre Manager.">
        <TitleInput form={form} />
      </Field>
      {underTitle}
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
      <PlaceParts form={form} home={home} />
      <Field {...field('salaryRange')} optional hint="Such as USD 900–1,100 a month + service charge.">
        <TextInput {...control('salaryRange')} autoComplete="off" />
      </Field>
      <PayParts form={form} />
      <Field {...field('description')} hint="What the job is, what someone does in it, and what you offer.">
        <MarkdownArea {...control('description')} className={styles.long} />
      </Field>
      <UnfairNotes field="description" texts={[values.description]} />
      <Field {...field('requirements')} optional>
        <MarkdownArea {...control('requirements')} />
      </Field>
      <UnfairNotes field="requirements" texts={[values.requirements]} />
      <SkillsField
        label={jobFields.skillsRequired.asked}
        name="skillsRequired"
        hint="One at a time, or several separated by commas."
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
      <Field {...field('startDate')} optional hint="Leave empty if it’s negotiable.">
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
          label="List publicly, for people without an account too"
          checked={values.listed}
          onChange={(event) => form.set('listed', event.target.checked)}
        />
        <p className={styles.hint}>Takes effect once this site and your company show jobs publicly.</p>
      </div>
      <div className={styles.assist}>
        <Checkbox
          label="Assist: show the hiring team this job’s match scores"
          checked={values.assist}
          onChange={(event) => form.set('assist', event.target.checked)}
        />
        <p className={styles.hint}>
          When off, no one on your team sees match scores for this job. Applicants still see their own.
        </p>
      </div>
    </>
  );
}
