import { memo, use, useState, type ComponentType } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '#client/features/applications/StatusBadge.tsx';
import { UndoRejection } from '#client/features/applications/rejecting/UndoRejection.tsx';
import { StatusMenu } from '#client/features/applications/StatusMenu.tsx';
import { useUser } from '#client/api/session.ts';
import { paths } from '#client/paths.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import { noteCount } from '#domain/application-sorts.ts';
import { fileKindLabels, type FileKind } from '#domain/files.ts';
import { can } from '#domain/permissions.ts';
import { answerStanding } from './answer-standing.ts';
import styles from './cells.module.css';
import type { ColumnName } from './columns.ts';
import { CurrentOf, RowContextOf, type RowContext } from './row-acts.ts';
import { stepOf } from './wanted-widths.ts';

interface Props {
  application: Application;
}

function useRow(): RowContext {
  const row = use(RowContextOf);
  if (!row) throw new Error('A cell stands in a row.');
  return row;
}

function useTabIndex(): 0 | -1 {
  return use(CurrentOf) ? 0 : -1;
}

function NameCell({ application: { id, applicantName } }: Props) {
  const { listContext } = useRow();
  return (
    <Link
      to={paths.application(id)}
      state={listContext}
      tabIndex={useTabIndex()}
      className={styles.name}
      dir="auto"
    >
      {applicantName}
    </Link>
  );
}

function JobCell({ application }: Props) {
  const { left, stepApart } = useRow();
  const admin = can['platform.administer'](useUser());
  const step = stepApart ? undefined : stepOf(application);
  return (
    <>
      <span className={styles.job} title={application.jobTitle}>
        <bdi>{application.jobTitle}</bdi>
        {admin && (
          <>
            {' · '}
            <bdi>{application.companyName}</bdi>
          </>
        )}
        {step && (
          <span className={styles.quiet}>
            {' · '}
            <bdi>{step}</bdi>
          </span>
        )}
      </span>
      {left && <span className={styles.left}>Shown until you leave</span>}
    </>
  );
}

function StatusCell({ application }: Props) {
  const { acts } = useRow();
  const tabIndex = useTabIndex();
  const { status, steps, stepId, applicantName, withdrawnAt, mayMove } = application;
  if (withdrawnAt) return <Pill icon="undo">Withdrawn</Pill>;
  if (!mayMove) return <StatusBadge status={status} />;
  return (
    <StatusMenu
      pill
      status={status}
      steps={steps}
      stepId={stepId}
      applicantName={applicantName}
      tabIndex={tabIndex}
      onMove={(to) => acts.move(application, to)}
    />
  );
}

function StepCell({ application }: Props) {
  const step = stepOf(application);
  return step ? (
    <span className={styles.job} title={step} dir="auto">
      {step}
    </span>
  ) : null;
}

function DueCell({ application }: Props) {
  const tabIndex = useTabIndex();
  const [now] = useState(() => new Date().toISOString());
  const { words, on } = answerStanding(application, now);
  if (!words) return null;
  if (application.rejection?.tellsAt && application.mayMove)
    return (
      <span title={words}>
        <span className="visually-hidden">{words}. </span>
        <UndoRejection application={application} tabIndex={tabIndex} />
      </span>
    );
  const late = words === 'Overdue';
  // Under its heading a day is the one by which an answer is due.
  const said =
    words === 'Due' ? null : late ? <span className="visually-hidden">Overdue since </span> : words;
  return (
    <span className={classNames(styles.figure, late && styles.late)}>
      {late && <Icon name="alert" size={16} />}
      {said} {on && <Time value={on} />}
    </span>
  );
}

function AppliedCell({ application: { applicationDate } }: Props) {
  return (
    <span className={styles.figure}>
      <Time value={applicationDate} />
    </span>
  );
}

function UpdatedCell({ application: { statusUpdatedAt } }: Props) {
  return (
    <span className={styles.figure}>
      <Time value={statusUpdatedAt} as="ago" />
    </span>
  );
}

/** As short as the column is narrow. */
const shortKind: Record<FileKind, string> = {
  pdf: 'PDF',
  docx: 'Word',
  odt: 'ODT',
  text: 'Text',
  jpeg: 'JPEG',
  png: 'PNG',
};

/** Opens what they sent: the file, or the address they gave. */
function ResumeCell({ application: { file, customResumeUrl, applicantName } }: Props) {
  const tabIndex = useTabIndex();
  if (file)
    return (
      <Link
        to={paths.file(file.id)}
        reloadDocument
        download
        tabIndex={tabIndex}
        className={styles.resume}
        title={file.name}
        aria-label={`${shortKind[file.kind]}: résumé of ${applicantName} (${fileKindLabels[file.kind]})`}
      >
        {shortKind[file.kind]}
      </Link>
    );
  if (!customResumeUrl) return null;
  return (
    <a
      href={customResumeUrl}
      target="_blank"
      rel="noopener noreferrer nofollow"
      tabIndex={tabIndex}
      className={styles.resume}
      aria-label={`Link: résumé of ${applicantName} (opens in a new tab)`}
    >
      Link
    </a>
  );
}

/** How many there are; a press writes on. */
function NotesCell({ application }: Props) {
  const { acts } = useRow();
  const tabIndex = useTabIndex();
  const mayWrite = can['application.note'](useUser());
  const { recruiterNotes, applicantName } = application;
  const count = noteCount(recruiterNotes);
  const words = (
    <>
      {count || null}
      {count > 0 && <span className="visually-hidden">{count === 1 ? ' note' : ' notes'}</span>}
    </>
  );
  if (!mayWrite) return <span className={styles.figure}>{words}</span>;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles.note}
      title={recruiterNotes?.slice(0, 400)}
      onClick={() => acts.note(application)}
    >
      {words}
      <span className="visually-hidden">
        {count ? ' on ' : 'Add a note on '}
        <bdi>{applicantName}</bdi>
      </span>
      <Icon name="edit" size={16} className={styles.pen} />
    </button>
  );
}

/** What stands in each column. Walking to a row draws of it only what Tab reaches from then on. */
export const cells: Record<ColumnName, ComponentType<Props>> = {
  name: memo(NameCell),
  job: memo(JobCell),
  status: memo(StatusCell),
  step: memo(StepCell),
  due: memo(DueCell),
  applied: memo(AppliedCell),
  updated: memo(UpdatedCell),
  resume: memo(ResumeCell),
  notes: memo(NotesCell),
};
