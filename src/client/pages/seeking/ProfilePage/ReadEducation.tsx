import type { Education, ResumeReading } from '#contract/api.ts';
import { EducationFields } from './EducationFields.tsx';
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
      <EducationFields form={entryForm(form, name)} />
    </ReadEntry>
  );
}
