import { lazy, Suspense, useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { fileFacts } from '#client/features/files/file-facts.ts';
import { ShownFile } from '#client/features/files/ShownFile.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import { Segments } from '#client/ui/Segments.tsx';
import type { Application } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import styles from './ResumeHalf.module.css';

const CandidateProfileView = lazy(() =>
  import('#client/features/candidates/CandidateProfileView.tsx').then((module) => ({
    default: module.CandidateProfileView,
  })),
);

type Shown = 'resume' | 'read';

/** The résumé as it was sent, or what their profile says; the profile alone where none was. */
export function ResumeHalf({ application }: { application: Application }) {
  const user = useUser();
  const { file, customResumeUrl, jobSeekerId } = application;
  const [wanted, setWanted] = useState<Shown>('resume');
  const profile = can['company.candidates'](user);
  const shown = file ? wanted : 'read';
  return (
    <div className={styles.half}>
      <div className={styles.bar}>
        {file && profile && (
          <Segments
            label="What to read"
            options={[
              { value: 'resume', label: 'Résumé' },
              { value: 'read', label: 'What we read' },
            ]}
            chosen={shown}
            onChoose={setWanted}
          />
        )}
        {file && (
          <>
            <span className={styles.file}>
              <span className={styles.name} dir="auto">
                {file.name}
              </span>
              <span className={styles.facts}>{fileFacts(file)}</span>
            </span>
            <ButtonLink
              icon="download"
              reloadDocument
              download
              to={paths.file(file.id)}
              aria-label={`Download résumé: \u2068${file.name}\u2069`}
            >
              Download
            </ButtonLink>
          </>
        )}
        {!file && (
          <span className={styles.file}>{customResumeUrl ? 'Sent as a link' : 'No résumé sent'}</span>
        )}
        {customResumeUrl && <ExternalLink href={customResumeUrl}>Open résumé</ExternalLink>}
      </div>
      {shown === 'resume' && file && <ShownFile file={file} />}
      <Suspense>{shown === 'read' && profile && <CandidateProfileView id={jobSeekerId} />}</Suspense>
    </div>
  );
}
