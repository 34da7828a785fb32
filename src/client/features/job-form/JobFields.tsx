import { useId } from 'react';
import { zoneName } from '#domain/time-zones.ts';
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
import { employmentTypeLabel, employmentTypes, experienceLevels } from '#domain/jobs.ts';
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
  return (
    <>
      <Field
        {...form.field('title')}
        label="Title"
        required
        hint="What you would call it at work, such as Dive Centre Manager."
      >
        <TitleInput form={form} />
      </Field>
      <UnfairNotes field="title" texts={[values.title]} />
      <div className={styles.pair}>
        <Field {...form.field('employmentType')} label="Employment type">
          <Select
            {...form.control('employmentType')}
            options={employmentTypes.map((type) => ({ value: type, label: employmentTypeLabel[type] }))}
          />
        </Field>
        <Field {...form.field('experienceLevel')} label="Experience level" optional>
          <TextInput {...form.control('experienceLevel')} list={levels} dir="auto" autoComplete="off" />
        </Field>
        <datalist id={levels}>
          {experienceLevels.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </datalist>
        <Field {...form.field('location')} label="Location" optional>
          <TextInput {...form.control('location')} dir="auto" autoComplete="off" />
        </Field>
        <Field {...form.field('department')} label="Department" optional>
          <TextInput {...form.control('department')} dir="auto" autoComplete="off" />
        </Field>
      </div>
      <Field
        {...form.field('salaryRange')}
        label="Salary range"
        optional
        hint={salaryHint(values.salaryRange)}
      >
        <TextInput {...form.control('salaryRange')} dir="auto" autoComplete="off" />
      </Field>
      <Field
        {...form.field('description')}
        label="Description"
        required
        hint="Begin a line with a dash to make a list, and leave a line empty to begin a paragraph."
      >
        <TextArea {...form.control('description')} className={styles.long} dir="auto" />
      </Field>
      <UnfairNotes field="description" texts={[values.description]} />
      <Field {...form.field('requirements')} label="Requirements" optional>
        <TextArea {...form.control('requirements')} dir="auto" />
      </Field>
      <UnfairNotes field="requirements" texts={[values.requirements]} />
      <SkillsField
        label="Required skills"
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
        {...form.field('applicationDeadline')}
        label="Application deadline"
        optional
        hint={
          values.applicationDeadline
            ? `Open until the end of that day, ${zoneName(timeZone)}.`
            : 'No deadline: shown as ‘Open’.'
        }
      >
        <div className={styles.deadline}>
          <DateInput {...form.control('applicationDeadline')} min={today} />
          {values.applicationDeadline && (
            <Button variant="quiet" onClick={() => form.set('applicationDeadline', '')}>
              No deadline
            </Button>
          )}
        </div>
      </Field>
      <Field
        {...form.field('startDate')}
        label="First day of work"
        optional
        hint="Leave it empty if that can be agreed."
      >
        <div className={styles.deadline}>
          <DateInput {...form.control('startDate')} />
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
