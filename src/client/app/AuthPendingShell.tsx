import { Spinner } from '#client/ui/Spinner.tsx';
import header from '#client/ui/PageHeader.module.css';
import styles from './Workspace.module.css';

/** What a screen looks like before it is known who is there: its heading in its place, if that is known. */
export function AuthPendingShell({ title }: { title: string | undefined }) {
  if (!title) return <Spinner />;
  return (
    <div className={styles.workspace}>
      <div />
      <main id="main" className={styles.main}>
        <header className={header.header}>
          <h1>{title}</h1>
        </header>
        <Spinner />
      </main>
    </div>
  );
}
