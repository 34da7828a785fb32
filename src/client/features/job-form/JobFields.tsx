import { useId } from 'react';
import { SkillsField } from '#client/features/skills/SkillsField.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import { employmentTypeLabel, employmentTypes, experienceLevels } from '#domain/jobs.ts';
import styles from './JobFields.module.css';
import type { JobValues } from './job-values.ts';
import { salaryHint } from './salary-hint.ts';

const typeOptions = employmentTypes.map((value) => ({ value, label: employmentTypeLabel[value] }));

/** The fields of a posting, for making one and for changing one. */
export function JobFields({ form }: { form: ReturnType<typeof useForm<JobValues>> }) {
  const levels = useId();
  return (
    <>
      <Field
        {...form.field('title')}
        label="Title"
        hint="What people would search for, such as Boat Captain."
        required
      >
        <TextInput {...form.control('title')} dir="auto" />
      </Field>
      <div className={styles.pair}>
        <Field {...form.field('location')} label="Location" hint="Island and atoll, or the vessel." optional>
          <TextInput {...form.control('location')} dir="auto" />
        </Field>
        <Field
          {...form.field('department')}
          label="Department"
          hint="Such as Front Office, Diving or Deck."
          optional
        >
          <TextInput {...form.control('department')} dir="auto" />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field {...form.field('employmentType')} label="Employment type">
          <Select {...form.control('employmentType')} options={typeOptions} />
        </Field>
        <Field {...form.field('experienceLevel')} label="Experience level" optional>
          <TextInput {...form.control('experienceLevel')} list={levels} dir="auto" />
        </Field>
        <datalist id={levels}>
          {experienceLevels.map((level) => (
            <option key={level} value={level} />
          ))}
        </datalist>
      </div>
      <Field
        {...form.field('salaryRange')}
        label="Salary range"
        hint={salaryHint(form.values.salaryRange)}
        optional
      >
        <TextInput {...form.control('salaryRange')} dir="auto" />
      </Field>
      <Field
        {...form.field('description')}
        label="Description"
        hint="What the work is and where. Leave a line between paragraphs; begin a line with • or - for a list."
        required
      >
        <TextArea {...form.control('description')} rows={10} dir="auto" />
      </Field>
      <Field {...form.field('requirements')} label="Requirements" hint="What somebody has to bring." optional>
        <TextArea {...form.control('requirements')} dir="auto" />
      </Field>
      <SkillsField
        label="Skills"
        name="skills"
        hint="One at a time, or several parted by commas."
        error={form.errors.skills}
        entry={{ skills: form.values.skills, typed: form.values.typedSkill }}
        onChange={({ skills, typed }) => {
          form.set('skills', skills);
          form.set('typedSkill', typed);
        }}
      />
      <Field
        {...form.field('applicationDeadline')}
        label="Application deadline"
        hint="Open until the end of this day. Leave it empty to take applications until you close the job."
        className={styles.deadline}
        optional
      >
        <TextInput {...form.control('applicationDeadline')} type="date" />
      </Field>
    </>
  );
}
