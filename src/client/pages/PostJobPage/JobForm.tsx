import { SkillsField } from '#client/features/skills/SkillsField.tsx';
import { zoneName } from '#client/features/jobs/zone-name.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { employmentTypeLabel, employmentTypes, experienceLevels } from '#domain/jobs.ts';
import styles from './JobForm.module.css';
import { JobPreview } from './JobPreview.tsx';
import { PostingFor } from './PostingFor.tsx';
import { salaryHint } from './salary-hint.ts';
import { usePostJob } from './use-post-job.ts';
import { usePostingCompany } from './use-posting-company.ts';

export function JobForm() {
  const posting = usePostingCompany();
  const { form, today, unsent, restored, startOver } = usePostJob(posting);
  const { values } = form;
  return (
    <div className={styles.columns}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormErrors
          {...form.summary}
          title={form.summary.failure && 'Not posted yet. Your text is still here'}
        />
        <PostingFor {...posting} />
        <Field
          {...form.field('title')}
          label="Title"
          required
          hint="What you would call it at work, such as Dive Centre Manager."
        >
          <TextInput {...form.control('title')} dir="auto" autoComplete="off" />
        </Field>
        <div className={styles.pair}>
          <Field {...form.field('employmentType')} label="Employment type">
            <Select
              {...form.control('employmentType')}
              options={employmentTypes.map((type) => ({ value: type, label: employmentTypeLabel[type] }))}
            />
          </Field>
          <Field {...form.field('experienceLevel')} label="Experience level" optional>
            <TextInput
              {...form.control('experienceLevel')}
              list="experience-levels"
              dir="auto"
              autoComplete="off"
            />
          </Field>
          <datalist id="experience-levels">
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
        <Field {...form.field('requirements')} label="Requirements" optional>
          <TextArea {...form.control('requirements')} dir="auto" />
        </Field>
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
        <Field
          {...form.field('applicationDeadline')}
          label="Application deadline"
          optional
          hint={
            values.applicationDeadline
              ? `Open until the end of that day, ${zoneName(posting.timeZone)}.`
              : 'No deadline: shown as ‘Open’.'
          }
        >
          <div className={styles.deadline}>
            <TextInput {...form.control('applicationDeadline')} type="date" min={today} />
            {values.applicationDeadline && (
              <Button variant="quiet" onClick={() => form.set('applicationDeadline', '')}>
                No deadline
              </Button>
            )}
          </div>
        </Field>
        <div className={styles.foot}>
          <Button
            type="submit"
            variant="primary"
            size="large"
            pending={form.pending}
            pendingLabel="Posting Job..."
          >
            Post Job
          </Button>
          {unsent && !form.pending && (
            <>
              <Button variant="quiet" size="large" onClick={startOver}>
                Start over
              </Button>
              <p className={styles.kept}>
                Not posted yet.{' '}
                {restored ? 'This was kept from your last visit.' : 'It is kept on this device.'}
              </p>
            </>
          )}
        </div>
      </form>
      <JobPreview values={values} company={posting.company} />
    </div>
  );
}
