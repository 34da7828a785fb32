import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call, isRefused } from '#client/api/call.ts';
import { refreshAnswer } from '#client/api/api-cache.ts';
import { useUser } from '#client/api/session.ts';
import { dropDraft } from '#client/kit/drafts/drafts.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { AskedQuestion } from '#client/features/questions/AskedQuestion.tsx';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { paths } from '#client/paths.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Application, Job, OwnFile, Profile } from '#contract/api.ts';
import type { ApplicationSource } from '#domain/application-source.ts';
import { applyFields } from '#domain/fields/applications.ts';
import { lengthSoFar } from '#domain/fields/texts.ts';
import { applicationSent } from './application-sent.ts';
import { answerName, type ApplyValues, firstValues, problemsOf, toSend } from './apply-values.ts';
import styles from './ApplyForm.module.css';
import { idempotencyKey, keyName } from './idempotency-key.ts';
import { ResumeChoice } from './ResumeChoice.tsx';
import { UnverifiedWarning } from './UnverifiedWarning.tsx';
import { WhoApplies } from './WhoApplies.tsx';

interface Props {
  id: string;
  job: Job;
  source: ApplicationSource;
  profile: Profile;
  /** One’s own, the last used first. */
  files: readonly OwnFile[];
  onPending: (pending: boolean) => void;
  onSent: (application: Application) => void;
  /** It turned out that an earlier send has arrived. */
  onAlreadySent: () => void;
}

export function ApplyForm({ id, job, source, profile, files, onPending, onSent, onAlreadySent }: Props) {
  const user = useUser();
  const [atFirst] = useState(files);
  // Fields whose file is under way: without it nothing is sent, as nobody applies twice.
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  const waitFor = (name: string) => (isUnderWay: boolean) =>
    setAwaited((others) => (isUnderWay ? [...others, name] : others.filter((other) => other !== name)));
  const saved = firstValues(profile, atFirst, job.questions);
  const { form, draft } = useDraftForm(`apply.${job.id}`, {
    initial: saved,
    adapt: (values) => withFilesThatAreThere(values, files, job.questions),
    check: (values) => problemsOf(values, job.questions, awaited),
    send: async (values) => {
      const application = await call(
        'POST /api/jobs/:id/applications',
        { params: { id: job.id }, body: toSend(values, source, job.questions) },
        { idempotencyKey: idempotencyKey(user.id, job.id) },
      );
      settled();
      onSent(application);
      await applicationSent(application);
    },
    onFailure: (error) => {
      if (isAlreadySent(error)) {
        settled();
        onAlreadySent();
        toast({ title: 'You have already applied for this job' });
      } else {
        toast({ title: 'Application not sent', description: error.message, tone: 'danger' });
      }
      // It may have closed meanwhile, or be applied for.
      void refreshAnswer('GET /api/jobs/:id', { params: { id: job.id } });
    },
  });
  useEffect(() => onPending(form.pending), [form.pending, onPending]);

  function settled(): void {
    draft.drop();
    dropDraft(user.id, keyName(job.id));
  }

  const { field, control } = formFields(form, applyFields);
  return (
    <form id={id} className={styles.form} onSubmit={form.onSubmit} noValidate>
      <FormErrors {...form.summary} title={form.summary.failure && 'Not sent yet. Your text is still here'} />
      {!job.companyVerified && <UnverifiedWarning />}
      <WhoApplies phone={profile.phone} />
      <ResumeChoice
        files={files}
        value={form.values.fileId}
        error={form.errors.fileId}
        onChange={(fileId) => form.set('fileId', fileId)}
        onUnderWay={waitFor('fileId')}
      />
      <Field
        {...field('customResumeUrl')}
        optional
        hint={
          profile.resumeUrl
            ? 'From your profile. You can send another one here.'
            : 'A link to your résumé online.'
        }
      >
        <TextInput
          {...control('customResumeUrl')}
          type="url"
          autoComplete="url"
          placeholder="https://"
          dir="auto"
        />
      </Field>
      <Field
        {...field('coverLetter')}
        optional
        hint={lengthSoFar(applyFields.coverLetter, form.values.coverLetter)}
      >
        <TextArea {...control('coverLetter')} className={styles.letter} />
      </Field>
      {job.questions.length > 0 && (
        <section className={styles.questions} aria-labelledby={`${id}-questions`}>
          <h3 id={`${id}-questions`}>Questions from the employer</h3>
          {job.questions.map((question) => {
            const name = answerName(question);
            return (
              <AskedQuestion
                key={question.id}
                name={name}
                question={question}
                files={files}
                value={form.values[name] ?? ''}
                error={form.errors[name]}
                onChange={(value) => form.set(name, value)}
                onUnderWay={waitFor(name)}
              />
            );
          })}
        </section>
      )}
      <p className={styles.notice}>
        {job.companyName} receives your profile and what you send here to decide about this job.{' '}
        <Link to={paths.privacy}>Privacy</Link>
      </p>
    </form>
  );
}

/** A draft may be older than the deletion of its files. */
function withFilesThatAreThere(
  values: ApplyValues,
  files: readonly OwnFile[],
  questions: Job['questions'],
): ApplyValues {
  const names = ['fileId', ...questions.filter(({ kind }) => kind === 'file').map(answerName)];
  const gone = names.filter((name) => !files.some(({ id }) => String(id) === values[name]));
  return { ...values, ...Object.fromEntries(gone.map((name) => [name, ''])) };
}

/** Somebody applied already: by an earlier send whose answer was lost, or in another window. */
function isAlreadySent(error: Error): boolean {
  return isRefused(error, 'POST /api/jobs/:id/applications', 'already_applied', 'idempotency_key_reused');
}
