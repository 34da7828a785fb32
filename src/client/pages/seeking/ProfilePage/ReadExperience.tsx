import type { ResumeReading, WorkExperience } from '#contract/api.ts';
import { ExperienceFields } from './ExperienceFields.tsx';
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
      <ExperienceFields form={entryForm(form, name)} />
    </ReadEntry>
  );
}
