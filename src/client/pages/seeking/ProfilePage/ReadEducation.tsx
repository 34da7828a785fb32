import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { Education, ResumeReading } from '#contract/api.ts';
import styles from './EntryForm.module.css';
import { PeriodFields } from './PeriodFields.tsx';
import { ReadEntry } from './ReadEntry.tsx';
import { entryForm, type ResumeForm } from './resume-form.ts';
import { isSameSchool, unsureOfSchool } from './resume-values.ts';

interface Props {
  form: ResumeForm;
  name: string;
  title: string;
  school: ResumeReading['education'][number];
  known: readonly Education[];
}

export function ReadEducation({ form, name, title, school, known }: Props) {
  const entry = entryForm(form, name);
  return (
    <ReadEntry
      form={form}
      name={name}
      title={title}
      what={[school.degree, school.institution].filter(Boolean).join(', ')}
      where={school.fieldOfStudy}
      unsure={unsureOfSchool(school)}
      there={known.some((one) => isSameSchool(one, school))}
    >
      <Field {...entry.field('institution')} label="Institution" required>
        <TextInput {...entry.control('institution')} dir="auto" />
      </Field>
      <div className={styles.pair}>
        <Field {...entry.field('degree')} label="Degree" required>
          <TextInput {...entry.control('degree')} dir="auto" />
        </Field>
        <Field {...entry.field('fieldOfStudy')} label="Field of study" optional>
          <TextInput {...entry.control('fieldOfStudy')} dir="auto" />
        </Field>
      </div>
      <PeriodFields form={entry} currentLabel="I study here now" />
      <Field {...entry.field('description')} label="Description" optional>
        <TextArea {...entry.control('description')} rows={3} dir="auto" />
      </Field>
    </ReadEntry>
  );
}
