import { useState } from 'react';
import { Link } from 'react-router';
import { FileDrop } from '#client/features/files/FileDrop.tsx';
import { fileFacts, resumeEndings } from '#client/features/files/file-facts.ts';
import { fileSent } from '#client/features/files/file-sent.ts';
import { useSendFile } from '#client/features/files/use-send-file.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Radio } from '#client/ui/Radio.tsx';
import type { OwnFile } from '#contract/api.ts';
import styles from './ResumeChoice.module.css';

interface Props {
  files: readonly OwnFile[];
  /** The chosen file's id as text; '' is none. */
  value: string;
  error: string | undefined;
  onChange: (fileId: string) => void;
  /** Whether a new one is under way. */
  onUnderWay: (isUnderWay: boolean) => void;
}

/** So many are offered at first; who has more wants one of the last used, as a rule. */
const shownAtFirst = 3;

/** Which résumé goes along: one that is here, a new one, or none but the profile. */
export function ResumeChoice({ files, value, error, onChange, onUnderWay }: Props) {
  const [all, setAll] = useState(false);
  const sending = useSendFile('POST /api/files', {
    working: 'Checking the file…',
    onUnderWay,
    sent: (file) => {
      fileSent(file);
      onChange(String(file.id));
    },
  });
  const shown = files.filter(({ id }, index) => all || index < shownAtFirst || String(id) === value);
  return (
    <fieldset className={styles.choice} id="fileId" tabIndex={-1}>
      <legend className={styles.legend}>Résumé</legend>
      {shown.map((file) => (
        <Radio
          key={file.id}
          name="resume"
          checked={value === String(file.id)}
          onChange={() => onChange(String(file.id))}
          label={
            <span className={styles.file}>
              <span dir="auto">{file.name}</span> <span className={styles.facts}>{fileFacts(file)}</span>
            </span>
          }
        />
      ))}
      {files.length > shown.length && (
        <div>
          <Button variant="quiet" size="compact" onClick={() => setAll(true)}>
            Show all {files.length} files
          </Button>
        </div>
      )}
      {files.length > 0 && (
        <Radio
          name="resume"
          checked={value === ''}
          onChange={() => onChange('')}
          label="No file, only my profile"
        />
      )}
      <FileDrop
        label={files.length ? 'Another one' : 'Add your résumé'}
        hint="PDF, DOCX, ODT or plain text, up to 5 MB. The employer gets it as it is."
        choose="Choose a file"
        endings={resumeEndings}
        progress={sending.progress}
        error={sending.error ?? error}
        onFile={sending.send}
      />
      {value !== '' && (
        <p className={styles.facts}>
          <Link to={paths.profileFromResume(Number(value))}>Fill your profile from it</Link>: what you’ve
          written here is kept.
        </p>
      )}
    </fieldset>
  );
}
