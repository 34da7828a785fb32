import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { ConfirmedDownload } from '#client/features/accounts/ConfirmedDownload.tsx';
import { FileDrop } from '#client/features/files/FileDrop.tsx';
import { resumeEndings } from '#client/features/files/file-facts.ts';
import { fileSent } from '#client/features/files/file-sent.ts';
import { useSendFile } from '#client/features/files/use-send-file.ts';
import { paths } from '#client/paths.ts';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import type { Profile, ResumeReading } from '#contract/api.ts';
import { OwnFiles } from './OwnFiles.tsx';
import { ReadResume } from './ReadResume.tsx';
import { ResumePreview } from './ResumePreview.tsx';
import styles from './ResumeTab.module.css';

/** One's résumés: put here, looked over, saved into the profile, and taken away again. */
export function ResumeTab({ profile }: { profile: Profile }) {
  const [params, setParams] = useSearchParams();
  const [imported, setImported] = useState<ResumeReading>();
  const files = useApi('GET /api/files', {});
  const chosen = Number(params.get('file')) || undefined;

  function read(fileId: number | undefined): void {
    setImported(undefined);
    setParams(fileId ? { tab: 'resume', file: String(fileId) } : { tab: 'resume' });
  }

  const uploading = useSendFile('POST /api/files', {
    working: 'Checking the file…',
    sent: (file) => {
      fileSent(file);
      void refresh('GET /api/profile/job-seeker', 'GET /api/dashboard/stats');
      read(file.id);
    },
  });
  const importing = useSendFile('POST /api/resumes/reading', {
    working: 'Reading it…',
    sent: (reading) => {
      read(undefined);
      setImported(reading);
    },
  });
  const done = () => {
    read(undefined);
    void refresh('GET /api/files');
    requestAnimationFrame(() => document.getElementById('resumes')?.focus());
  };

  return (
    <div className={styles.tab}>
      {imported && <ResumePreview key="imported" reading={imported} profile={profile} onDone={done} />}
      {chosen && !imported && <ReadResume key={chosen} fileId={chosen} profile={profile} onDone={done} />}
      <section className={styles.part} aria-labelledby="resumes">
        <h2 id="resumes" tabIndex={-1} className={styles.title}>
          Your résumés
        </h2>
        <p className={styles.lead}>
          Sent unchanged to the employers you apply to with it. No one else sees it.
        </p>
        <Loaded query={files} what="your files">
          {(own) => <OwnFiles files={own} reading={chosen} onRead={read} />}
        </Loaded>
        <FileDrop
          label="Add a résumé"
          hint="PDF, DOCX, ODT or plain text, up to 5 MB. We read it and show you what we found; nothing is saved to your profile until you say so."
          choose="Choose a file"
          endings={resumeEndings}
          progress={uploading.progress}
          error={uploading.error}
          onFile={uploading.send}
        />
      </section>
      <Disclosure label="LinkedIn and JSON Resume">
        <div className={styles.part}>
          <FileDrop
            label="Import your data"
            hint="LinkedIn’s data export (.zip) or a JSON Resume (.json). We read it and don’t keep it."
            choose="Choose data"
            endings={['.zip', '.json']}
            progress={importing.progress}
            error={importing.error}
            onFile={importing.send}
          />
          <p>
            Your profile in the open JSON Resume format, for use elsewhere.{' '}
            <ConfirmedDownload size="compact" name="resume.json" to={paths.jsonResume}>
              Download JSON Resume
            </ConfirmedDownload>
          </p>
        </div>
      </Disclosure>
    </div>
  );
}
