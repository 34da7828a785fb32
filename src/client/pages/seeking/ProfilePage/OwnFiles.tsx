import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type ApiError } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { fileFacts } from '#client/features/files/file-facts.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink, IconButton } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Time } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import type { OwnFile } from '#contract/api.ts';
import styles from './ResumeTab.module.css';

interface Props {
  files: readonly OwnFile[];
  /** The one that is being looked over. */
  reading: number | undefined;
  onRead: (fileId: number) => void;
}

/** The files that are here, the last used first. Nothing where there are none: the place to add one stands below. */
export function OwnFiles({ files, reading, onRead }: Props) {
  const [going, setGoing] = useState<OwnFile>();
  const removal = useMutation<unknown, ApiError, OwnFile>({
    mutationFn: ({ id }) => call('DELETE /api/files/:id', { params: { id } }),
    onSuccess: async (_, file) => {
      setGoing(undefined);
      toast({ title: 'File deleted', description: file.name });
      await refresh('GET /api/files', 'GET /api/profile/job-seeker', 'GET /api/dashboard/stats');
      // Its buttons are gone, and with them where the focus was.
      document.getElementById('resumes')?.focus();
    },
  });
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <div className={styles.words}>
              <p dir="auto">{file.name}</p>
              <p className={styles.facts}>
                {fileFacts(file)}, added <Time value={file.uploadedAt} />
                {file.lastSentAt && (
                  <>
                    {' '}
                    · sent with {file.sentWith} {file.sentWith === 1 ? 'application' : 'applications'}, last
                    on <Time value={file.lastSentAt} />; it stays with them
                  </>
                )}
              </p>
            </div>
            <div className={styles.buttons}>
              <Button
                size="compact"
                aria-label={`Fill profile from ${file.name}`}
                disabled={file.id === reading}
                onClick={() => onRead(file.id)}
              >
                Fill profile
              </Button>
              <ButtonLink
                size="compact"
                variant="quiet"
                icon="download"
                reloadDocument
                download
                to={paths.file(file.id)}
                aria-label={`Download ${file.name}`}
              >
                Download
              </ButtonLink>
              {file.sentWith === 0 && (
                <IconButton
                  size="compact"
                  icon="trash"
                  label={`Delete ${file.name}`}
                  onClick={() => {
                    removal.reset();
                    setGoing(file);
                  }}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={going !== undefined}
        title="Delete this file?"
        label="Delete file"
        pendingLabel="Deleting…"
        pending={removal.isPending}
        failure={removal.error?.sentence}
        danger
        onConfirm={() => going && removal.mutate(going)}
        onClose={() => setGoing(undefined)}
      >
        <p>
          <strong dir="auto">{going?.name}</strong> will be deleted for good. What you saved from it to your
          profile stays.
        </p>
      </ConfirmDialog>
    </>
  );
}
