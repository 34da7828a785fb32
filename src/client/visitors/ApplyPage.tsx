import { Link } from 'react-router';
import type { ApplyPage, VisitorPages } from '#contract/visitor-pages.ts';
import { AnswerRecord } from '#client/features/response-times/AnswerRecord.tsx';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { visitorFields } from '#domain/fields/visitors.ts';
import { fileEndings, documentKinds } from '#domain/files.ts';
import { limits } from '#domain/limits.ts';
import { questionLimits } from '#domain/questions.ts';
import { answerField, daysToConfirm, mostMailsADay } from '#domain/visitors.ts';
import styles from './Form.module.css';
import type { VisitorPage } from './page.ts';

const endings = documentKinds.flatMap((kind) => fileEndings[kind]).join(',');
const most = `${limits.file / 1_048_576} MB`;

/** A form to apply with that needs no account and no script; a script makes it outlast a bad line. */
export function apply(page: VisitorPages['apply']): VisitorPage {
  const { job, questions, problems, trouble, key, codeOf } = page;
  const wrong = Object.entries(problems);
  return {
    title: wrong.length || trouble ? `Look again: apply for ${job.title}` : `Apply for ${job.title}`,
    isListed: false,
    runs: true,
    body: (
      <div className={styles.page}>
        <div>
          <h1>Apply for {job.title}</h1>
          <p className={styles.lead}>
            at {job.companyName}. No account needed. <Link to={paths.job(job.id)}>Back to the job</Link>
          </p>
          <AnswerRecord record={job.answerRecord} />
        </div>
        {(wrong.length > 0 || trouble) && (
          <div className={styles.errors} role="alert">
            <p className={styles.error}>{trouble ?? 'Some of it needs another look. Nothing is lost.'}</p>
            <ul>
              {wrong.map(([name, problem]) => (
                <li key={name}>
                  <a href={`#${name}`}>{problem}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <form
          method="post"
          action={paths.applyAsVisitor(job.id)}
          encType="multipart/form-data"
          className={styles.form}
          noValidate
          data-apply={job.id}
        >
          <input type="hidden" name="key" value={key} />
          {page.values['source'] && <input type="hidden" name="source" value={page.values['source']} />}
          {codeOf && (
            <div className={styles.field}>
              <Label name="code" required>
                Code from our email
              </Label>
              <input
                {...controlOf(page, 'code', 'sent')}
                className={styles.input}
                autoComplete="one-time-code"
                autoCapitalize="characters"
                maxLength={20}
                required
              />
              <p id="code-hint" className={styles.hint}>
                This job is getting far more applications than usual, so we check that yours comes from a
                person. The code comes by email to {codeOf}: once a day for a job, and {mostMailsADay} times a
                day in all, counting emails that confirm job alerts. If nothing comes, turn on JavaScript and
                send this again, sign up and apply with an account, or come back tomorrow.
              </p>
              <Problem page={page} name="code" />
            </div>
          )}
          <Line page={page} name="name" autoComplete="name" />
          <Line
            page={page}
            name="email"
            type="email"
            autoComplete="email"
            hint="We send one email there to confirm that it’s yours."
          />
          <Line page={page} name="phone" type="tel" autoComplete="tel" />
          <FileField page={page} name="resume" label="Résumé" />
          <Line
            page={page}
            name="customResumeUrl"
            type="url"
            autoComplete="url"
            hint="For example a portfolio."
          />
          <Area
            page={page}
            name="coverLetter"
            label={visitorFields.coverLetter.label}
            max={visitorFields.coverLetter.max}
          />
          {questions.map((question) => (
            <QuestionField key={question.id} page={page} question={question} />
          ))}
          <p className={styles.hint}>
            {job.companyName} gets what you send. If you don’t confirm your address within {daysToConfirm}{' '}
            days, all of it is deleted.
          </p>
          <div className={styles.actions}>
            <Button type="submit" variant="primary" size="large">
              Send application
            </Button>
          </div>
          <output className={styles.state} data-state="" />
        </form>
      </div>
    ),
  };
}

type TypedName = 'name' | 'email' | 'phone' | 'customResumeUrl';

interface LineProps {
  page: ApplyPage;
  name: TypedName;
  type?: string;
  autoComplete: string;
  hint?: string;
}

function Line({ page, name, type = 'text', autoComplete, hint }: LineProps) {
  const field = visitorFields[name];
  const required = 'required' in field;
  return (
    <div className={styles.field}>
      <Label name={name} required={required}>
        {field.label}
      </Label>
      <input
        {...controlOf(page, name, hint)}
        className={styles.input}
        type={type}
        defaultValue={page.values[name]}
        required={required}
        maxLength={field.max}
        autoComplete={autoComplete}
        dir="auto"
      />
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <Problem page={page} name={name} />
    </div>
  );
}

interface AreaProps {
  page: ApplyPage;
  name: string;
  label: string;
  max: number;
  required?: boolean;
}

function Area({ page, name, label, max, required = false }: AreaProps) {
  return (
    <div className={styles.field}>
      <Label name={name} required={required}>
        {label}
      </Label>
      <textarea
        {...controlOf(page, name)}
        className={styles.input}
        defaultValue={page.values[name]}
        rows={6}
        maxLength={max}
        required={required}
        dir="auto"
      />
      <Problem page={page} name={name} />
    </div>
  );
}

function FileField({ page, name, label, required = false }: Omit<AreaProps, 'max'>) {
  const kept = page.files[name];
  return (
    <div className={styles.field}>
      <Label name={name} required={required}>
        {label}
      </Label>
      {kept && (
        <p className={styles.kept}>
          {/* Ahead of the file, which takes its place where another one is chosen. */}
          <input type="hidden" name={name} value={kept.key} />“{kept.name}” is here already. Choose a file to
          replace it.
        </p>
      )}
      <input
        {...controlOf(page, name, 'file')}
        className={styles.input}
        type="file"
        accept={endings}
        required={required && !kept}
      />
      <p id={`${name}-hint`} className={styles.hint}>
        PDF, DOCX, ODT or plain text, at most {most}.
      </p>
      <Problem page={page} name={name} />
    </div>
  );
}

function QuestionField({ page, question }: { page: ApplyPage; question: ApplyPage['questions'][number] }) {
  const { id, kind, text, choices, required } = question;
  const name = answerField(id);
  const given = page.values[name];
  if (kind === 'file') return <FileField page={page} name={name} label={text} required={required} />;
  if (kind === 'text')
    return <Area page={page} name={name} label={text} max={questionLimits.answer} required={required} />;
  if (kind === 'number')
    return (
      <div className={styles.field}>
        <Label name={name} required={required}>
          {text}
        </Label>
        <input
          {...controlOf(page, name)}
          className={styles.input}
          inputMode="decimal"
          defaultValue={given}
          required={required}
        />
        <Problem page={page} name={name} />
      </div>
    );
  const options = kind === 'yes_no' ? yesOrNo : choices.map((choice) => ({ value: choice, label: choice }));
  return (
    <fieldset className={styles.field} id={name} aria-describedby={page.problems[name] && `${name}-error`}>
      <legend className={styles.label}>
        {text}
        {!required && <span className={styles.optional}> (optional)</span>}
      </legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={given === value}
            required={required}
          />
          {label}
        </label>
      ))}
      <Problem page={page} name={name} />
    </fieldset>
  );
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function Label({ name, required, children }: { name: string; required: boolean; children: string }) {
  return (
    <label htmlFor={name} className={styles.label}>
      {children}
      {!required && <span className={styles.optional}> (optional)</span>}
    </label>
  );
}

function Problem({ page, name }: { page: ApplyPage; name: string }) {
  return page.problems[name] ? (
    <p id={`${name}-error`} className={styles.error}>
      {page.problems[name]}
    </p>
  ) : null;
}

/** What ties a control to its label, to what helps and to what is wrong. */
function controlOf({ problems }: ApplyPage, name: string, hint?: string) {
  const described = [problems[name] && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    'aria-invalid': problems[name] ? true : undefined,
    'aria-describedby': described || undefined,
  };
}
