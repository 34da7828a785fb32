import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { FileDrop } from '#client/features/files/FileDrop.tsx';
import { FileLink } from '#client/features/files/FileLink.tsx';
import { useSendFile } from '#client/features/files/use-send-file.ts';
import { orRetry } from '#client/kit/mutations/or-retry.ts';
import { announce } from '#client/ui/announcer.ts';
import { IconButton } from '#client/ui/Button.tsx';
import type { Onboarding } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import styles from './Onboarding.module.css';
import { showOnboarding } from './use-onboarding.ts';

const endings = ['.pdf', '.jpg', '.jpeg', '.png', '.docx', '.odt', '.txt'] as const;

/** The files of a task, for both sides to open, and one more. */
export function TaskFiles({ task, resting }: { task: Onboarding['tasks'][number]; resting: boolean }) {
  const { id, title, files } = task;
  const { progress, error, send } = useSendFile('POST /api/onboarding-tasks/:id/files', {
    params: { id },
    working: 'Adding…',
    sent: (onboarding) => {
      showOnboarding(onboarding);
      announce('File added');
    },
  });
  async function remove(fileId: number): Promise<void> {
    await call('DELETE /api/onboarding-tasks/:id/files/:fileId', { params: { id, fileId } });
    await refresh('GET /api/applications/:id/onboarding');
    announce('File removed');
  }
  return (
    <>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={`Files of ${title}`}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <FileLink file={file} />
              {file.own && (
                <IconButton
                  label={`Remove \u2068${file.name}\u2069`}
                  icon="trash"
                  size="compact"
                  onClick={() => void orRetry('File not removed', () => remove(file.id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {files.length < limits.taskFiles && !resting && (
        <FileDrop
          label="Add a file"
          hint="A PDF, photo or document, up to 5 MB. Both sides can open it."
          choose="Choose a file"
          endings={endings}
          progress={progress}
          error={error}
          onFile={send}
        />
      )}
    </>
  );
}
