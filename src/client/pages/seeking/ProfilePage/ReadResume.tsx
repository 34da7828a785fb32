import { useApi } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import type { Profile } from '#contract/api.ts';
import { ResumePreview } from './ResumePreview.tsx';
import styles from './ResumePreview.module.css';

interface Props {
  fileId: number;
  profile: Profile;
  onDone: () => void;
}

/** What is in a file, once it is read; or why it could not be. */
export function ReadResume({ fileId, profile, onDone }: Props) {
  const reading = useApi('GET /api/files/:id/reading', { params: { id: fileId } });
  if (reading.data)
    return <ResumePreview file={fileId} reading={reading.data} profile={profile} onDone={onDone} />;
  if (!reading.error) {
    return (
      <div className={styles.waiting}>
        <output>Reading your résumé…</output>
        <Loading what="what is in your résumé" />
        <Skeleton height="4rem" />
        <Skeleton height="10rem" />
      </div>
    );
  }
  const unreadable = reading.error.status === 422;
  return unreadable ? (
    <section className={styles.unreadable} aria-labelledby="unreadable">
      <h2 id="unreadable">We could not read this file</h2>
      <p role="alert">{reading.error.sentence}</p>
      <p>You can fill in your profile by hand, or add another file.</p>
      <div>
        <Button onClick={onDone}>All right</Button>
      </div>
    </section>
  ) : (
    <ErrorState
      title="Your résumé could not be read"
      error={reading.error}
      retry={() => void reading.refetch()}
    />
  );
}
