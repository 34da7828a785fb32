import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { ResumeReading, WorkExperience } from '#contract/api.ts';
import styles from './EntryForm.module.css';
import { PeriodFields } from './PeriodFields.tsx';
import { ReadEntry } from './ReadEntry.tsx';
import { entryForm, type ResumeForm } from './resume-form.ts';
import { isSameJob, unsureOfJob } from './resume-values.ts';

interface Props {
  form: ResumeForm;
  name: string;
  title: string;
  job: ResumeReading['workExperience'][number];
  known: readonly WorkExperience[];
}

export function ReadExperience({ form, name, title, job, known }: Props) {
  const entry = entryForm(form, name);
  return (
    <ReadEntry
      form={form}
      name={name}
      title={title}
      what={[job.title, job.company].filter(Boolean).join(', ')}
      where={job.location}
      unsure={unsureOfJob(job)}
      there={known.some((one) => isSameJob(one, job))}
    >
      <div className={styles.pair}>
        <Field {...entry.field('title')} label="Title" required>
          <TextInput {...entry.control('title')} dir="auto" />
        </Field>
        <Field {...entry.field('company')} label="Company" required>
          <TextInput {...entry.control('company')} dir="auto" />
        </Field>
      </div>
      <Field {...entry.field('location')} label="Location" optional>
        <TextInput {...entry.control('location')} dir="auto" />
      </Field>
      <PeriodFields form={entry} startRequired currentLabel="I work here now" />
      <Field {...entry.field('description')} label="Description" optional>
        <TextArea {...entry.control('description')} rows={3} dir="auto" />
      </Field>
    </ReadEntry>
  );
}
