import { Component, type ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import styles from './Workspace.module.css';

interface Props {
  children: ReactNode;
}

/** Stands in for a page that broke, or whose code could not be fetched (offline, or replaced by a newer release). */
export class LoadFailure extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="main" className={styles.alone}>
        <EmptyState
          title="This page could not be shown"
          text="It may have been replaced by a newer version, or the connection was lost. Loading it again usually helps."
          action={
            <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
              Load again
            </Button>
          }
        />
      </main>
    );
  }
}
