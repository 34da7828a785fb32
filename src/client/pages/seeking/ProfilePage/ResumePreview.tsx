import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { SkillsField } from '#client/features/skills/SkillsField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Answer, Profile, ResumeReading } from '#contract/api.ts';
import { ReadEducation } from './ReadEducation.tsx';
import { ReadExperience } from './ReadExperience.tsx';
import { ReadFields } from './ReadFields.tsx';
import styles from './ResumePreview.module.css';
import { countInWords, foundInWords } from './resume-words.ts';
import {
  fieldsAsShown,
  type Known,
  resumeProblems,
  resumeToSend,
  resumeValues,
  namesAsked,
  skillsIn,
  skillsToOffer,
} from './resume-values.ts';
import { showProfile } from './show-profile.ts';

interface Props {
  /** The file it was read from, under which corrections are kept; none where that was not kept either. */
  file?: number;
  reading: ResumeReading;
  profile: Profile;
  onDone: () => void;
}

export function ResumePreview({ file, reading, profile, onDone }: Props) {
  const experience = useApi('GET /api/work-experience', {});
  const education = useApi('GET /api/education', {});
  if (!experience.data || !education.data) return <Skeleton height="20rem" />;
  return (
    <Preview
      file={file}
      reading={reading}
      known={{ profile, experience: experience.data, education: education.data }}
      onDone={onDone}
    />
  );
}

/** What was read, every field of it to be changed or left out, before anything of it is saved. */
function Preview({ file, reading, known, onDone }: Omit<Props, 'profile'> & { known: Known }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [initial] = useState(() => resumeValues(reading, known));
  const { form, draft } = useDraftForm(file === undefined ? undefined : `resume ${file}`, {
    initial,
    check: (values) => resumeProblems(values, reading),
    send: async (values) => {
      const filled = await call('POST /api/profile/resume', { body: resumeToSend(values, reading) }).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError) || !error.fields) throw error;
          const { status, sentence, code, fields } = error;
          throw new ApiError(status, sentence, code, fieldsAsShown(fields, values, reading));
        },
      );
      await saved(filled);
      draft.drop();
      onDone();
    },
    failedTitle: 'Update failed',
  });
  const { workExperience, education, links, name, email } = reading;
  const { tooMany } = skillsToOffer(reading, known.profile);
  const notPlaced = [
    ...reading.notPlaced,
    ...(tooMany.length > 0
      ? [{ heading: 'More skills than a profile can list', text: tooMany.join(', ') }]
      : []),
  ];
  const asked = namesAsked(reading).filter((entry) => form.values[`take.${entry}`] !== true);
  const alsoRead = [name, email, ...links].filter((one) => one !== null);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.preview} aria-labelledby="read">
      <div>
        <h2 id="read" ref={heading} tabIndex={-1} className={styles.title}>
          We read this from your résumé
        </h2>
        <p>
          {foundInWords(reading)} Tick what’s right and edit what’s wrong. Only ticked entries are added, and
          nothing is saved yet.
        </p>
        {asked.length > 1 && (
          <p className={styles.asked}>
            {asked.length} entries we’re not sure of aren’t ticked.
            <Button size="compact" onClick={() => asked.forEach((entry) => form.set(`take.${entry}`, true))}>
              Tick all
            </Button>
          </p>
        )}
      </div>
      <FormErrors {...form.summary} />
      <ReadFields form={form} reading={reading} profile={known.profile} />
      <div className={styles.entries}>
        {workExperience.map((job, index) => (
          <ReadExperience
            key={index}
            form={form}
            name={`workExperience.${index}`}
            title={`Job ${index + 1} of ${workExperience.length}`}
            job={job}
            known={known.experience}
          />
        ))}
        {education.map((school, index) => (
          <ReadEducation
            key={index}
            form={form}
            name={`education.${index}`}
            title={`Education ${index + 1} of ${education.length}`}
            school={school}
            known={known.education}
          />
        ))}
      </div>
      <SkillsField
        label="Skills"
        name="skills"
        hint="Including languages. These are added to the skills in your profile."
        error={form.errors['skills']}
        entry={{
          skills: skillsIn({ ...form.values, typedSkill: '' }),
          typed: String(form.values['typedSkill']),
        }}
        onChange={({ skills, typed }) => {
          form.set('skills', skills);
          form.set('typedSkill', typed);
        }}
      />
      {alsoRead.length > 0 && (
        <p className={styles.also} dir="auto">
          Also read, but not saved: {alsoRead.join(', ')}. Your account has its own name and email address.
        </p>
      )}
      {notPlaced.length > 0 && (
        <Disclosure label={`Not placed: ${countInWords(notPlaced.length, 'part')} we found no field for`}>
          <div className={styles.notPlaced}>
            <p>Copy anything you need into the fields above. The file itself stays complete.</p>
            {notPlaced.map(({ heading: title, text }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- they stay in their order
              <div key={index}>
                <h3 className={styles.partTitle} dir="auto">
                  {title ?? 'Without a heading'}
                </h3>
                <p className={styles.text} dir="auto">
                  {text}
                </p>
              </div>
            ))}
          </div>
        </Disclosure>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save to profile
        </Button>
        <Button
          onClick={() => {
            draft.drop();
            onDone();
          }}
        >
          Not now
        </Button>
      </div>
    </form>
  );
}

async function saved({ added }: Answer<'POST /api/profile/resume'>): Promise<void> {
  await refresh('GET /api/work-experience', 'GET /api/education');
  showProfile(await call('GET /api/profile/job-seeker'));
  toast({
    title: 'Profile updated',
    description: [
      countInWords(added.workExperience, 'job'),
      countInWords(added.education, 'school'),
      `${countInWords(added.skills, 'skill')} added.`,
    ].join(', '),
  });
}
